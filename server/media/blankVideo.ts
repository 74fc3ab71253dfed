import { blankMp4 } from './blankMp4.ts';
import { blankWebm } from './blankWebm.ts';
import { byteReader, UnreadableVideo } from './byteReader.ts';
import type { MediaStorage, Overwrite } from './storage.ts';

/**
 * Takes out of a stored video what says more than it shows: where it was filmed, with which device, by whom. In place,
 * so that every other byte stays where the video's index says it is. Twice does no harm. False when the file is not
 * built like a video of this type.
 */
export async function blankVideo(storage: MediaStorage, key: string, contentType: string): Promise<boolean> {
  const reader = await byteReader(storage, key);
  let blanks: Overwrite[];
  try {
    blanks = await (contentType.endsWith('/webm') ? blankWebm : blankMp4)(reader);
  } catch (error) {
    if (error instanceof UnreadableVideo) return false;
    throw error;
  }
  if (blanks.length > 0) await storage.overwrite(key, blanks);
  return true;
}
