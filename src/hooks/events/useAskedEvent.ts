import { useEffect, useRef } from 'react';
import type { EventDetails } from '../../domain/events.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/reportFailure.ts';
import { readEvent } from './saveEvent.ts';

interface Asked {
  /** The event that stands in the editor, when there is one. */
  standing: string | undefined;
  /** With the event, or without one for a new event. */
  open: (details: EventDetails | undefined) => void;
  /** It could not be opened. */
  onClose: () => void;
  /** None is asked for any more. */
  onEnd: () => void;
}

/** Opens what the address asks for: the id of an event, or 'new'. */
export function useAskedEvent(asked: string | undefined, events: Asked) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    if (asked === undefined) return latest.current.onEnd();
    // A new event that was saved has its address now, and stays open.
    if (asked === latest.current.standing) return;
    let live = true;
    const show = (found: EventDetails | undefined) => {
      if (!live) return;
      if (found === undefined || (found.event.viewer.isOwner && found.event.status <= 1))
        return latest.current.open(found);
      const { eventName, status } = found.event;
      const title = `${eventName} is ${status === 2 ? 'cancelled' : 'over'}`;
      toast({ kind: 'info', title, description: 'It stays as it was. Duplicate it to make a new one.' });
      latest.current.onClose();
    };
    const fail = (error: unknown) => {
      if (!live) return;
      reportFailure('This event could not be opened')(error);
      latest.current.onClose();
    };
    if (asked === 'new') queueMicrotask(() => show(undefined));
    else void readEvent(asked).then(show, fail);
    return () => {
      live = false;
    };
  }, [asked]);
}
