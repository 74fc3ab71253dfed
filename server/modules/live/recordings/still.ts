import { randomBytes } from 'node:crypto';
import { rewritePicture } from '../../../media/picture.ts';
import { pictureTurns } from '../../../media/turns.ts';
import { webpOf } from '../../../media/vp8.ts';
import type { TaskContext } from '../../../tasks.ts';

/** Purpose of an upload (contract: presignedUrl). */
export const RECORDING = 7;

/** The key under which a file of a recording lies. */
export const newRecordingKey = (): string => `recording/${randomBytes(16).toString('base64url')}`;

/**
 * Puts a still of a film, a VP8 picture, into the media storage as WebP. Returns its key; undefined when there is none that can be
 * read: the film is as good without.
 */
export async function keepStill(
  { db, storage, now }: Pick<TaskContext, 'db' | 'storage' | 'now'>,
  hostId: string,
  still: Uint8Array | undefined,
): Promise<string | undefined> {
  if (!still) return undefined;
  // Throws for one that is too large, and while too many pictures wait.
  const picture = await pictureTurns
    .take(() => rewritePicture(webpOf(still), 'image/webp'))
    .catch(() => undefined);
  if (!picture) return undefined;
  const { contentType, width, height, rewritten } = picture;
  const key = newRecordingKey();
  // Before the file: what is cut off half way is purged like any upload that nobody used.
  await db
    .insertInto('media')
    .values({
      key,
      owner_id: hostId,
      purpose: RECORDING,
      content_type: contentType,
      file_name: null,
      size: rewritten.length,
      width,
      height,
      state: 'ready',
      created_at: now(),
    })
    .execute();
  await storage.replace(key, rewritten);
  return key;
}
