import type { Box } from '../types.ts';

/** CSS pixels; differing pixels that are no further apart belong to one box. */
const reach = 12;
const mostBoxes = 40;
/** Where merging pair by pair is still cheap. */
const mostPairs = 200;

/** Both corners belong to it. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Differing pixels, and the most that a channel of them differs. */
  count: number;
  delta: number;
}

export interface Cluster {
  box: Box;
  count: number;
  delta: number;
}

const joined = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  count: a.count + b.count,
  delta: Math.max(a.delta, b.delta),
});

const distance = (a: Bounds, b: Bounds) =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0);

/** Joins what lies in neighbouring cells of the grid and no further apart than a cell is wide. */
function clustersOf(cells: ReadonlyMap<number, Bounds>, columns: number, size: number): Bounds[] {
  const seen = new Set<number>();
  const clusters: Bounds[] = [];
  for (const [first, start] of cells) {
    if (seen.has(first)) continue;
    seen.add(first);
    let cluster = start;
    const open = [first];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const bounds = cells.get(key) ?? start;
      const x = key % columns;
      for (const near of [-columns, 0, columns].flatMap((row) => [-1, 0, 1].map((side) => row + side))) {
        // The cell left of the first column is the last one of the row above.
        const other = cells.get(key + near);
        if (!other || seen.has(key + near) || Math.abs(((key + near) % columns) - x) > 1) continue;
        if (distance(bounds, other) > size) continue;
        seen.add(key + near);
        open.push(key + near);
        cluster = joined(cluster, other);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
}

function joinNearest(clusters: Bounds[], most: number): Bounds[] {
  const left = [...clusters];
  while (left.length > most) {
    let best: { first: number; second: number; gap: number } | undefined;
    left.forEach((a, first) => {
      for (let second = first + 1; second < left.length; second++) {
        const b = left[second];
        const gap = b ? distance(a, b) : Infinity;
        if (!best || gap < best.gap) best = { first, second, gap };
      }
    });
    if (!best) break;
    const [second] = left.splice(best.second, 1);
    const first = left[best.first];
    if (first && second) left[best.first] = joined(first, second);
  }
  return left;
}

/** Gathers differing pixels, in any order, and tells the boxes they lie in. */
export class PixelGrid {
  readonly #columns: number;
  #cells = new Map<number, Bounds>();

  /** `width` of the picture in pixels. */
  constructor(width: number) {
    this.#columns = Math.floor(width / reach) + 1;
  }

  /** `delta` is the most that a channel differs, 1 to 255. */
  add(x: number, y: number, delta: number) {
    const key = Math.floor(y / reach) * this.#columns + Math.floor(x / reach);
    const cell = this.#cells.get(key);
    if (!cell) {
      this.#cells.set(key, { left: x, right: x, top: y, bottom: y, count: 1, delta });
      return;
    }
    if (x < cell.left) cell.left = x;
    if (x > cell.right) cell.right = x;
    if (y < cell.top) cell.top = y;
    if (y > cell.bottom) cell.bottom = y;
    if (delta > cell.delta) cell.delta = delta;
    cell.count++;
  }

  /** At most 40 boxes, from top to bottom; when there would be more, those nearest to each other are one. */
  clusters(): Cluster[] {
    let [cells, columns, size] = [this.#cells, this.#columns, reach];
    let found = clustersOf(cells, columns, size);
    while (found.length > mostPairs) {
      const coarse = new Map<number, Bounds>();
      const wide = Math.ceil(columns / 2);
      for (const [key, bounds] of cells) {
        const parent = Math.floor(Math.floor(key / columns) / 2) * wide + Math.floor((key % columns) / 2);
        const other = coarse.get(parent);
        coarse.set(parent, other ? joined(other, bounds) : bounds);
      }
      [cells, columns, size] = [coarse, wide, size * 2];
      found = clustersOf(cells, columns, size);
    }
    return joinNearest(found, mostBoxes)
      .sort((a, b) => a.top - b.top || a.left - b.left)
      .map(({ left, top, right, bottom, count, delta }) => ({
        box: [left, top, right - left + 1, bottom - top + 1],
        count,
        delta,
      }));
  }
}
