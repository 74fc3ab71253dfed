import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { claimMedia, keepMedia, releaseMedia, type ClaimedMedia } from '../../media/claim.ts';
import { invalid } from '../../problem.ts';
import { cleanOptional } from '../../text.ts';

type MediaInput = Schemas['MediaInput'];

export interface PostMedia extends ClaimedMedia {
  alt: string | null;
}

const mixed = 'A post has either pictures or one video.';

export function mediaErrors(media: MediaInput[]): Record<string, string> {
  const different = new Set(media.map(({ mediaKey }) => mediaKey)).size;
  return different < media.length ? { media: 'Each picture can be added once.' } : {};
}

/** Checks what was uploaded for a post, outside of its transaction: pictures are written anew here. */
export async function claimPostMedia(context: Context, inputs: MediaInput[]): Promise<PostMedia[]> {
  const media: PostMedia[] = [];
  for (const { mediaKey, alt } of inputs)
    media.push({ ...(await claimMedia(context, mediaKey, 2)), alt: cleanOptional(alt) ?? null });
  if (media.length > 1 && media.some(({ mediaType }) => mediaType === 1)) throw invalid({ media: mixed });
  return media;
}

/**
 * Makes a post show these objects in this order, gives up those that it showed before and shows no more, and tells
 * whether that changed anything. An object belongs to one post, so that giving it up takes it from nobody else.
 */
export async function showMedia(
  context: Context,
  db: Db,
  { postId, ownerId, media }: { postId: string; ownerId: string; media: PostMedia[] },
): Promise<boolean> {
  const before = await db
    .selectFrom('post_media')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute();
  const asText = (list: { mediaKey: string; alt: string | null }[]) =>
    JSON.stringify(list.map((one) => [one.mediaKey, one.alt]));
  if (asText(before.map(({ media_key, alt }) => ({ mediaKey: media_key, alt }))) === asText(media))
    return false;

  const keys = media.map(({ mediaKey }) => mediaKey);
  if (keys.length > 0) await refuseShown(db, postId, keys);
  await db.deleteFrom('post_media').where('post_id', '=', postId).execute();
  await releaseMedia(
    context,
    db,
    before.map((row) => row.media_key).filter((key) => !keys.includes(key)),
  );
  if (media.length > 0) await db.insertInto('post_media').values(rowsOf(postId, media)).execute();
  await keepMedia(db, keys, ownerId);
  return true;
}

const rowsOf = (postId: string, media: PostMedia[]) =>
  media.map((one, position) => ({
    post_id: postId,
    position,
    media_key: one.mediaKey,
    media_type: one.mediaType,
    alt: one.alt,
    width: one.width ?? null,
    height: one.height ?? null,
  }));

async function refuseShown(db: Db, postId: string, keys: string[]) {
  const elsewhere = await db
    .selectFrom('post_media')
    .select('media_key')
    .where('media_key', 'in', keys)
    .where('post_id', '!=', postId)
    .executeTakeFirst();
  if (elsewhere) throw invalid({ media: 'This picture is part of another post. Please upload it again.' });
}
