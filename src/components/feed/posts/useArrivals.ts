import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ListState } from '../../ui/listState.ts';
import type { FeedEntry } from './FeedList.tsx';
import type { NewPosts } from './NewPostsBar.tsx';

interface Arrivals {
  /** Holds the posts. */
  root: RefObject<HTMLElement | null>;
  state: ListState<FeedEntry>;
  onShow: NewPosts['onShow'] | undefined;
}

/** Shows the posts that waited, and brings the reader and the focus to the first of them. */
export function useArrivals({ root, state, onShow }: Arrivals): () => Promise<void> {
  const firstId = state.status === 'ready' ? state.items[0]?.item.feedId : undefined;
  const [shown, setShown] = useState(0);
  const firstBefore = useRef<string>(undefined);
  useEffect(() => {
    if (firstBefore.current === undefined) return;
    const first = root.current?.querySelector<HTMLElement>('article');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView();
    // Their addresses are still being made when the answer is there: for a moment there is no post at all.
    if (firstId !== undefined && firstId !== firstBefore.current) firstBefore.current = undefined;
  }, [root, shown, firstId]);
  return async () => {
    firstBefore.current = firstId;
    await onShow?.();
    setShown(shown + 1);
  };
}
