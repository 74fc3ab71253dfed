import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Between the control and the toasts below it. */
const gap = 8;
/** Without the fields for files, which take no room: what opens one is what is pressed. */
const controls = 'a, button, input:not([type=file]), select, textarea, summary, [role=switch], [role=slider]';

/** What was used last, else what has the focus. */
const controlInUse = (region: HTMLElement, used: Element | undefined) =>
  [used, document.activeElement].find(
    (one) => one?.isConnected && one.matches(controls) && !region.contains(one),
  );

/**
 * What tells that a control is used. Some browsers give no focus to a button that is pressed, and a single key presses a
 * control that has no focus: then only its click is heard.
 */
const uses = ['pointerdown', 'click', 'focusin'] as const;

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Moves the toasts below the control that they speak of where they would cover it, as far as there is room. They are placed
 * when one comes or goes, and stay where they are while they are read.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  const used = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(controls) : undefined;
      if (control && !region.current?.contains(control)) used.current = control;
    };
    const stop = new AbortController();
    const heard = { capture: true, passive: true, signal: stop.signal };
    for (const use of uses) document.addEventListener(use, remember, heard);
    return () => stop.abort();
  }, [region]);
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return;
    box.style.removeProperty('inset-block-start');
    const control = toasts.length > 0 && controlInUse(box, used.current)?.getBoundingClientRect();
    const place = box.getBoundingClientRect();
    if (!control || !overlap(place, control)) return;
    const top = control.bottom + gap;
    if (top + place.height <= innerHeight) box.style.setProperty('inset-block-start', `${top}px`);
  }, [region, toasts]);
}
