import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to an element whenever nothing has it: a menu or a question that leaves gives it back to a button that went
 * with what was deleted, at once or later, and a trap that is still there may take it once more. It ends with the member's
 * own doing (Tab, a press, or leaving the element), or without `watching`, which is read once.
 */
export function useLostFocus(ref: RefObject<HTMLElement | null>, watching: () => boolean): void {
  useEffect(() => {
    if (!watching()) return;
    let frame = 0;
    let last: EventTarget | null = null;
    const end = () => cancelAnimationFrame(frame);
    // Asked of each frame: a browser sends no event when what had the focus is hidden or taken away.
    const look = () => {
      const active = document.activeElement;
      const isLost = active === null || active === document.body;
      if (isLost && last !== null && last === ref.current) return;
      if (isLost) ref.current?.focus({ preventScroll: true });
      frame = requestAnimationFrame(look);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') end();
    };
    const onFocus = ({ target }: FocusEvent) => {
      last = target;
    };
    addEventListener('focusin', onFocus);
    look();
    // On their way down: the very event that led here has passed already.
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', end, true);
    return () => {
      end();
      removeEventListener('focusin', onFocus);
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', end, true);
    };
    // Only once: what happens later is the member's own doing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
