import { useEffect, useRef, type RefObject } from 'react';

/** Elements in which letters are text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=button])',
    ));

/**
 * Single keys of the viewer, by `KeyboardEvent.key`. They count while the focus is inside of `root`, or anywhere on the
 * page when the page is the viewer's. Storybook has single keys too (1, 2, 3): it never sees one that was taken here.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  scope: 'inside' | 'page',
  keys: Readonly<Record<string, () => void>>,
): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target)) return;
      const isInside = target instanceof Node && root.current?.contains(target);
      if (!isInside && scope === 'inside') return;
      // An open dialog has the keyboard to itself.
      if (target instanceof Element && target.closest('dialog[data-keys=own]')) return;
      const act = Object.hasOwn(current.current, key) ? current.current[key] : undefined;
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [root, scope]);
}

/**
 * A decision takes away what was decided about, and with it the button that had the focus. The focus then goes to `root`,
 * or the next key would count for nothing.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && root.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  useEffect(() => {
    if (wasInside.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
  });
}
