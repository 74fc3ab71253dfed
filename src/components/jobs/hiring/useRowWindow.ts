import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn above and below what is seen, so that a turn of the wheel never shows paper. */
const ahead = 6;
/** Before anything was measured: a screen full. */
const first = 12;

export interface RowWindow {
  /** The rows to draw: from `from` to before `to`. */
  from: number;
  to: number;
}

/**
 * The rows of a long list of even height that are in sight, whatever scrolls around it: five thousand weigh no more than
 * twenty. `rowRem`: height of a row in rem, so that it grows with the member's own text size. `scroller`: what scrolls, the
 * window without.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { count, rowRem, scroller }: { count: number; rowRem: number; scroller?: RefObject<HTMLElement | null> },
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: first });
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const row = rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const view = scroller?.current?.getBoundingClientRect();
      const top = Math.max(0, view?.top ?? 0);
      const bottom = Math.min(innerHeight, view?.bottom ?? innerHeight);
      const from = Math.max(0, Math.min(count, Math.floor((top - box.top) / row) - ahead));
      const to = Math.max(from, Math.ceil((bottom - box.top) / row) + ahead);
      setShown((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    // Captured: scrolling does not bubble, and what scrolls may be anything around the list.
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    // What stands above may get its height later: a font, a picture.
    const watch = new ResizeObserver(soon);
    watch.observe(document.documentElement);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
      watch.disconnect();
    };
  }, [list, scroller, count, rowRem]);
  return { from: Math.min(shown.from, count), to: Math.min(shown.to, count) };
}

/** The indexes to draw: those of the window, and one that must stay because it has the focus. */
export function rowsOf({ from, to }: RowWindow, kept: number): number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  if (kept < 0 || (kept >= from && kept < to)) return rows;
  return kept < from ? [kept, ...rows] : [...rows, kept];
}
