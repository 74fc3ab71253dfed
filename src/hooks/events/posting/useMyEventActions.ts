import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import type { CancelEventDialogProps } from '../../../components/events/posting/CancelEventDialog.tsx';
import type { MyEventListProps } from '../../../components/events/posting/MyEventList.tsx';
import { feedItemOf, type Event } from '../../../domain/events.ts';
import type { MyEventTab, PostedEvent } from '../../../domain/myEvents.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { shareRequests } from '../../feed/share/shareRequests.ts';
import { isLastWord } from '../../site/isLastWord.ts';
import { useLaterDeletions } from '../../site/useLaterDeletions.ts';
import { deletedEvents, deleteEvent } from './deletedEvents.ts';
import type { MyEventPlaces } from '../useMyEventPlaces.ts';
import type { MyEvents } from './useMyEvents.ts';

interface Cancelling {
  posted?: PostedEvent | undefined;
  busy?: boolean;
  error?: string;
}

/** Asks for a cancellation; money goes back, so the dialog stays until the server has answered. */
function useCancelEvent(events: MyEvents, onTab: (tab: MyEventTab) => void) {
  const [state, setState] = useState<Cancelling>({});
  const { posted } = state;
  const cancel = async (reason: string) => {
    if (!posted) return;
    setState({ posted, busy: true });
    try {
      const { eventId } = posted.event;
      const { message } = await call('manageEvent', { action: 2, eventId, reason });
      toast({ kind: 'success', title: message, about: `event ${eventId}` });
      setState({});
      onTab('cancelled');
    } catch (failure) {
      setState({ posted, error: failure instanceof ApiError ? failure.message : genericMessage });
    }
    // It may have been cancelled or changed elsewhere: then the list is old.
    await events.refresh();
  };
  const dialog: CancelEventDialogProps = {
    ...state,
    posted,
    onConfirm: ({ reason }) => void cancel(reason),
    onCancel: () => setState({}),
  };
  return { dialog, onCancel: (asked: PostedEvent) => setState({ posted: asked }) };
}

/** What an organiser does with own events beside writing them (product S34). */
export function useMyEventActions(
  events: MyEvents,
  { onTab, onEdit }: Pick<MyEventPlaces, 'onTab' | 'onEdit'>,
) {
  const deleted = useLaterDeletions();
  const { dialog, onCancel } = useCancelEvent(events, onTab);
  const duplicate = async ({ eventId, eventName }: Event) => {
    try {
      const asked = { action: 4, eventId, clientId: crypto.randomUUID() } as const;
      const { message, response } = await call('manageEvent', asked);
      toast({ kind: 'success', title: message, about: `event ${response?.event.eventId ?? eventId}` });
      onTab('draft');
      await events.refresh();
    } catch (error) {
      reportFailure(`${eventName} was not duplicated`, `event ${eventId}`)(error);
    }
  };
  const erase = async ({ eventId, eventName }: Event) => {
    try {
      await deleteEvent({ eventId });
      return true;
    } catch (error) {
      const last = isLastWord(error);
      const what = last ? 'is still there' : 'will be deleted when you are connected again';
      reportFailure(`${eventName} ${what}`, `event ${eventId}`)(error);
      return last;
    } finally {
      await events.refresh();
    }
  };
  const handlers: MyEventListProps['events'] = {
    onEdit: ({ event }) => onEdit(event.eventId),
    onDuplicate: ({ event }) => void duplicate(event),
    onCancel,
    onDelete: ({ event }) => deletedEvents.later({ eventId: event.eventId }, () => erase(event)),
    onUndo: ({ event }) => deletedEvents.takeBack(event.eventId),
    onShare: ({ event }) => shareRequests.ask(feedItemOf(event)),
  };
  return { events: handlers, deleted, cancelling: dialog };
}
