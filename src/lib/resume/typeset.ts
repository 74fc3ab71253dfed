import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { graphemesOf, type Face, type FontSet } from './fontSet.ts';

const bidi = bidiFactory();

/** Letters of one font and direction. `text` is in reading order. */
export interface Run {
  face: Face;
  text: string;
  rtl: boolean;
  /** From the start of the line, in points. */
  x: number;
  width: number;
}

export interface Line {
  runs: Run[];
  /** In points. */
  width: number;
  text: string;
}

export interface Typeset {
  lines: Line[];
  /** The paragraph reads from right to left: it is set at the right edge. */
  rtl: boolean;
}

export interface TextLook {
  /** In points. */
  size: number;
  bold?: boolean;
}

interface Piece {
  text: string;
  face: Face;
  level: number;
}

const widths = new WeakMap<Face, Map<string, number>>();
/** Width of a run at size 1. */
function widthOf(face: Face, text: string): number {
  let known = widths.get(face);
  if (!known) widths.set(face, (known = new Map()));
  let width = known.get(text);
  if (width === undefined) {
    width = face.font.layout(text, []).advanceWidth / face.font.unitsPerEm;
    known.set(text, width);
  }
  return width;
}

/** Neighbours that are set with the same font in the same direction become one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && last.face === piece.face && last.level === piece.level) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}

/** From reading order to the order on the line (rule L2 of the bidirectional algorithm). */
function reordered(pieces: Piece[]): Piece[] {
  const line = [...pieces];
  const highest = Math.max(0, ...line.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < line.length; from++) {
      if ((line[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((line[to + 1]?.level ?? 0) >= level) to++;
      line.splice(from, to - from + 1, ...line.slice(from, to + 1).toReversed());
      from = to;
    }
  return line;
}

const strong = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/** fontkit turns letters of right-to-left scripts itself; what has no direction of its own is turned here. */
export const asDrawn = ({ text, rtl }: Pick<Run, 'text' | 'rtl'>): string => {
  if (!rtl) return text;
  const mirrored = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
  return strong.test(text) ? mirrored : graphemesOf(mirrored).toReversed().join('');
};

function toLine(pieces: readonly Piece[], size: number): Line {
  let x = 0;
  const runs = reordered(merged(pieces)).map(({ text, face, level }) => {
    const rtl = level % 2 === 1;
    const width = widthOf(face, asDrawn({ text, rtl })) * size;
    const run = { text, face, rtl, x, width };
    x += width;
    return run;
  });
  return { runs, width: x, text: pieces.map(({ text }) => text).join('') };
}

/** Where a line may end (Unicode line breaking); of a word too long for a line, anywhere. */
function chunks(text: string): { text: string; required: boolean }[] {
  const breaker = new LineBreaker(text);
  const found: { text: string; required: boolean }[] = [];
  let at = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    found.push({ text: text.slice(at, next.position), required: next.required });
    at = next.position;
  }
  return found;
}

/** Sets one paragraph in lines of at most `width` points. */
export function typeset(
  given: string,
  { size, bold = false }: TextLook,
  width: number,
  fonts: FontSet,
): Typeset {
  const text = given.normalize('NFC').replaceAll(/[\t\r\n\v\f\u2028\u2029]+/g, ' ');
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const rtl = (paragraphs[0]?.level ?? 0) === 1;
  const lines: Line[] = [];
  let line: Piece[] = [];
  let used = 0;
  let at = 0;
  const end = () => {
    while (line.at(-1)?.text === ' ') line.pop();
    lines.push(toLine(line, size));
    line = [];
    used = 0;
  };
  for (const chunk of chunks(text)) {
    const pieces = graphemesOf(chunk.text).map((grapheme) => {
      const level = levels[at] ?? 0;
      at += grapheme.length;
      return { ...fonts.faceOf(grapheme, bold), level };
    });
    const wide = (some: readonly Piece[]) =>
      merged(some).reduce((sum, piece) => sum + widthOf(piece.face, piece.text) * size, 0);
    const visible = pieces.slice(0, pieces.findLastIndex((piece) => piece.text !== ' ') + 1);
    if (line.length > 0 && used + wide(visible) > width) end();
    if (wide(visible) <= width) {
      line.push(...pieces);
      used += wide(pieces);
    } else
      for (const piece of pieces) {
        const more = widthOf(piece.face, piece.text) * size;
        if (line.length > 0 && used + more > width) end();
        line.push(piece);
        used += more;
      }
  }
  if (line.length > 0 || lines.length === 0) end();
  return { lines, rtl };
}
