import { useEffect, useRef, type RefObject } from 'react';

/** For the mark at the end of a list: calls `onReach` shortly before it comes into view. */
export function useApproach(onReach: () => void): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    // On a busy page one notice tells of several moments.
    const notice = (moments: IntersectionObserverEntry[]) => {
      if (moments.some(({ isIntersecting }) => isIntersecting)) reach.current();
    };
    // The document rather than the window: the margin then counts inside of a frame too.
    const observer = new IntersectionObserver(notice, { root: document, rootMargin: '800px' });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return mark;
}
