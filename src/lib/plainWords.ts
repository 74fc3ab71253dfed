const lineMarks = /^[^\S\n]*(?:>[^\S\n]?|[-+*][^\S\n]+)+/gm;
const links = /(?<!\\)\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))+\)/g;
const stars = /(?<![\\*])(\*{1,3})(?=[^\s*])([^\n]*?[^\s*\\])\1(?!\*)/g;
const lowLines = /(?<![\\\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^\n]*?[^\s_\\])\1(?![\p{L}\p{N}_])/gu;
const escapes = /\\([!-/:-@[-`{-~])/g;

/**
 * The words of a post without the marks of its Markdown subset, for a line that names it. It knows what `readMarkdown` knows,
 * without its size: the first page of a member names posts too. A number before an item stays, for it is a word.
 */
export function plainWords(text: string): string {
  const once = (words: string) => words.replaceAll(stars, '$2').replaceAll(lowLines, '$2');
  // Bold may stand in italics and the other way round.
  return once(once(text.replaceAll(lineMarks, '').replaceAll(links, '$1'))).replaceAll(escapes, '$1');
}
