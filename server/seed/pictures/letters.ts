import { path } from './svg.ts';

/**
 * A typeface made of quarters of circles and squares, five rows of cells. `#` is a full cell, `r`, `b`, `d`, `l` are
 * cells with one round corner: top left, top right, bottom right, bottom left. It needs no font on the machine.
 */
const glyphs: Record<string, string> = {
  A: 'r#b #.# ### #.# #.#',
  B: '##b #.# ##. #.# ##d',
  C: 'r#b #.. #.. #.. l#d',
  D: '##b #.# #.# #.# ##d',
  E: '### #.. ##. #.. ###',
  F: '### #.. ##. #.. #..',
  G: 'r#b #.. #.# #.# l#d',
  H: '#.# #.# ### #.# #.#',
  I: '# # # # #',
  J: '..# ..# ..# #.# l#d',
  K: '#.# #.# ##. #.# #.#',
  L: '#.. #.. #.. #.. ###',
  M: '#...# ##.## #.#.# #...# #...#',
  N: '#..# ##.# #.## #..# #..#',
  O: 'r#b #.# #.# #.# l#d',
  P: '##b #.# ##d #.. #..',
  Q: 'r#b #.# #.# #.# l##',
  R: '##b #.# ##. #.b #.#',
  S: 'r## #.. l#b ..# ##d',
  T: '### .#. .#. .#. .#.',
  U: '#.# #.# #.# #.# l#d',
  V: '#.# #.# #.# l#d .#.',
  W: '#.#.# #.#.# #.#.# #.#.# l#d#d',
  X: '#.# #.# .#. #.# #.#',
  Y: '#.# #.# l#d .#. .#.',
  Z: '### ..# r#d #.. ###',
  '0': 'r#b #.# #.# #.# l#d',
  '1': '##. .#. .#. .#. ###',
  '2': '##b ..# r#d #.. ###',
  '3': '##b ..# .## ..# ##d',
  '4': '#.# #.# ### ..# ..#',
  '5': '### #.. ##b ..# ##d',
  '6': 'r## #.. ##b #.# l#d',
  '7': '### ..# ..# ..# ..#',
  '8': 'r#b #.# l#d #.# l#d',
  '9': 'r#b #.# l## ..# ##d',
};

/** One cell as a subpath, its top left at x and y. */
const cells: Record<string, (x: number, y: number, c: number) => string> = {
  '#': (x, y, c) => `M${x} ${y}h${c}v${c}h${-c}Z`,
  r: (x, y, c) => `M${x} ${y + c}a${c} ${c} 0 0 1 ${c} ${-c}v${c}Z`,
  b: (x, y, c) => `M${x} ${y}a${c} ${c} 0 0 1 ${c} ${c}h${-c}Z`,
  d: (x, y, c) => `M${x} ${y}h${c}a${c} ${c} 0 0 1 ${-c} ${c}Z`,
  l: (x, y, c) => `M${x} ${y}h${c}v${c}a${c} ${c} 0 0 1 ${-c} ${-c}Z`,
};

const SPACE = 2;
const rowsOf = (letter: string) => (glyphs[letter] ?? '').split(' ');
const widthOf = (letter: string) => (letter === ' ' ? SPACE : (rowsOf(letter)[0]?.length ?? 0));

/** Width of a word in cells, one cell between the letters. */
export const wordCells = (word: string): number =>
  [...word].reduce((sum, letter) => sum + widthOf(letter) + 1, -1);

/** A word of capitals and digits, its top left at x and y, each cell `cell` wide and high. One path, so no seams show. */
export function word(text: string, x: number, y: number, cell: number, fill: string): string {
  let d = '';
  let column = 0;
  for (const letter of text) {
    rowsOf(letter).forEach((row, r) =>
      [...row].forEach((kind, c) => {
        d += cells[kind]?.(x + (column + c) * cell, y + r * cell, cell) ?? '';
      }),
    );
    column += widthOf(letter) + 1;
  }
  return path(d, fill);
}
