import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the first control of a part when the one that had it there went away with a change. `state`: what changes. */
export function useKeptFocus(part: RefObject<HTMLElement | null>, state: string): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    // The part itself may come later, as what is in a drawer.
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && part.current?.contains(target) ? target : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [part]);
  // Before a trap gives the focus to what is around the part.
  useLayoutEffect(() => {
    if (last.current?.isConnected !== false) return;
    last.current = undefined;
    part.current?.querySelector<HTMLElement>('button, select, input, a[href]')?.focus();
  }, [part, state]);
}
