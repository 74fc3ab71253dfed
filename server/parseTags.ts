const LONGEST_TAG = 50;

// The same as in src/lib/tags.ts; openapi/vectors/tags.json holds both to it.
const address = /\bhttps?:\/\/[^\s<>"]+/gi;
const found = /(?<![\p{L}\p{M}\p{N}_&#])#([\p{L}\p{M}\p{N}_\u200c]+)/gu;

/** One tag as it is stored and compared: any case and width is the same tag. */
export const foldTag = (tag: string): string => tag.normalize('NFKC').toLowerCase();

/** The tags of a text, folded, each once, in their order. What is in an address is none, nor is a bare number. */
export function parseTags(text: string): string[] {
  const words = [...text.replace(address, ' ').matchAll(found)].map(([, word = '']) => word);
  return [
    ...new Set(words.filter((word) => [...word].length <= LONGEST_TAG && /\p{L}/u.test(word)).map(foldTag)),
  ];
}
