import type { Line } from '../types.ts';

/** Above this many cells (4 bytes each) a table is not worth its memory: 16 MB. */
const mostCells = 4_000_000;
const context = 2;

/** The longest common subsequence of what differs between equal ends, as pairs of indices in order. */
function middle<T>(a: readonly T[], b: readonly T[], start: number, endA: number, endB: number) {
  const [rows, columns] = [endA - start, endB - start];
  const pairs: [number, number][] = [];
  if (rows * columns > mostCells) return pairs;
  const width = columns + 1;
  const longest = new Uint32Array((rows + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      longest[row * width + column] =
        a[start + row] === b[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (a[start + row] === b[start + column]) pairs.push([start + row++, start + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/**
 * Pairs of indices of equal items, in order: as many as there can be. Two long lists that differ nearly everywhere are
 * only paired at their ends.
 */
export function align<T>(a: readonly T[], b: readonly T[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  return [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...middle(a, b, start, endA, endB),
    ...Array.from({ length: a.length - endA }, (_, index): [number, number] => [endA + index, endB + index]),
  ];
}

/** Removed and added lines with two lines of context around them; empty when both are equal. */
export function diffLines(from: readonly string[], to: readonly string[]): Line[] {
  const all: Line[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...align(from, to), [from.length, to.length] as const]) {
    for (const text of from.slice(i, nextI)) all.push({ sign: '-', text });
    for (const text of to.slice(j, nextJ)) all.push({ sign: '+', text });
    const text = from[nextI];
    if (text !== undefined) all.push({ sign: ' ', text });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  const near = new Set<number>();
  all.forEach(({ sign }, index) => {
    if (sign !== ' ') for (let k = index - context; k <= index + context; k++) near.add(k);
  });
  return all.filter((_, index) => near.has(index));
}
