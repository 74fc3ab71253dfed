/** Ids of the cards in each column, in the order of the page. A list is one column. */
export type Columns = readonly (readonly string[])[];

/** Where a card stands; `undefined` when it is in none. */
export function placeOf(
  columns: Columns,
  id: string | undefined,
): { column: number; row: number } | undefined {
  const column = columns.findIndex((ids) => id !== undefined && ids.includes(id));
  return column < 0 ? undefined : { column, row: columns[column]?.indexOf(id ?? '') ?? 0 };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** The card beside, in the nearest column that has one. */
function beside(columns: Columns, { column, row }: { column: number; row: number }, step: 1 | -1) {
  for (let at = column + step; at >= 0 && at < columns.length; at += step) {
    const ids = columns[at] ?? [];
    if (ids.length > 0) return ids[Math.min(row, ids.length - 1)];
  }
  return undefined;
}

/** The card that a key leads to from another; `undefined` for other keys and at the edges. */
export function cardAt(columns: Columns, id: string, key: string, rtl = false): string | undefined {
  const place = placeOf(columns, id);
  if (!place) return undefined;
  const ids = columns[place.column] ?? [];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return beside(columns, place, (key === 'ArrowRight') === rtl ? -1 : 1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = ids[Math.max(0, Math.min(ids.length - 1, place.row + step))];
  return next === id ? undefined : next;
}

/** The card that takes the place of one that goes: the one after it, or the last. */
export function heirOf(columns: Columns, id: string): string | undefined {
  const place = placeOf(columns, id);
  if (!place) return undefined;
  const ids = columns[place.column] ?? [];
  return ids[place.row + 1] ?? ids[place.row - 1];
}
