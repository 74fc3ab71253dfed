import type { Context, Db } from '../context.ts';
import { ApiProblem } from '../problem.ts';
import { inspect } from './inspect.ts';
import { familyOf, typeSentence, type MediaPurpose } from './purposes.ts';
import { mediaKeyForm } from './uploads.ts';

export interface ClaimedMedia {
  mediaKey: string;
  /** IMAGE 0, VIDEO 1 (specification 3); documents and audio count as neither and say 0. */
  mediaType: 0 | 1;
  contentType: string;
  width: number | undefined;
  height: number | undefined;
}

const refused = (message: string) => new ApiProblem(422, 'VALIDATION', message, { errors: { media: message } });

/**
 * Checks an uploaded object on its first use: it is the caller's, of this purpose, complete, and by its bytes what it
 * claims to be. Pictures are written anew as WebP without metadata, at most 2560 px. Call it before the transaction
 * that shows the object (it is slow), then `keepMedia` inside. Throws 422 VALIDATION with `errors.media`, 415 TYPE.
 */
export async function claimMedia(context: Context, mediaKey: string, purpose: MediaPurpose): Promise<ClaimedMedia> {
  const gone = refused('This file is not here any more. Please upload it again.');
  if (!mediaKeyForm.test(mediaKey)) throw gone;
  const row = await context.db.selectFrom('media').selectAll().where('key', '=', mediaKey).executeTakeFirst();
  const ownerId = context.session?.userId ?? null;
  if (!row || row.purpose !== purpose || (row.owner_id !== null && row.owner_id !== ownerId)) throw gone;
  const family = familyOf(purpose, row.content_type);
  const mediaType = family === 'video' ? 1 : 0;
  if (row.state !== 'pending')
    return { mediaKey, mediaType, contentType: row.content_type, width: row.width ?? undefined, height: row.height ?? undefined };
  if ((await context.services.storage.size(mediaKey)) === undefined) throw gone;

  const found = await inspect(context.services.storage, mediaKey, row.content_type);
  if (!found) throw new ApiProblem(415, 'TYPE', typeSentence(purpose));
  if (found.rewritten) await context.services.storage.replace(mediaKey, found.rewritten);
  await context.db
    .updateTable('media')
    .set({
      state: 'ready',
      content_type: found.contentType,
      size: found.rewritten?.length ?? row.size,
      width: found.width ?? null,
      height: found.height ?? null,
    })
    .where('key', '=', mediaKey)
    .where('state', '=', 'pending')
    .execute();
  return { mediaKey, mediaType, contentType: found.contentType, width: found.width, height: found.height };
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

/** Gives objects up that nothing shows any more; they are removed 24 hours later. */
export async function releaseMedia(context: Context, db: Db, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.updateTable('media').set({ state: 'ready', created_at: context.now() }).where('key', 'in', keys).execute();
}
