import { useEffect, useState } from 'react';
import { genericMessage } from '../../api/errors.ts';
import { type RecentSearch, type SearchRow, searchRows, type SearchType } from '../../domain/search.ts';
import { toast } from '../../lib/toastQueue.ts';
import { call } from '../../api/client.ts';
import type { SearchState } from '../../components/people/searchState.ts';

/** What the server has answered for a text. */
interface Found extends RecentSearch {
  /** Undefined when it failed. */
  rows?: SearchRow[];
  count: number;
  /** Of the page that is read next, from 0. */
  next: number;
}

/** One page of 10, from 0 (specification 7). */
const ask = async ({ type, text }: RecentSearch, pageIndex: number) => {
  const { response, count } = await call('search', { searchType: type, searchText: text, pageIndex });
  return { rows: searchRows(response), count };
};

/** What is drawn; `undefined` found: on its way. */
function stateOf(found: Found | undefined, busy: boolean): SearchState {
  if (!found) return { status: 'loading' };
  if (!found.rows) return { status: 'error' };
  if (found.rows.length === 0) return { status: 'empty' };
  return { status: 'ready', rows: found.rows, hasMore: found.rows.length < found.count, busy };
}

/** With its next page. A row that moved there meanwhile is shown once; a page without rows is the last one. */
async function withMore(found: Found): Promise<Found> {
  const page = await ask(found, found.next);
  const shown = new Set(found.rows?.map(({ id }) => id));
  const rows = [...(found.rows ?? []), ...page.rows.filter(({ id }) => !shown.has(id))];
  return { ...found, rows, next: found.next + 1, count: page.rows.length > 0 ? page.count : rows.length };
}

/** Specification 9. */
const waitMs = 1000;
const sayError = () => toast({ kind: 'error', title: genericMessage });

/**
 * The header's search (specification 5, 6, 8): a type, then a text that is asked for once it stood still for a second. A blank
 * text asks nothing; what arrives for a text that is no longer there is ignored.
 */
export function useSearch() {
  const [type, setType] = useState<SearchType>();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const [now, setNow] = useState('');
  const [busy, setBusy] = useState(false);
  const words = text.trim();
  const current = found?.type === type && found?.text === words ? found : undefined;
  const known = current !== undefined;
  const hurried = now === words;

  useEffect(() => {
    if (type === undefined || words === '' || known) return;
    let live = true;
    const keep = (answer: Pick<Found, 'rows' | 'count'>) => {
      if (!live) return;
      setFound({ type, text: words, next: 1, ...answer });
      if (!answer.rows) sayError();
    };
    const timer = setTimeout(
      () => void ask({ type, text: words }, 0).then(keep, () => keep({ count: 0 })),
      hurried ? 0 : waitMs,
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [type, words, known, hurried]);

  const more = async () => {
    if (!current?.rows || busy) return;
    setBusy(true);
    try {
      const next = await withMore(current);
      setFound((was) => (was === current ? next : was));
    } catch {
      sayError();
    } finally {
      setBusy(false);
    }
  };
  const begin = (next: RecentSearch | { type: SearchType | undefined; text: string }, at = '') => {
    setType(next.type);
    setText(next.text);
    setNow(at);
    if (next.type !== type) setFound(undefined);
  };
  return {
    type,
    text,
    /** Undefined for a blank text. */
    state: words === '' ? undefined : stateOf(current, busy),
    onType: (event: { type: SearchType | undefined }) => begin({ ...event, text: '' }),
    onText: (event: { text: string }) => begin({ ...event, type }),
    /** At once: Enter, another attempt, or a search made earlier. */
    onSearch: (search: Partial<RecentSearch> = {}) => {
      const next = { type, text, ...search };
      // What has failed is asked for once more.
      if (current && !current.rows) setFound(undefined);
      begin(next, next.text.trim());
    },
    onMore: () => void more(),
  };
}
