import { choosePostFiles } from '../../domain/uploads.ts';
import type { DraftPicture } from './draftPictures.ts';

/**
 * Which pictures of a draft fit beside those that are there, and why the others do not: something may have been chosen
 * while they were read, and the post that is edited may have got pictures elsewhere.
 */
export function fittingPictures(
  left: readonly DraftPicture[],
  present: { pictures: number; videos: number },
): { taken: DraftPicture[]; refused?: string | undefined } {
  const { taken, refused } = choosePostFiles(
    left.map(({ file }) => file),
    present,
  );
  return { taken: left.filter(({ file }) => taken.includes(file)), refused };
}
