import { type MyEventTab, toMyEventTab } from '../../domain/myEvents.ts';
import { useDialogAddress } from '../site/useDialogAddress.ts';
import { useEffect, useRef } from 'react';
import type { EventDetails } from '../../domain/events.ts';
import { toast } from '../../lib/toastQueue.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import { readEvent } from './posting/saveEvent.ts';

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
      const description = 'It stays as it was. Duplicate it to make a new one.';
      toast({ kind: 'info', title, description, about: `event ${asked}` });
      latest.current.onClose();
    };
    const fail = (error: unknown) => {
      if (!live) return;
      reportFailure('This event could not be opened', `event ${asked}`)(error);
      latest.current.onClose();
    };
    if (asked === 'new') queueMicrotask(() => show(undefined));
    else void readEvent(asked).then(show, fail);
    return () => {
      live = false;
    };
  }, [asked]);
}

export interface MyEventPlaces {
  tab: MyEventTab;
  onTab: (tab: MyEventTab) => void;
  /** The event that is edited, or 'new'. */
  edited: string | undefined;
  onNew: () => void;
  /** `same`: it is what was open already, by its id from now on. */
  onEdit: (eventId: string, same?: boolean) => void;
  /** No dialog is open; `tab`: what it ended with is there. */
  onDone: (tab?: MyEventTab) => void;
}

/** What the page of own events shows, as its address says it: the tab, and what is edited. */
export function useMyEventPlaces(): MyEventPlaces {
  const { params, open, close, finish, replace } = useDialogAddress();
  const none = { new: undefined, edit: undefined };
  const shown = (tab: MyEventTab) => ({ tab: tab === 'upcoming' ? undefined : tab });
  return {
    tab: toMyEventTab(params.get('tab')),
    onTab: (tab) => replace(shown(tab)),
    edited: params.has('new') ? 'new' : (params.get('edit') ?? undefined),
    onNew: () => open({ ...none, new: '' }),
    onEdit: (eventId, same = false) => (same ? replace : open)({ ...none, edit: eventId }),
    onDone: (tab) => (tab ? finish({ ...none, ...shown(tab) }) : close(none)),
  };
}
