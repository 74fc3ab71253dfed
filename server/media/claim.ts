import type { Selectable } from 'kysely';
import type { Context, Db } from '../context.ts';
import type { MediaTable } from '../db/serviceTables.ts';
import { ApiProblem } from '../problem.ts';
import { inspect } from './inspect.ts';
import { UnsafePdf } from './pdf.ts';
import { PictureTooLarge } from './picture.ts';
import { familyOf, typeSentence, type MediaPurpose } from './purposes.ts';
import { mediaKeyForm } from './uploads.ts';
import { MAX_VIDEO_SEC } from './video.ts';

export interface ClaimedMedia {
  mediaKey: string;
  /** IMAGE 0, VIDEO 1 (specification 3); documents and audio count as neither and say 0. */
  mediaType: 0 | 1;
  contentType: string;
  width: number | undefined;
  height: number | undefined;
  /** Of a video. */
  durationSec: number | undefined;
}

/** The sentence for what is not there, not the caller's or of another purpose. */
export const uploadGone = 'This file is not here any more. Please upload it again.';

const refused = (message: string) =>
  new ApiProblem(422, 'VALIDATION', message, { errors: { media: message } });

type Row = Selectable<MediaTable>;

/** Also while a check runs, or was cut off: then it is made again. */
export const isUnchecked = ({ state }: Pick<Row, 'state'>): boolean =>
  state === 'pending' || state === 'checking';

/** The upload, when the caller may use it for this purpose. */
async function usableUpload(context: Context, mediaKey: string, purpose: MediaPurpose): Promise<Row> {
  const row = mediaKeyForm.test(mediaKey)
    ? await context.db.selectFrom('media').selectAll().where('key', '=', mediaKey).executeTakeFirst()
    : undefined;
  const ownerId = context.session?.userId ?? null;
  const usable = row?.purpose === purpose && (row.owner_id === null || row.owner_id === ownerId);
  const complete =
    usable && (!isUnchecked(row) || (await context.services.storage.size(mediaKey)) !== undefined);
  if (!complete) throw refused(uploadGone);
  return row;
}

/** What the row says once the object was checked; the object itself is written anew where that makes it safer. */
async function check(context: Context, row: Row, purpose: MediaPurpose): Promise<Row> {
  const { storage } = context.services;
  // From here on its link takes nothing more: what is checked is what stays.
  await context.db
    .updateTable('media')
    .set({ state: 'checking' })
    .where('key', '=', row.key)
    .where('state', '=', 'pending')
    .execute();
  const found = await inspect(storage, row.key, row.content_type).catch((error: unknown) => {
    throw error instanceof PictureTooLarge || error instanceof UnsafePdf ? refused(error.message) : error;
  });
  if (!found) throw new ApiProblem(415, 'TYPE', typeSentence(purpose));
  if (purpose === 2 && (found.durationSec ?? 0) > MAX_VIDEO_SEC)
    throw refused('Videos may last at most 10 minutes.');
  if (found.rewritten) await storage.replace(row.key, found.rewritten);
  const checked = {
    state: 'ready' as const,
    content_type: found.contentType,
    size: found.rewritten?.length ?? row.size,
    width: found.width ?? null,
    height: found.height ?? null,
    duration_sec: found.durationSec ?? null,
  };
  await context.db
    .updateTable('media')
    .set(checked)
    .where('key', '=', row.key)
    .where('state', '=', 'checking')
    .execute();
  return { ...row, ...checked };
}

/**
 * Checks an uploaded object on its first use: it is the caller's, of this purpose, complete, and by its bytes what it
 * claims to be. Pictures are written anew as WebP without metadata, at most 2560 px. Call it before the transaction
 * that shows the object (it is slow), then `keepMedia` inside. Throws 422 VALIDATION with `errors.media`, 415 TYPE.
 */
export async function claimMedia(
  context: Context,
  mediaKey: string,
  purpose: MediaPurpose,
): Promise<ClaimedMedia> {
  const row = await usableUpload(context, mediaKey, purpose);
  const checked = isUnchecked(row) ? await check(context, row, purpose) : row;
  return {
    mediaKey,
    mediaType: familyOf(purpose, row.content_type) === 'video' ? 1 : 0,
    contentType: checked.content_type,
    width: checked.width ?? undefined,
    height: checked.height ?? undefined,
    durationSec: checked.duration_sec ?? undefined,
  };
}

/** Marks objects as shown by something, so that they stay. `ownerId` takes over what was uploaded before registration. */
export async function keepMedia(db: Db, keys: string[], ownerId: string): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('media')
    .set({ state: 'used', owner_id: ownerId })
    .where('key', 'in', keys)
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', ownerId)]))
    .execute();
}

/**
 * Gives objects up that nothing shows any more; they are removed 24 hours later. As `released` they are given out to nobody from
 * now on who has the bare address, and files of posts to nobody but the console.
 */
export async function releaseMedia(
  context: Pick<Context, 'now'>,
  db: Db,
  keys: string[],
  state: 'ready' | 'released' = 'ready',
): Promise<void> {
  if (keys.length === 0) return;
  await db.updateTable('media').set({ state, created_at: context.now() }).where('key', 'in', keys).execute();
}
