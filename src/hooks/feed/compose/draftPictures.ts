import { deviceStore, keysOf } from '../../../lib/deviceStore.ts';

const pictureStore = 'pictures';
const drafts = deviceStore('rolecast-drafts', [pictureStore]);

/** A file of a post that was not sent yet, with its description. */
export interface DraftPicture {
  file: File;
  alt: string;
}

const keyOf = (userId: string, name: string) => `${userId}.${name}`;

const isDraftPicture = (value: unknown): value is DraftPicture => {
  const { file, alt } = (value ?? {}) as Record<string, unknown>;
  return file instanceof File && typeof alt === 'string';
};

/** Writes wait for each other: an older list must not come after a newer one. Reads wait too. */
let last: Promise<unknown> = Promise.resolve();

/** What was left from last time; nothing when storage is forbidden or holds something else. */
export async function readDraftPictures(userId: string, name: string): Promise<DraftPicture[]> {
  try {
    await last;
    const value: unknown = await drafts.run(pictureStore, 'readonly', (pictures) =>
      pictures.get(keyOf(userId, name)),
    );
    return Array.isArray(value) ? value.filter(isDraftPicture) : [];
  } catch {
    return [];
  }
}

/** Keeps the files themselves, so that they survive the end of the page. False when they could not be kept. */
export function writeDraftPictures(
  userId: string,
  name: string,
  pictures: readonly DraftPicture[],
): Promise<boolean> {
  const key = keyOf(userId, name);
  const written = last.then(() =>
    drafts
      .run<unknown>(pictureStore, 'readwrite', (kept) =>
        pictures.length > 0 ? kept.put(pictures, key) : kept.delete(key),
      )
      .then(
        () => true,
        () => pictures.length === 0,
      ),
  );
  last = written;
  return written;
}

/** Erases all of this member. */
export async function forgetDraftPictures(userId: string): Promise<void> {
  try {
    await last;
    await drafts.run<unknown>(pictureStore, 'readwrite', (kept) => kept.delete(keysOf(userId)));
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
