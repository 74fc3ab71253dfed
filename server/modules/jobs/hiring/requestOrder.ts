import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { cursorOf, placeOf } from '../../../shared/paging.ts';
import { isKey } from '../../../ids.ts';
import { invalid } from '../../../problem.ts';

export type Sort = NonNullable<RequestBody<'getJobRequestList'>['sort']>;

/** NEWEST 0, OLDEST 1, RATING 2, MATCH 3: the column before the id, if any. An id tells when it was made. */
const columns = { 2: 'applications.rating', 3: 'applications.match_count' } as const;
const OLDEST = 1;

type ByStatus = Schemas['ApplicationsByStatus'];
const statuses = ['1', '2', '3', '4'] as const;

export const orderOf = (sort: Sort): RawBuilder<unknown> =>
  sort === 2 || sort === 3
    ? sql`${sql.ref(columns[sort])} desc, applications.id desc`
    : sql`applications.id ${sql.raw(sort === OLDEST ? 'asc' : 'desc')}`;

/** What an order compares, of the last row of a page. */
export interface OrderKeys {
  id: string;
  rating: number;
  match_count: number;
}

/** What was counted for the first page goes along, so that thousands are not counted again for each page. */
export const requestCursor = (
  sort: Sort,
  { id, rating, match_count }: OrderKeys,
  byStatus: ByStatus,
): string =>
  cursorOf({
    count: 0,
    after: [
      String(sort),
      String(sort === 2 ? rating : sort === 3 ? match_count : 0),
      id,
      ...statuses.map((status) => String(byStatus[status])),
    ],
  });

/** The rows after a place, and what was counted before it. */
export interface After {
  rows: RawBuilder<SqlBool>;
  byStatus: ByStatus;
}

/** A cursor of another list or order is 422. It grants nothing: each page is filtered. */
export function afterCursor(sort: Sort, cursor: string): After {
  const [order, value = '', id = '', ...sizes] = placeOf(cursor).after;
  const isPlace = order === String(sort) && isKey(id) && /^\d{1,4}$/.test(value);
  if (!isPlace || sizes.length !== statuses.length || !sizes.every((size) => /^\d{1,9}$/.test(size)))
    throw invalid({ cursor: 'This place in the list is not known. Please read the list from its start.' });
  const [under = 0, accepted = 0, rejected = 0, held = 0] = sizes.map(Number);
  const byStatus = { '1': under, '2': accepted, '3': rejected, '4': held };
  return { rows: rowsAfter(sort, Number(value), id), byStatus };
}

function rowsAfter(sort: Sort, value: number, id: string): RawBuilder<SqlBool> {
  if (sort === 2 || sort === 3)
    return sql<SqlBool>`(${sql.ref(columns[sort])}, applications.id) < (${value}::smallint, ${id}::uuid)`;
  return sort === OLDEST
    ? sql<SqlBool>`applications.id > ${id}::uuid`
    : sql<SqlBool>`applications.id < ${id}::uuid`;
}
