import { useRef, type PointerEvent } from 'react';

/** A place in a frame: 0 to 1 from its left and top edge. */
export interface FramePoint {
  x: number;
  y: number;
}

/** What one finger, the mouse or two fingers did since the last time. */
export interface Gesture {
  from: FramePoint;
  to: FramePoint;
  /** How much farther apart two fingers are: 1 for one finger. */
  closer: number;
}

const middle = ([first, second]: FramePoint[]): FramePoint => ({
  x: ((first?.x ?? 0) + (second?.x ?? first?.x ?? 0)) / 2,
  y: ((first?.y ?? 0) + (second?.y ?? first?.y ?? 0)) / 2,
});
const distance = (one: FramePoint, other: FramePoint) => Math.hypot(one.x - other.x, one.y - other.y);
const apart = ([first, second]: FramePoint[]) => (first && second ? distance(first, second) : 0);

/** Where something is in a frame. */
export function placeIn(
  frame: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): FramePoint {
  const box = frame.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

/** In pixels and milliseconds: a finger is never quite still, and a second tap comes soon and near the first one. */
const tap = { still: 8, near: 40, soon: 300 };

/** Drag with one finger or the mouse, pinch with two; `onDoubleTap` with either. */
export function useGestures(onGesture: (gesture: Gesture) => void, onDoubleTap?: (at: FramePoint) => void) {
  const pointers = useRef(new Map<number, FramePoint>());
  /** Where the only finger went down, while it has not moved. */
  const pressed = useRef<FramePoint>(undefined);
  const tapped = useRef<FramePoint & { at: number }>(undefined);
  const leave = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    pressed.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || pointers.current.size > 1) return;
      // A finger is the element's from the beginning.
      if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
      const point = { x: event.clientX, y: event.clientY };
      pressed.current = pointers.current.size === 0 ? point : undefined;
      pointers.current.set(event.pointerId, point);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pointers.current.has(event.pointerId)) return;
      const before = [...pointers.current.values()];
      const point = { x: event.clientX, y: event.clientY };
      if (pressed.current && distance(pressed.current, point) > tap.still) pressed.current = undefined;
      pointers.current.set(event.pointerId, point);
      const after = [...pointers.current.values()];
      const place = ({ x, y }: FramePoint) => placeIn(event.currentTarget, { clientX: x, clientY: y });
      const closer = apart(before) > 0 ? apart(after) / apart(before) : 1;
      onGesture({ from: place(middle(before)), to: place(middle(after)), closer });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const still = pressed.current;
      leave(event);
      if (!still) return;
      const first = tapped.current;
      const again = first && event.timeStamp - first.at < tap.soon && distance(first, still) < tap.near;
      tapped.current = again ? undefined : { ...still, at: event.timeStamp };
      if (again) onDoubleTap?.(placeIn(event.currentTarget, event));
    },
    onPointerCancel: leave,
    onLostPointerCapture: leave,
  };
}
