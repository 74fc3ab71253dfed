import { call } from '../../api/client.ts';
import type { SearchState } from '../../components/people/searchState.ts';
import { searchRows, type RecentSearch, type SearchRow } from '../../domain/search.ts';

/** What the server has answered for a text. */
export interface Found extends RecentSearch {
  /** Undefined when it failed. */
  rows?: SearchRow[];
  count: number;
  /** Of the page that is read next, from 0. */
  next: number;
}

/** One page of 10, from 0 (specification 7). */
export const ask = async ({ type, text }: RecentSearch, pageIndex: number) => {
  const { response, count } = await call('search', { searchType: type, searchText: text, pageIndex });
  return { rows: searchRows(response), count };
};

/** What is drawn; `undefined` found: on its way. */
export function stateOf(found: Found | undefined, busy: boolean): SearchState {
  if (!found) return { status: 'loading' };
  if (!found.rows) return { status: 'error' };
  if (found.rows.length === 0) return { status: 'empty' };
  return { status: 'ready', rows: found.rows, hasMore: found.rows.length < found.count, busy };
}

/** With its next page. A row that moved there meanwhile is shown once; a page without rows is the last one. */
export async function withMore(found: Found): Promise<Found> {
  const page = await ask(found, found.next);
  const shown = new Set(found.rows?.map(({ id }) => id));
  const rows = [...(found.rows ?? []), ...page.rows.filter(({ id }) => !shown.has(id))];
  return { ...found, rows, next: found.next + 1, count: page.rows.length > 0 ? page.count : rows.length };
}
