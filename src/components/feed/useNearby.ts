import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far from the screen posts are still drawn, in pixels. */
const margin = 2000;
/** Stands for a post that was never drawn. */
const guessedHeight = 420;

/**
 * Heights of chunks and groups that were put away, in pixels, by their name and how many posts were in them: a list that is
 * shown again is as tall as it was.
 */
const heights = new Map<string, number>();

export interface Nearby {
  box: RefObject<HTMLDivElement | null>;
  near: boolean;
  /** In pixels, of what is not drawn. */
  height: number;
}

/**
 * Whether a chunk of a long list is near the screen. Others are an empty box of the same height, so that a list of ten
 * thousand weighs no more than one of thirty. What has the focus stays. `ahead`: drawn from the start; `posts`: how many
 * are in it.
 */
export function useNearby(id: string, { ahead, posts }: { ahead: boolean; posts: number }): Nearby {
  const name = `${id} ${posts}`;
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(ahead);
  // A layout effect: its end comes while the box still stands in the page and has a height.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const notice = (moments: IntersectionObserverEntry[]) => {
      const now = moments.at(-1);
      if (!now) return;
      const keep = now.isIntersecting || element.contains(document.activeElement);
      if (!keep && element.childElementCount > 0) heights.set(name, now.boundingClientRect.height);
      startTransition(() => setNear(keep));
    };
    // The document rather than the window: the margin then counts inside of a frame too.
    const observer = new IntersectionObserver(notice, { root: document, rootMargin: `${margin}px` });
    observer.observe(element);
    // A press may come between the notice that it is far and the moment in which it would be put away.
    const stay = () => setNear(true);
    element.addEventListener('focusin', stay);
    return () => {
      element.removeEventListener('focusin', stay);
      // A list that goes, and may come back, is remembered as tall as it was.
      if (element.childElementCount > 0) heights.set(name, element.offsetHeight);
      observer.disconnect();
    };
  }, [name]);
  return { box, near, height: heights.get(name) ?? posts * guessedHeight };
}
