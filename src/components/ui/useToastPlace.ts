import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Between the control and the toasts below it. */
const gap = 8;
const controls = 'a, button, input, select, textarea, summary, [role=switch], [role=slider]';

/** What has the focus, else what was pressed last: some browsers give no focus to a button that is pressed. */
function controlInUse(region: HTMLElement, pressed: Element | undefined): Element | undefined {
  const { activeElement } = document;
  return (
    [activeElement, pressed].find(
      (one) => one?.isConnected && one.matches(controls) && !region.contains(one),
    ) ?? undefined
  );
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Moves the toasts below the control that they speak of where they would cover it, as far as there is room. They are placed
 * when one comes or goes, and stay where they are while they are read.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  const pressed = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: PointerEvent) => {
      const control = target instanceof Element ? target.closest(controls) : undefined;
      if (control && !region.current?.contains(control)) pressed.current = control;
    };
    document.addEventListener('pointerdown', remember, { capture: true, passive: true });
    return () => document.removeEventListener('pointerdown', remember, { capture: true });
  }, [region]);
  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return;
    box.style.removeProperty('inset-block-start');
    const control = toasts.length > 0 && controlInUse(box, pressed.current)?.getBoundingClientRect();
    const place = box.getBoundingClientRect();
    if (!control || !overlap(place, control)) return;
    const top = control.bottom + gap;
    if (top + place.height <= innerHeight) box.style.setProperty('inset-block-start', `${top}px`);
  }, [region, toasts]);
}
