import { useRef, type PointerEvent, type WheelEvent } from 'react';
import { moveBy, zoomTo, type CropView, type Size } from '../../lib/cropArea.ts';

interface Point {
  x: number;
  y: number;
}

const middle = ([first, second]: Point[]): Point => ({
  x: ((first?.x ?? 0) + (second?.x ?? first?.x ?? 0)) / 2,
  y: ((first?.y ?? 0) + (second?.y ?? first?.y ?? 0)) / 2,
});
const apart = ([first, second]: Point[]) =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;

/** Drag with one finger or the mouse, pinch with two, turn the wheel: `change` gets what each does to the view. */
export function useCropPointers(
  { picture, aspect }: { picture: Size | undefined; aspect: number },
  change: (update: (view: CropView) => CropView) => void,
) {
  const pointers = useRef(new Map<number, Point>());
  const place = (element: Element, { x, y }: Point) => {
    const box = element.getBoundingClientRect();
    return { x: (x - box.left) / box.width, y: (y - box.top) / box.height };
  };
  const leave = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || pointers.current.size > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!picture || !pointers.current.has(event.pointerId)) return;
      const frame = event.currentTarget;
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.current.values()];
      const from = place(frame, middle(before));
      const to = place(frame, middle(after));
      const closer = apart(before) > 0 ? apart(after) / apart(before) : 1;
      change((view) => {
        const moved = moveBy(picture, aspect, view, { x: from.x - to.x, y: from.y - to.y });
        return closer === 1 ? moved : zoomTo(picture, aspect, moved, moved.zoom * closer, to);
      });
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onLostPointerCapture: leave,
    onWheel(event: WheelEvent<HTMLElement>) {
      if (!picture) return;
      const at = place(event.currentTarget, { x: event.clientX, y: event.clientY });
      const closer = Math.exp(-event.deltaY / 400);
      change((view) => zoomTo(picture, aspect, view, view.zoom * closer, at));
    },
  };
}
