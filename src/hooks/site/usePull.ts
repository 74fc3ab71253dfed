import { useEffect, useState } from 'react';
import { useLatest } from './useLatest.ts';

/** How far the content would have gone, in CSS pixels, until letting go refreshes. */
const reachPx = 140;
/** The finger's first pixels say whether it pulls, scrolls or swipes. */
const slopPx = 8;

/** A browser tab has a pull of its own, which loads the page anew; an installed application has none that asks its lists. */
const own = '(display-mode: standalone) and (pointer: coarse)';

/** Nothing between the finger and the page is scrolled away from its top. */
function isAtTop(target: Element): boolean {
  for (let at: Element | null = target; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}

export interface Pull {
  /** 0 to 1: at 1, letting go refreshes. */
  pulled: number;
  refreshing: boolean;
}

/**
 * Pulling the page down from its top with one finger, where the browser has no such gesture itself (product S18). `mayPull` says
 * whether what is touched can be refreshed; `onPull` does it.
 */
export function usePull(mayPull: (target: Element) => boolean, onPull: () => Promise<unknown>): Pull {
  const [pull, setPull] = useState<Pull>({ pulled: 0, refreshing: false });
  const latest = useLatest({ mayPull, onPull });
  useEffect(() => {
    if (!matchMedia(own).matches) return;
    const stop = new AbortController();
    let start: { x: number; y: number } | undefined;
    let pulled = 0;
    let refreshing = false;
    const show = (next: number) => {
      pulled = next;
      setPull({ pulled, refreshing });
    };
    const begin = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      start = undefined;
      if (refreshing || !touch || touches.length > 1 || !(target instanceof Element)) return;
      if (isAtTop(target) && latest.current.mayPull(target)) start = { x: touch.clientX, y: touch.clientY };
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      const aside = Math.abs(touch.clientX - start.x);
      if (pulled === 0 && (down < slopPx || aside > down)) {
        if (down < -slopPx || aside > slopPx) start = undefined;
        return;
      }
      // Or the page would be scrolled along.
      if (event.cancelable) event.preventDefault();
      show(Math.min(1, Math.max(0, down / reachPx)));
    };
    const end = () => {
      const wanted = start !== undefined && pulled === 1;
      start = undefined;
      if (!wanted) {
        if (pulled > 0) show(0);
        return;
      }
      refreshing = true;
      show(1);
      const over = () => {
        refreshing = false;
        if (!stop.signal.aborted) show(0);
      };
      latest.current.onPull().then(over, over);
    };
    const cancel = () => {
      start = undefined;
      if (pulled > 0 && !refreshing) show(0);
    };
    const { signal } = stop;
    document.addEventListener('touchstart', begin, { signal, passive: true });
    document.addEventListener('touchmove', move, { signal, passive: false });
    document.addEventListener('touchend', end, { signal });
    document.addEventListener('touchcancel', cancel, { signal });
    return () => stop.abort();
  }, [latest]);
  return pull;
}
