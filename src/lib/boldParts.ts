export interface TextPart {
  text: string;
  /** It is what was looked for. */
  bold: boolean;
}

/** Letters that Unicode does not take apart into a plain one and its mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** As it is compared: small, and without accents. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłıþ]/g, (letter) => plain[letter] ?? letter);

/** The folded text, and for each of its characters where the letter begins that it comes from. */
function foldWithPlaces(text: string) {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = foldText(letter);
    folded += small;
    for (let index = 0; index < small.length; index++) places.push(at);
    at += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** Parts a text at what was looked for, whatever its accents and capitals: `nguyen` is found in "Nguyễn". */
export function boldParts(text: string, sought: string): TextPart[] {
  const { folded, places } = foldWithPlaces(text);
  const words = foldText(sought).split(/\s+/).filter(Boolean);
  const bold = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      bold.fill(true, places[at], places[at + word.length]);
  const parts: TextPart[] = [];
  let at = 0;
  while (at < text.length) {
    let end = at + 1;
    // A mark that stands alone (a decomposed accent) goes with its letter.
    while (end < text.length && (bold[end] === bold[at] || /^\p{M}/u.test(text.slice(end)))) end++;
    parts.push({ text: text.slice(at, end), bold: bold[at] ?? false });
    at = end;
  }
  return parts;
}

/** So much of a line may stand before what was looked for. */
const lead = 24;

/** A text from a little before what was looked for in it, so that a line that ends early shows it. */
export function excerptOf(text: string, sought: string): string {
  const parts = boldParts(text, sought);
  const found = parts.findIndex(({ bold }) => bold);
  const before = parts
    .slice(0, Math.max(0, found))
    .map((part) => part.text)
    .join('');
  if (before.length <= lead) return text;
  const blank = before.indexOf(' ', before.length - lead);
  return `…${text.slice(blank < 0 ? before.length : blank + 1)}`;
}
