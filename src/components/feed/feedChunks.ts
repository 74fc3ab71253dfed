/** Posts that are drawn and put away together. */
const chunkSize = 5;
/** Chunks whose boxes are put away together: those of ten thousand posts would be two thousand. */
const groupSize = 20;

/**
 * Parts a list into chunks. `starts` remembers where they began, so that a new item at the top, or one that goes, does
 * not shift all that follow.
 */
export function chunksOf<Item>(
  items: readonly Item[],
  starts: Set<string>,
  idOf: (item: Item) => string,
  most = chunkSize,
): Item[][] {
  const chunks: Item[][] = [];
  for (const item of items) {
    const last = chunks.at(-1);
    if (last && last.length < most && !starts.has(idOf(item))) last.push(item);
    else {
      starts.add(idOf(item));
      chunks.push([item]);
    }
  }
  return chunks;
}

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

/** Parts are made anew whenever the list is; posts and addresses are what counts. */
function isSamePart(before: unknown, now: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length && before.every((part, index) => isSamePart(part, now[index]));
  const [one, other] = [before, now] as { item?: unknown; href?: unknown }[]; // Entries are all that is no list.
  return one?.item === other?.item && one?.href === other?.href;
}

/** Whether a part of the list would be drawn as it was. */
export const isSameDrawing = (before: Drawn, now: Drawn): boolean =>
  before.from === now.from &&
  before.size === now.size &&
  before.handlers === now.handlers &&
  before.cardOf === now.cardOf &&
  isSamePart(before.parts, now.parts);
