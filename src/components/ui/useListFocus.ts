import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface ListFocus {
  /** Spread it on what holds the rows. */
  box: {
    ref: RefObject<HTMLDivElement | null>;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * A row that goes takes the focus along, and the keyboard would begin again at the top of the page: the row in its place gets
 * it, the one before the end, or whatever else can be used in the box. `state` changes when rows come, go or turn into
 * something else; `row` picks them.
 */
export function useListFocus(state: string, row = 'li'): ListFocus {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRef<number>(undefined);
  const rows = () => [...(ref.current?.querySelectorAll<HTMLElement>(row) ?? [])];
  useEffect(() => {
    if (at.current === undefined || document.activeElement !== document.body) return;
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(row) ?? [])];
    const place = all[at.current] ?? all.at(-1) ?? ref.current;
    place?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [state, row]);
  return {
    box: {
      ref,
      onFocus({ target }) {
        // Menus and dialogs of a row stand elsewhere on the page.
        if (!ref.current?.contains(target)) return;
        const index = rows().findIndex((one) => one.contains(target));
        at.current = index < 0 ? undefined : index;
      },
      onBlur({ target, relatedTarget }) {
        // What is taken from the page loses the focus too, and did not leave by itself.
        if (relatedTarget || target.isConnected) at.current = undefined;
      },
    },
  };
}
