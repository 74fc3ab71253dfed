import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Application, RequestStatus } from '../../../domain/jobs.ts';
import { statusOrder } from '../../../domain/requestMoves.ts';
import { cardAt, heirOf, placeOf, type Columns } from './applicantKeys.ts';

const cardSelector = '[data-application-id]';
/** A dialog gives the focus back while it goes. */
const goneMs = 300;
/** Each number is a column, in the order in which they stand. */
const statuses: Partial<Record<string, RequestStatus>> = Object.fromEntries(
  statusOrder.map((status, index) => [index + 1, status]),
);
/** A control in a card does these itself. */
const pressing = new Set(['Enter', ' ']);

export interface CardEvents {
  onOpen: (event: { application: Application }) => void;
  /** `to` is one of those that are allowed. */
  onMove: (event: { application: Application; to: RequestStatus }) => void;
  onSelect: (event: { application: Application; selected: boolean }) => void;
}

interface Given extends CardEvents {
  columns: Columns;
  find: (id: string) => Application | undefined;
  mayMove: (application: Application, to: RequestStatus) => boolean;
  selected: ReadonlySet<string>;
}

export interface CardFocus {
  /** The card that has the focus or had it last. */
  current: string | undefined;
  /** Spread it on what holds the cards. */
  box: {
    ref: RefObject<HTMLDivElement | null>;
    onFocus: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

const idAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>(cardSelector)?.dataset.applicationId : undefined;

/** The card that a key is meant for. What a card opens over the page lies outside of it. */
function cardOf(event: KeyboardEvent): string | undefined {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const ofControl = pressing.has(key) && !(target instanceof Element && target.matches(cardSelector));
  return ofControl ? undefined : idAt(target);
}

/**
 * Arrows walk over cards, Home and End to the ends of a column, Enter opens, Space selects, 1 to 4 move to the first to the
 * fourth column (product S30). They act wherever in a card the focus is; only Enter and Space belong to the control that
 * has it, and keys that a control has used are its own. A card that goes leaves the focus to the one that takes its place.
 */
export function useCardFocus({ columns, find, mayMove, selected, ...events }: Given): CardFocus {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  /** Counts up when the keyboard asks for another card, which may have to be drawn first. */
  const [turn, setTurn] = useState(0);
  const heir = useRef<string>(undefined);

  const focusOn = (id: string) => {
    setCurrent(id);
    setTurn((before) => before + 1);
  };
  useEffect(() => {
    if (turn === 0 || current === undefined) return;
    const card = ref.current?.querySelector<HTMLElement>(`[data-application-id="${CSS.escape(current)}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
    // Only when the keyboard asked for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [turn]);

  const column = placeOf(columns, current)?.column;
  const before = useRef(column);
  useEffect(() => {
    const moved = before.current !== column && before.current !== undefined;
    before.current = column;
    if (!moved || heir.current === undefined) return;
    const next = heir.current;
    heir.current = undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusOn(next);
    }, goneMs);
    return () => clearTimeout(timer);
  }, [column]);

  return {
    current,
    box: {
      ref,
      onFocus({ target }) {
        const id = idAt(target);
        if (id === undefined) return;
        setCurrent(id);
        heir.current = heirOf(columns, id);
      },
      onKeyDown(event) {
        const id = cardOf(event);
        if (id === undefined) return;
        const { key, currentTarget } = event;
        const application = find(id);
        const next = cardAt(columns, id, key, getComputedStyle(currentTarget).direction === 'rtl');
        const to = statuses[key];
        if (next !== undefined) focusOn(next);
        else if (!application) return;
        else if (key === 'Enter') events.onOpen({ application });
        else if (key === ' ') events.onSelect({ application, selected: !selected.has(id) });
        else if (to && mayMove(application, to)) events.onMove({ application, to });
        else if (!to && !key.startsWith('Arrow')) return;
        event.preventDefault();
      },
    },
  };
}
