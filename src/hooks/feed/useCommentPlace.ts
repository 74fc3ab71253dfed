import type { Schemas } from '#openapi/contract.ts';
import { useEffect, useRef } from 'react';
import type { ListState } from '../../components/ui/listState.ts';
import { commentHash } from '../../domain/feedLinks.ts';

const anchor = commentHash('');
/** How far a linked comment is looked for. */
const mostPages = 10;

/**
 * Leads to the comment that a link is about (`#comment-<id>`): pages are read until it is there, then it is scrolled to
 * and takes the focus, once. Returns its id, so that it can be told from the others.
 */
export function useCommentPlace(hash: string, state: ListState<Schemas['Comment']>): string | undefined {
  const wanted = hash.startsWith(anchor) ? hash.slice(anchor.length) : undefined;
  const search = useRef<{ id: string | undefined; pages: number }>({ id: undefined, pages: 0 });
  useEffect(() => {
    if (wanted === undefined || state.status !== 'ready') return;
    if (search.current.id !== wanted) search.current = { id: wanted, pages: 0 };
    if (search.current.pages > mostPages) return;
    const found = document.getElementById(anchor.slice(1) + wanted);
    if (found) {
      search.current.pages = Infinity;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    } else if (state.hasMore && !state.busy && !state.moreError) {
      search.current.pages++;
      state.onLoadMore();
    }
  }, [wanted, state]);
  return wanted;
}
