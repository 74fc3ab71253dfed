import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds; longer than any closing takes. */
const closedMs = 1000;

/**
 * Takes a closed overlay away though the end of its animation was missed: a busy browser can be through with it before
 * the overlay listens, and it would lie over the page for good.
 */
export function useExitInTime(open: boolean, ...overlays: readonly RefObject<HTMLElement | null>[]) {
  const all = useRef(overlays);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => {
      for (const { current } of all.current) current?.dispatchEvent(new AnimationEvent('animationcancel'));
    }, closedMs);
    return () => clearTimeout(timer);
  }, [open]);
}
