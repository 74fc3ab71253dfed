import { chunksOf } from '../../../lib/chunksOf.ts';

/** Posts that are drawn and put away together. */
const chunkSize = 5;
/** Chunks whose boxes are put away together: those of ten thousand posts would be two thousand. */
const groupSize = 20;

/** A list in chunks of five posts, which begin where `starts` remembers. */
export const postChunks = <Item>(
  items: readonly Item[],
  starts: Set<string>,
  idOf: (item: Item) => string,
): Item[][] => chunksOf(items, starts, idOf, chunkSize);

/** The chunks of a list in groups of twenty, which begin where `starts` remembers too. */
export const groupsOf = <Item>(
  chunks: readonly Item[][],
  starts: Set<string>,
  idOf: (item: Item) => string,
): Item[][][] => chunksOf(chunks, starts, ([first]) => (first === undefined ? '' : idOf(first)), groupSize);

/** Each part with the place of its first post in the whole list; `from` is that of the first part. */
export function placesOf<Part>(
  parts: readonly Part[],
  from: number,
  sizeOf: (part: Part) => number,
): { part: Part; from: number }[] {
  let next = from;
  return parts.map((part) => {
    const place = { part, from: next };
    next += sizeOf(part);
    return place;
  });
}

interface Drawn {
  parts: readonly unknown[];
  from: number;
  size: number;
  handlers: object;
  cardOf?: unknown;
}

/** Parts are made anew whenever the list is; posts, addresses and whether they stay are what counts. */
function isSamePart(before: unknown, now: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length && before.every((part, index) => isSamePart(part, now[index]));
  const [one, other] = [before, now] as { item?: unknown; href?: unknown; deleting?: unknown }[]; // Entries are all that is no list.
  return one?.item === other?.item && one?.href === other?.href && one?.deleting === other?.deleting;
}

/** Whether a part of the list would be drawn as it was. */
export const isSameDrawing = (before: Drawn, now: Drawn): boolean =>
  before.from === now.from &&
  before.size === now.size &&
  before.handlers === now.handlers &&
  before.cardOf === now.cardOf &&
  isSamePart(before.parts, now.parts);
