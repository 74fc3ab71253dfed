/** A slice of a font. */
export interface FontFile {
  family: string;
  /** 0: variable, both weights in one file. */
  weight: 400 | 700 | 0;
  /** First and last code point of each range, one after the other. */
  ranges: readonly number[];
  url: string;
}

const contains = ({ ranges }: FontFile, codePoint: number) => {
  for (let index = 0; index < ranges.length; index += 2)
    if (codePoint >= (ranges[index] ?? 0) && codePoint <= (ranges[index + 1] ?? -1)) return true;
  return false;
};

/** Chinese characters look different in Japan and Korea: kana and hangul tell which they are meant to be. */
function familyOrder(text: string): readonly string[] {
  const east = /\p{sc=Hiragana}|\p{sc=Katakana}/u.test(text)
    ? ['jp', 'sc', 'kr']
    : /\p{sc=Hangul}/u.test(text)
      ? ['kr', 'sc', 'jp']
      : ['sc', 'jp', 'kr'];
  return ['sans', 'hebrew', 'arabic', 'emoji', ...east];
}

/** Fonts of the neighbours say that they have these letters, and have some of them. */
const ownFamily = (letter: string) =>
  /\p{sc=Hangul}/u.test(letter) ? 'kr' : /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(letter) ? 'jp' : undefined;

/** Joiners and variation selectors: they change their neighbours and need no letter of their own. */
const isInvisible = (codePoint: number) =>
  codePoint < 0x20 || /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(codePoint));

const latinLetter = 0x61;

export interface NeededFonts {
  /** In the order in which they are asked for a letter. */
  files: FontFile[];
  /** Letters that no font has. */
  missing: string[];
}

/** The files that this text needs; each weight of them. */
export function neededFonts(text: string, all: readonly FontFile[]): NeededFonts {
  const order = familyOrder(text);
  // The slice with the Latin letters before its sisters, which have a space and digits as well: fewer seams in a line.
  const rank = (file: FontFile) => order.indexOf(file.family) * 2 - Number(contains(file, latinLetter));
  const ordered = all.toSorted((a, b) => rank(a) - rank(b));
  const needed = new Set<FontFile>(
    all.filter((file) => file.family === 'sans' && contains(file, latinLetter)),
  );
  const missing = new Set<string>();
  for (const letter of new Set(text)) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (isInvisible(codePoint)) continue;
    const able = ordered.filter((file) => contains(file, codePoint));
    const first = able.find(({ family }) => family === ownFamily(letter)) ?? able[0];
    if (!first) missing.add(letter);
    // Parts of one emoji stand in several slices; which of them joins it, its own table says.
    for (const file of able) if (file.family === first?.family) needed.add(file);
  }
  return { files: ordered.filter((file) => needed.has(file)), missing: [...missing] };
}
