import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How far from what is seen parts are still drawn, in pixels. */
const margin = 2000;
/** Stands for an entry that was never drawn. */
const guessedHeight = 420;

/**
 * Heights of parts that were put away, in pixels, by their name and how many entries were in them: a list that is shown again is
 * as tall as it was.
 */
const heights = new Map<string, number>();

/** For stories: each begins where nothing was drawn before. */
export const forgetHeights = () => heights.clear();

export interface Nearby<Box> {
  box: RefObject<Box | null>;
  near: boolean;
  /** In pixels, of what is not drawn. */
  height: number;
}

/**
 * Whether a part of a long list is near the screen, or near what is seen of the `data-scroller` that it is in. Others are an empty
 * box of the same height, so that a list of ten thousand weighs no more than one of thirty. What has the focus stays. `ahead`:
 * drawn from the start; `count`: how many entries are in it; `exact`: drawn until its height is known, and never guessed.
 */
export function useNearby<Box extends HTMLElement>(
  id: string,
  { ahead, count, exact = false }: { ahead: boolean; count: number; exact?: boolean },
): Nearby<Box> {
  const name = `${id} ${count}`;
  const box = useRef<Box>(null);
  const [isNear, setNear] = useState(ahead);
  const near = isNear || (exact && !heights.has(name));
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
    const root = element.closest('[data-scroller]') ?? document;
    const observer = new IntersectionObserver(notice, { root, rootMargin: `${margin}px` });
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
  return { box, near, height: heights.get(name) ?? count * guessedHeight };
}
