import { useRef, type TouchEvent } from 'react';

/** In px: shorter ones are shaking hands. */
const least = 56;

/** Spread on an element: a finger that goes sideways leads to the next (1) or the one before (-1). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers make things larger.
      start.current = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (!finger || !from) return;
      const along = finger.clientX - from.x;
      if (Math.abs(along) < least || Math.abs(along) < 2 * Math.abs(finger.clientY - from.y)) return;
      onSwipe(along < 0 ? 1 : -1);
    },
  };
}
