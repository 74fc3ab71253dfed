/**
 * Parts a list into chunks of at most `most`. `starts` remembers where they began, so that a new item at either end, or one that
 * goes, does not shift all that follow.
 */
export function chunksOf<Item>(
  items: readonly Item[],
  starts: Set<string>,
  idOf: (item: Item) => string,
  most: number,
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
