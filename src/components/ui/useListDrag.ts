import { useEffect, useRef, type RefObject } from 'react';
import { useListMotion } from './useListMotion.ts';

/**
 * Lets the children of a list that carry `data-drag-id` be dragged to another place, and shows how they go there; `to` counts from 1. Loaded when
 * there is something to order: without `ids` nothing moves. Keyboards use a menu of each item (WCAG 2.5.7).
 */
export function useListDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (event: { id: string; to: number }) => void,
) {
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  const order = ids.join();
  useListMotion(list, order);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[]; // Chakra's list items are HTML elements.
    if (order === '' || items.length < 2) return;
    let stop = () => {};
    let live = true;
    const known = new Set(order.split(','));
    const begin = async () => {
      const { draggable, dropTargetForElements } =
        await import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
      if (!live) return;
      const idOf = (element: HTMLElement) => element.dataset.dragId ?? '';
      const stops = items.flatMap((element, index) => [
        draggable({
          element,
          // Where there is none, the whole of it.
          dragHandle: element.querySelector('[data-drag-handle]') ?? undefined,
          // Text in a field is selected with the pointer, not dragged away.
          canDrag: ({ input }) =>
            !document.elementFromPoint(input.clientX, input.clientY)?.closest('textarea, input'),
          getInitialData: () => ({ dragged: idOf(element) }),
          onDragStart: () => element.setAttribute('data-dragging', ''),
          onDrop: () => element.removeAttribute('data-dragging'),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => known.has(String(source.data.dragged)),
          onDragEnter: () => element.setAttribute('data-over', ''),
          onDragLeave: () => element.removeAttribute('data-over'),
          onDrop({ source }) {
            element.removeAttribute('data-over');
            const id = String(source.data.dragged);
            if (id !== idOf(element)) move.current({ id, to: index + 1 });
          },
        }),
      ]);
      stop = () => stops.forEach((end) => end());
    };
    void begin();
    return () => {
      live = false;
      stop();
    };
  }, [list, order]);
}
