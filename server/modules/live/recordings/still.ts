import { randomBytes } from 'node:crypto';
import { rewritePicture } from '../../../media/picture.ts';
import { pictureTurns } from '../../../media/turns.ts';
import { webpOf } from '../../../media/vp8.ts';
import type { TaskContext } from '../../../tasks.ts';

/** Purpose of an upload (contract: presignedUrl). */
export const RECORDING = 7;

const name = () => randomBytes(16).toString('base64url');

/** The key under which a file of a recording lies. */
export const newRecordingKey = (): string => `recording/${name()}`;
/** The same of a picture of what is on air. */
export const newPosterKey = (): string => `live/${name()}`;

/** As much as the list of rooms shows of a picture. */
const POSTER_SIDE = 640;

interface Still {
  hostId: string;
  /** VP8 of a picture that stands by itself; undefined when there was none. */
  still: Uint8Array | undefined;
  /** Where it is to lie. */
  key: string;
}

/**
 * Puts a still, of a film or of what is on air, into the media storage as WebP. Returns its key; undefined when there is none that can
 * be read: both are as good without. Until `keepMedia` says that something shows it, it is purged like any upload that nobody used.
 */
export async function keepStill(
  { db, storage, now }: Pick<TaskContext, 'db' | 'storage' | 'now'>,
  { hostId, still, key }: Still,
): Promise<string | undefined> {
  if (!still) return undefined;
  const side = key.startsWith('live/') ? POSTER_SIDE : undefined;
  // Throws for one that is too large, and while too many pictures wait.
  const picture = await pictureTurns
    .take(() => rewritePicture(webpOf(still), 'image/webp', side))
    .catch(() => undefined);
  if (!picture) return undefined;
  const { contentType, width, height, rewritten } = picture;
  // Before the file: what is cut off half way is purged too.
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
