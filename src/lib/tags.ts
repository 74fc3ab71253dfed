const longestTag = 50;
// The same as in server/modules/feed/tags.ts; openapi/vectors/tags.json holds both to it.
const found = /(?<![\p{L}\p{M}\p{N}_&#])#([\p{L}\p{M}\p{N}_\u200c]+)/gu;

/** One tag as it is stored and compared: any case and width is the same tag. */
export const foldTag = (tag: string): string => tag.normalize('NFKC').toLowerCase();

export interface FoundTag {
  /** Of the `#`, in UTF-16 units. */
  start: number;
  /** With the `#`. */
  length: number;
  /** Folded, without the `#`. */
  tag: string;
}

/** The tags of a text without addresses. Letters of any script, digits and underscores; a bare number is none. */
export function findTags(text: string): FoundTag[] {
  const tags: FoundTag[] = [];
  for (const { 0: whole, 1: word = '', index } of text.matchAll(found))
    if ([...word].length <= longestTag && /\p{L}/u.test(word))
      tags.push({ start: index, length: whole.length, tag: foldTag(word) });
  return tags;
}
