import { postLimits } from '../../../domain/posts.ts';
import { lengthOf } from '../../../lib/lengthOf.ts';

/** How many characters are too many; undefined when there is room. */
export const excess = (text: string) => {
  const over = lengthOf(text) - postLimits.text;
  return over > 0 ? new Intl.NumberFormat('en').format(over) : undefined;
};

export const mediaLimits =
  'Up to 10 pictures of 10 MB each, or one video: MP4 or WebM, at most 10 minutes and 200 MB.';

export const withoutDescription = (count: number) =>
  count === 1
    ? '1 image has no description. People who cannot see it will miss what it shows.'
    : `${count} images have no description. People who cannot see them will miss what they show.`;

export const tooLongText = (count: string) =>
  `A post has at most 3,000 characters. Remove ${count} of them to post it; nothing you wrote is lost.`;
