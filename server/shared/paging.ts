import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../context.ts';
import { isKey } from '../ids.ts';
import { invalid } from '../problem.ts';

export const PAGE_SIZE = 10;

export interface Page {
  ids: string[];
  count: number;
  /** `nextCursor` of the contract. */
  next: string | null;
}

/** The part of a payload that says which page. */
export interface Paging {
  pageIndex: number;
  cursor?: string;
}

/** No list is counted further than this: the cost of a first page stays flat. A cursor leads on without an end. */
export const MOST_COUNTED = 1000;
/** Nor paged by number further than this. */
export const MOST_SKIPPED = 10_000;

/** How many rows stand before a page, which has PAGE_SIZE of them unless the contract says another number. */
export const offsetOf = (pageIndex: number, size: number = PAGE_SIZE): number => (pageIndex - 1) * size;

/** Where a page begins: after the row with these keys. `count` was counted for the first page and goes along. */
export interface Place<Keys extends string[] = string[]> {
  count: number;
  after: Keys;
}

/** `nextCursor` of a page that ends at this place. */
export const cursorOf = ({ count, after }: Place) =>
  Buffer.from(JSON.stringify([count, ...after])).toString('base64url');

/** The place that a cursor stands for; which keys it must have is the matter of its list. Throws 422. */
export function placeOf(cursor: string): Place {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    parts = undefined;
  }
  const [count, ...after] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isCount = Number.isSafeInteger(count) && Number(count) >= 0;
  if (!isCount || !after.every((key) => typeof key === 'string')) throw noPlace();
  return { count: Number(count), after };
}

/** 422 for a cursor that is none of this list. */
export const noPlace = () =>
  invalid({ cursor: 'This place in the list is not known. Please read the list from its start.' });

/** The place of a list that is ordered by id alone. A cursor of another kind is 422. It grants nothing: each page is filtered. */
export function placeById({ cursor }: Pick<Paging, 'cursor'>): Place<[id: string]> | undefined {
  if (cursor === undefined) return undefined;
  const { count, after } = placeOf(cursor);
  const [id, ...more] = after;
  if (id === undefined || more.length > 0 || !isKey(id)) throw noPlace();
  return { count, after: [id] };
}

/** The place of a list that is ordered by a time, the latest first, then by id. Times are written in whole milliseconds. */
export function placeByTime({
  cursor,
}: Pick<Paging, 'cursor'>): Place<[time: string, id: string]> | undefined {
  if (cursor === undefined) return undefined;
  const { count, after } = placeOf(cursor);
  const [time = '', id = '', ...more] = after;
  if (more.length > 0 || !isKey(id) || Number.isNaN(Date.parse(time))) throw noPlace();
  return { count, after: [new Date(time).toISOString(), id] };
}

/** What follows a place by time. The first half is what an index is searched by. */
export const afterTime = (
  [time, id]: [time: string, id: string],
  timeColumn: string,
  idColumn: string,
): RawBuilder<SqlBool> => sql<SqlBool>`
  ${sql.ref(timeColumn)} <= ${time}::timestamptz
  and (${sql.ref(timeColumn)} < ${time}::timestamptz or ${sql.ref(idColumn)} > ${id}::uuid)`;

/** Cuts off the row that was read beyond the page to see whether there is another; `keysOf` are those of the order. */
export function pageOf<Row>(
  rows: readonly Row[],
  count: number,
  keysOf: (row: Row) => string[],
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: last && rows.length > PAGE_SIZE ? cursorOf({ count, after: keysOf(last) }) : null,
  };
}

/** How many rows a query without a selection has, up to MOST_COUNTED. */
export async function countRows<DB, TB extends keyof DB>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const bounded = query.select(sql<number>`1`.as('one')).limit(MOST_COUNTED);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${bounded} as bounded`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
