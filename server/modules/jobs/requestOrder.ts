import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RequestBody } from '#openapi/contract.ts';
import { cursorOf, placeOf } from '../feed/paging.ts';
import { isKey } from '../../ids.ts';
import { invalid } from '../../problem.ts';

export type Sort = NonNullable<RequestBody<'getJobRequestList'>['sort']>;

/** NEWEST 0, OLDEST 1, RATING 2, MATCH 3: the column before the id, if any. An id tells when it was made. */
const columns = { 2: 'applications.rating', 3: 'applications.match_count' } as const;
const OLDEST = 1;

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

export const requestCursor = (sort: Sort, { id, rating, match_count }: OrderKeys): string =>
  cursorOf({
    count: 0,
    after: [String(sort), String(sort === 2 ? rating : sort === 3 ? match_count : 0), id],
  });

/** The rows after a place. A cursor of another list or order is 422. */
export function afterCursor(sort: Sort, cursor: string): RawBuilder<SqlBool> {
  const [order, value = '', id = '', ...more] = placeOf(cursor).after;
  if (order !== String(sort) || more.length > 0 || !isKey(id) || !/^\d{1,4}$/.test(value))
    throw invalid({ cursor: 'This place in the list is not known. Please read the list from its start.' });
  if (sort === 2 || sort === 3)
    return sql<SqlBool>`(${sql.ref(columns[sort])}, applications.id) < (${Number(value)}::smallint, ${id}::uuid)`;
  return sort === OLDEST
    ? sql<SqlBool>`applications.id > ${id}::uuid`
    : sql<SqlBool>`applications.id < ${id}::uuid`;
}
