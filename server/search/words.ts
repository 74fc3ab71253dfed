/** Longer queries are cut: no name has more words that tell it from others. */
const MOST_WORDS = 6;
const LONGEST_WORD = 60;

const apart: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  "'": '',
  '’': '',
};

/** Without accents and case. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœþđðøłħŧıŋς'’]/g, (letter) => apart[letter] ?? letter);

/** Whatever is no letter, digit or sign of a script. */
const notLetters = /[^0-9a-z\u00c0-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/u;
/** Scripts without blanks between words: Thai and Lao, kana, Han. */
export const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/;
/** So far into a text without blanks a word of it is found. */
const MOST_STARTS = 40;

const cut = (letters: readonly string[]) => letters.slice(0, LONGEST_WORD).join('');

const wordsOf = (text: string): string[][] =>
  foldWords(text)
    .split(notLetters)
    .filter((word) => word !== '')
    .map((word) => [...word]);

/** The different words of what somebody types, folded. */
export const queryWords = (text: string): string[] =>
  [...new Set(wordsOf(text).map(cut))].slice(0, MOST_WORDS);

/** The different words that a name or title is found by, folded; where no blanks part them, from each letter on. */
export const indexWords = (text: string): string[] => [
  ...new Set(
    wordsOf(text).flatMap((letters) =>
      unspaced.test(letters.join(''))
        ? letters.slice(0, MOST_STARTS).map((_, at) => cut(letters.slice(at)))
        : [cut(letters)],
    ),
  ),
];

/** A word, and what is left of it without one letter. Empty for words of under four letters. */
export function typosOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4 || letters.length > 30) return [];
  return [word, ...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))];
}

/**
 * How many letters must be added, left out, changed or swapped with the next to make one word of the other
 * (Damerau-Levenshtein, each place once).
 */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  // Every cell that is read was written in this or one of the two rows before.
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
    }
  }
  return at(a.length, b.length);
}
