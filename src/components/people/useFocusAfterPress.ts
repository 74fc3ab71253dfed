import { useEffect, useRef, type RefObject } from 'react';

/** Longer than a dialog needs to leave and give the focus back. */
const settledMs = 400;

/**
 * A press may take away the button that was pressed, and the focus with it: what stands there now gets it, menus first,
 * because Enter on them does nothing yet. `state` changes when what is offered does.
 */
export function useFocusAfterPress(state: string): {
  box: RefObject<HTMLDivElement | null>;
  pressed: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    const keep = () => {
      if (document.activeElement !== document.body) return;
      const target =
        box.current?.querySelector<HTMLElement>('[aria-haspopup=menu]') ??
        box.current?.querySelector<HTMLElement>('button');
      target?.focus({ preventScroll: true });
    };
    keep();
    const timer = setTimeout(keep, settledMs);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    box,
    pressed: () => {
      wasPressed.current = true;
    },
  };
}
