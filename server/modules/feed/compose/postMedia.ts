import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import { claimMedia, keepMedia, releaseMedia, type ClaimedMedia } from '../../../media/claim.ts';
import { invalid } from '../../../problem.ts';
import { cleanOptional } from '../../../text.ts';

type MediaInput = Schemas['MediaInput'];

export interface PostMedia extends ClaimedMedia {
  alt: string | null;
  posterKey: string | null;
}

const mixed = 'A post has either pictures or one video.';

export function mediaErrors(media: MediaInput[]): Record<string, string> {
  const keys = media.flatMap(({ mediaKey, posterKey }) => (posterKey ? [mediaKey, posterKey] : [mediaKey]));
  return new Set(keys).size < keys.length ? { media: 'Each picture can be added once.' } : {};
}

/** Checks what was uploaded for a post, outside of its transaction: pictures are written anew here. */
export async function claimPostMedia(context: Context, inputs: MediaInput[]): Promise<PostMedia[]> {
  const media: PostMedia[] = [];
  for (const { mediaKey, alt, posterKey } of inputs) {
    const claimed = await claimMedia(context, mediaKey, 2);
    const poster = claimed.mediaType === 1 && posterKey ? await claimMedia(context, posterKey, 2) : undefined;
    if (poster?.mediaType === 1) throw invalid({ media: 'A poster is a picture.' });
    media.push({ ...claimed, alt: cleanOptional(alt) ?? null, posterKey: poster?.mediaKey ?? null });
  }
  if (media.length > 1 && media.some(({ mediaType }) => mediaType === 1)) throw invalid({ media: mixed });
  return media;
}

/**
 * Makes a post show these objects in this order, gives up those that it showed before and shows no more, and tells
 * whether that changed anything. An object belongs to one post, so that giving it up takes it from nobody else.
 */
export async function showMedia(
  context: Pick<Context, 'now'>,
  db: Db,
  { postId, ownerId, media }: { postId: string; ownerId: string; media: PostMedia[] },
): Promise<boolean> {
  const before = await db
    .selectFrom('post_media')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute();
  const asText = (list: readonly (readonly [string, string | null, string | null])[]) => JSON.stringify(list);
  const now = asText(media.map((one) => [one.mediaKey, one.alt, one.posterKey]));
  if (asText(before.map((row) => [row.media_key, row.alt, row.poster_key])) === now) return false;

  const keys = keysOf(media.map((one) => [one.mediaKey, one.posterKey]));
  if (keys.length > 0) await refuseShown(db, postId, keys);
  await db.deleteFrom('post_media').where('post_id', '=', postId).execute();
  await releaseMedia(
    context,
    db,
    keysOf(before.map((row) => [row.media_key, row.poster_key])).filter((key) => !keys.includes(key)),
    'released',
  );
  if (media.length > 0) await db.insertInto('post_media').values(rowsOf(postId, media)).execute();
  await keepMedia(db, keys, ownerId);
  return true;
}

const keysOf = (pairs: (string | null)[][]) => pairs.flat().filter((key) => key !== null);

const rowsOf = (postId: string, media: PostMedia[]) =>
  media.map((one, position) => ({
    post_id: postId,
    position,
    media_key: one.mediaKey,
    media_type: one.mediaType,
    alt: one.alt,
    width: one.width ?? null,
    height: one.height ?? null,
    duration_sec: one.durationSec ?? null,
    poster_key: one.posterKey,
  }));

async function refuseShown(db: Db, postId: string, keys: string[]) {
  const elsewhere = await db
    .selectFrom('post_media')
    .select('media_key')
    .where((row) => row.or([row('media_key', 'in', keys), row('poster_key', 'in', keys)]))
    .where('post_id', '!=', postId)
    .executeTakeFirst();
  if (elsewhere) throw invalid({ media: 'This picture is part of another post. Please upload it again.' });
}
