import { useEffect, useRef, type RefObject } from 'react';

/**
 * Lets the children of a list that carry `data-picture-id` be dragged to another place; `to` counts from 1. Loaded when
 * there is something to order. Keyboards use the menu of each picture.
 */
export function usePictureDrag(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (event: { id: string; to: number }) => void,
) {
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  const order = ids.join();
  useEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[]; // Chakra's list items are HTML elements.
    if (items.length < 2) return;
    let stop = () => {};
    let live = true;
    const begin = async () => {
      const { draggable, dropTargetForElements } =
        await import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
      if (!live) return;
      const idOf = (element: HTMLElement) => element.dataset.pictureId ?? '';
      const stops = items.flatMap((element, index) => [
        draggable({
          element,
          // Text in the description is selected with the pointer, not dragged away.
          canDrag: ({ input }) =>
            !document.elementFromPoint(input.clientX, input.clientY)?.closest('textarea'),
          getInitialData: () => ({ picture: idOf(element) }),
          onDragStart: () => element.setAttribute('data-dragging', ''),
          onDrop: () => element.removeAttribute('data-dragging'),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => typeof source.data.picture === 'string',
          onDragEnter: () => element.setAttribute('data-over', ''),
          onDragLeave: () => element.removeAttribute('data-over'),
          onDrop({ source }) {
            element.removeAttribute('data-over');
            const id = String(source.data.picture);
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
