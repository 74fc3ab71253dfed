import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../context.ts';

export const PAGE_SIZE = 10;

export interface Page {
  ids: string[];
  count: number;
}

/** No list is counted or paged further than this: beyond it a search serves people better, and the cost stays flat. */
export const MOST_COUNTED = 10_000;

export const offsetOf = (pageIndex: number): number => (pageIndex - 1) * PAGE_SIZE;

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
