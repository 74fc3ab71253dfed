import { useEffect, useRef, useState, type RefObject } from 'react';
import type { NewPosts } from './NewPostsBar.tsx';

interface WaitingPosts {
  /** Holds the posts. */
  root: RefObject<HTMLElement | null>;
  /** Of the first post that is shown. */
  firstId: string | undefined;
  onShow: NewPosts['onShow'] | undefined;
}

/** Shows the posts that waited, and brings the reader and the focus to the first of them. */
export function useWaitingPosts({ root, firstId, onShow }: WaitingPosts): () => Promise<void> {
  const [shown, setShown] = useState(0);
  const firstBefore = useRef<string>(undefined);
  useEffect(() => {
    if (firstBefore.current === undefined) return;
    const first = root.current?.querySelector<HTMLElement>('article');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView();
    // Their addresses are still being made when the answer is there: the posts come a moment later.
    if (firstId !== firstBefore.current) firstBefore.current = undefined;
  }, [root, shown, firstId]);
  return async () => {
    firstBefore.current = firstId;
    await onShow?.();
    setShown(shown + 1);
  };
}
