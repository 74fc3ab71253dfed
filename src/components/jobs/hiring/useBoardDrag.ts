import { useEffect, useRef, type RefObject } from 'react';

const load = () => import('@atlaskit/pragmatic-drag-and-drop/element/adapter');
type Adapter = Awaited<ReturnType<typeof load>>;

/** Runs what needs the library once it has loaded; a page that lost the network goes on without dragging. */
function withAdapter(connect: (adapter: Adapter) => () => void): () => void {
  let stop = () => {};
  let live = true;
  const begin = async () => {
    const adapter = await load().catch(() => undefined);
    if (live && adapter) stop = connect(adapter);
  };
  void begin();
  return () => {
    live = false;
    stop();
  };
}

/** Lets a card be dragged by the pointer. Keyboards use its menu or a number (WCAG 2.5.7). */
export function useCardDrag(card: RefObject<HTMLElement | null>, id: string, movable: boolean) {
  useEffect(() => {
    const element = card.current;
    if (!element || !movable) return;
    return withAdapter(({ draggable }) =>
      draggable({
        element,
        getInitialData: () => ({ applicationId: id }),
        onDragStart: () => element.setAttribute('data-dragging', ''),
        onDrop: () => element.removeAttribute('data-dragging'),
      }),
    );
  }, [card, id, movable]);
}

export interface ColumnDrop {
  /** Whether this card may come here; the column shows it. */
  mayDrop: (id: string) => boolean;
  onDrop: (id: string) => void;
}

/** Lets cards be dropped on a column. */
export function useColumnDrop(column: RefObject<HTMLElement | null>, drop: ColumnDrop) {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    return withAdapter(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => latest.current.mayDrop(String(source.data.applicationId ?? '')),
        onDragEnter: () => element.setAttribute('data-over', ''),
        onDragLeave: () => element.removeAttribute('data-over'),
        onDrop({ source }) {
          element.removeAttribute('data-over');
          latest.current.onDrop(String(source.data.applicationId));
        },
      }),
    );
  }, [column]);
}
