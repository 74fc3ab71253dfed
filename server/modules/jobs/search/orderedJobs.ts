import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import {
  MOST_COUNTED,
  noPlace,
  offsetOf,
  PAGE_SIZE,
  pageOf,
  placeOf,
  type Page,
  type Paging,
  type Place,
} from '../../../shared/paging.ts';
import { carrying, findJobs, MOST_SORTED, rarest, type Chosen } from './findJobs.ts';
import type { Order } from './jobOrder.ts';

/** A row of such a list; an empty key where it has nothing that it could be put in order by. */
interface Row {
  key: string;
  id: string;
}

/** The place of a list in this order. A cursor of another list or order is 422. It grants nothing: each page is filtered. */
function placeInOrder(
  { cursor }: Pick<Paging, 'cursor'>,
  order: Order,
): Place<[sort: string, key: string, id: string]> | undefined {
  if (cursor === undefined) return undefined;
  const { count, after } = placeOf(cursor);
  const [sort = '', key = '', id = '', ...more] = after;
  const isPlace = sort === String(order.sort) && isKey(id) && (key === '' || order.isKey(key));
  if (!isPlace || more.length > 0) throw noPlace();
  return { count, after: [sort, key, id] };
}

interface List {
  chosen: Chosen;
  order: Order;
}

/**
 * One page of the chosen jobs in another order than the newest first: those that have what it goes by, then the others. What
 * few have is found by the index of terms and sorted; what many have is met soon on the way along the order. `counted`: no
 * further than this.
 */
export async function orderedPage(db: Db, list: List, paging: Paging, counted: number): Promise<Page> {
  const { chosen, order } = list;
  const place = placeInOrder(paging, order);
  const offset = place ? 0 : offsetOf(paging.pageIndex);
  if (offset >= MOST_COUNTED) return { ids: [], count: 0, next: null };
  const [, key = '', id = ''] = place?.after ?? [];
  const most = offset + PAGE_SIZE + 1;
  const isAmongOthers = place !== undefined && key === '';
  const first = isAmongOthers ? [] : await ordered(db, list, place && { key, id }, most);
  const found = await others(db, list, isAmongOthers ? id : undefined, most - first.length);
  const count =
    place?.count ??
    Math.min(counted, (await findJobs(db, chosen, { before: undefined, page: 1, counted })).count);
  const { rows, next } = pageOf([...first, ...found].slice(offset), count, (row) => [
    String(order.sort),
    row.key,
    row.id,
  ]);
  return { ids: rows.map((row) => row.id), count, next };
}

/** Those that have what the order goes by, from after `last` on. */
async function ordered(db: Db, list: List, last: Row | undefined, most: number): Promise<Row[]> {
  const rows = (await sorted(db, list, last, most)) ?? (await walked(db, list, last, most));
  return rows.map(({ id, key }) => ({ id, key: String(key) }));
}

interface Found {
  id: string;
  /** A number or a time. */
  key: number | string;
}

/** All that the index of terms has, put in order. Undefined when that is too much, so that walking is the shorter way. */
async function sorted(db: Db, { chosen, order }: List, last: Row | undefined, most: number) {
  const terms = await rarest(db, chosen.terms);
  if (terms.length === 0) return undefined;
  const { rows } = await sql<{ size: number; id: string | null; key: number | string | null }>`
    with found as materialized (
      select id, ${order.key} as key from ${order.from}
      where ${carrying(terms)} and id >= ${chosen.since}::uuid and ${order.has} and ${chosen.row}
      limit ${MOST_SORTED + 1})
    select sized.size, page.id, page.key
    from (select count(*) as size from found) as sized
    left join (
      select id, key from found where ${last ? order.after(sql`key`, last) : sql`true`}
      order by key ${order.direction}, id desc limit ${most}) as page on true
    order by page.key ${order.direction}, page.id desc`.execute(db);
  if ((rows[0]?.size ?? 0) > MOST_SORTED) return undefined;
  return rows.flatMap(({ id, key }): Found[] => (id === null || key === null ? [] : [{ id, key }]));
}

/** Along the order until there are enough. */
async function walked(db: Db, { chosen, order }: List, last: Row | undefined, most: number) {
  const { rows } = await sql<Found>`
    select id, ${order.key} as key from ${order.from}
    where ${order.has} and ${last ? order.after(order.key, last) : sql`true`}
      and id >= ${chosen.since}::uuid and ${chosen.row}
    order by ${order.key} ${order.direction}, id desc limit ${most}`.execute(db);
  return rows;
}

/** Those that do not have it, the newest first. */
async function others(
  db: Db,
  { chosen, order }: List,
  before: string | undefined,
  most: number,
): Promise<Row[]> {
  if (most <= 0) return [];
  const rest = { ...chosen, row: sql`${chosen.row} and ${order.hasNot}` };
  const { ids } = await findJobs(db, rest, { before, page: most, counted: 0 });
  return ids.map((id) => ({ id, key: '' }));
}
