import { create, type Font, type Glyph } from 'fontkit';
import { neededFonts, type FontFile } from './fontFiles.ts';

export interface Face {
  /** The same for a text and its preview. */
  key: string;
  family: string;
  font: Font;
}

export interface FontSet {
  /** The piece as it can be drawn, and with what. */
  faceOf: (grapheme: string, bold: boolean) => { face: Face; text: string };
  faces: readonly Face[];
  /** Letters that no font has; drawn as a mark of question. */
  missing: readonly string[];
}

/** "No such letter", in the slice that is always there. */
const box = '\ufffd';

/**
 * fontkit 2.0.4 cannot write an outline of a variable font (it asks for a buffer and gives a number), so we write it: a simple
 * glyph of the table `glyf`, two bytes for each coordinate.
 */
export function encodeGlyph({ commands, bbox }: Glyph['path']): Uint8Array {
  const ends: number[] = [];
  const points: [x: number, y: number, on: number][] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      ends.push(points.length - 1);
      continue;
    }
    const [x = 0, y = 0, x2, y2] = args.map(Math.round);
    points.push([x, y, command === 'quadraticCurveTo' ? 0 : 1]);
    if (x2 !== undefined && y2 !== undefined) points.push([x2, y2, 1]);
  }
  if (points.length > 0 && ends.at(-1) !== points.length - 1) ends.push(points.length - 1);
  const size = 12 + ends.length * 2 + points.length * 5;
  const bytes = new Uint8Array(Math.ceil(size / 4) * 4);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const write = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  write(ends.length);
  for (const edge of [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY]) write(Math.round(edge));
  ends.forEach(write);
  write(0);
  for (const [, , on] of points) bytes[at++] = on;
  for (const axis of [0, 1] as const)
    points.forEach((point, index) => write(point[axis] - (points[index - 1]?.[axis] ?? 0)));
  return bytes;
}

/** A line is measured, measured again and drawn: shaping it is what costs. The PDF scales the positions that it is given. */
function remember(font: Font): void {
  const shape = font.layout.bind(font);
  const known = new Map<string, ReturnType<Font['layout']>>();
  font.layout = (text, features) => {
    const run = known.get(text) ?? shape(text, features);
    if (!known.has(text))
      known.set(text, { ...run, glyphs: run.glyphs, positions: run.positions.map((one) => ({ ...one })) });
    const positions = (known.get(text) ?? run).positions.map((one) => ({ ...one }));
    return {
      glyphs: run.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}

function openFace(file: FontFile, bytes: Uint8Array, weight: 400 | 700): Face {
  const font = file.weight === 0 ? create(bytes, { wght: weight }) : create(bytes);
  const key = `${file.url} ${weight}`;
  // Slices and weights share a name, and would be taken for each other.
  Object.defineProperty(font, 'postscriptName', {
    value: `Resume-${key.replaceAll(/\W+/g, '-').slice(-60)}`,
  });
  remember(font);
  if (file.weight === 0) {
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      subset.glyphEncoder = { encodeSimple: encodeGlyph };
      return subset;
    };
  }
  return { key, family: file.family, font };
}

const pieces = new Intl.Segmenter('en', { granularity: 'grapheme' });
export const graphemesOf = (text: string): string[] =>
  Array.from(pieces.segment(text), ({ segment }) => segment);

const isLetter = (codePoint: number) =>
  !/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(codePoint));
const lettersOf = (grapheme: string) =>
  [...grapheme].filter((letter) => isLetter(letter.codePointAt(0) ?? 0));
const has = ({ font }: Face, letters: readonly string[]) =>
  letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Loads what this text needs. `load` gets an address and gives the bytes. */
export async function openFonts(
  text: string,
  all: readonly FontFile[],
  load: (file: FontFile) => Promise<Uint8Array>,
): Promise<FontSet> {
  const { files, missing } = neededFonts(text + box, all);
  const opened = await Promise.all(
    files.map(async (file) => {
      const bytes = await load(file);
      return file.weight === 0
        ? ([400, 700] as const).map((weight) => ({ weight, face: openFace(file, bytes, weight) }))
        : [{ weight: file.weight, face: openFace(file, bytes, file.weight) }];
    }),
  );
  const faces = opened.flat();
  const byWeight = (bold: boolean) =>
    faces.filter(({ weight }) => weight === (bold ? 700 : 400)).map(({ face }) => face);
  const sets = [byWeight(false), byWeight(true)] as const;
  const known = new Map<string, { face: Face; text: string }>();

  const find = (grapheme: string, bold: boolean) => {
    const set = sets[bold ? 1 : 0];
    const letters = lettersOf(grapheme);
    const able = set.find((face) => has(face, letters));
    // An emoji of several parts: the face that joins them to one glyph, or else its first part alone.
    if (letters.length > 1 && /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)) {
      const whole = set.find(
        (face) => has(face, letters) && face.font.layout(grapheme, []).glyphs.length === 1,
      );
      if (whole) return { face: whole, text: grapheme };
      const flag = letters
        .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41))
        .join('');
      const part = /^\p{Regional_Indicator}/u.test(grapheme) ? flag : (letters[0] ?? box);
      const face = set.find((one) => has(one, [...part]));
      if (face) return { face, text: part };
    }
    const face = able ?? set.find((one) => has(one, [box])) ?? set[0];
    if (!face) throw new Error('No font was loaded.'); // The one with Latin letters always is.
    return { face, text: able ? grapheme : box };
  };
  return {
    faces: faces.map(({ face }) => face),
    missing,
    faceOf(grapheme, bold) {
      const key = `${bold ? 'b' : 'r'}${grapheme}`;
      const found = known.get(key) ?? find(grapheme, bold);
      known.set(key, found);
      return found;
    },
  };
}
