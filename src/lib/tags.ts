const longestTag = 50;
// The same as in server/parseTags.ts; openapi/vectors/tags.json holds both to it.
const found = /(?<![\p{L}\p{M}\p{N}_&#])#([\p{L}\p{M}\p{N}_\u200c]+)/gu;

/** One tag as it is stored and compared: any case and width is the same tag. */
export const foldTag = (tag: string): string => tag.normalize('NFKC').toLowerCase();

/**
 * The tags of a text without addresses, with their `#`, and where they begin. Letters of any script, digits and
 * underscores; a bare number is none.
 */
export const findTags = (text: string) =>
  [...text.matchAll(found)].filter(([tag]) => [...tag].length <= longestTag + 1 && /\p{L}/u.test(tag));
