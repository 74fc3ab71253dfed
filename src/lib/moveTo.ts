/** The same list with one entry at another index; an index outside is the nearest end. */
export function moveTo<Entry>(list: readonly Entry[], entry: Entry, index: number): Entry[] {
  const rest = list.filter((one) => one !== entry);
  rest.splice(Math.max(0, index), 0, entry);
  return rest;
}
