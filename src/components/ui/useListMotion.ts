import type { animate } from 'framer-motion/dom/mini';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Motion {
  animate: typeof animate;
}

const lessMotion = '(prefers-reduced-motion: reduce)';
const moving = { duration: 0.2, ease: 'easeOut' } as const;

const tracked = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['dragId'] !== undefined,
  );

/**
 * Children of a list that carry `data-drag-id` go to another place as one looks on, however the order was changed: who reads sees what
 * went where. `order`: their ids. Loaded when there is something to order; nothing moves for whoever wants less motion.
 */
export function useListMotion(list: RefObject<HTMLElement | null>, order: string): void {
  const places = useRef({ order, tops: new Map<string, number>() });
  const motion = useRef<Motion>(undefined);
  const isOrdered = order.includes(',');
  useEffect(() => {
    if (!isOrdered) return;
    const load = async () => {
      motion.current = await import('framer-motion/dom/mini');
    };
    // Without it they stand in their new places at once.
    load().catch(() => {});
  }, [isOrdered]);
  // What is above an item may have grown since: its place is looked at each time.
  useLayoutEffect(() => {
    const items = tracked(list.current);
    const before = places.current;
    const tops = new Map(items.map((item) => [item.dataset['dragId'] ?? '', item.offsetTop]));
    places.current = { order, tops };
    if (before.order === order || matchMedia(lessMotion).matches) return;
    for (const item of items) {
      const id = item.dataset['dragId'] ?? '';
      const [from, to] = [before.tops.get(id), tops.get(id)];
      if (from === undefined || to === undefined || from === to) continue;
      motion.current?.animate(item, { transform: [`translateY(${from - to}px)`, 'translateY(0px)'] }, moving);
    }
  });
}
