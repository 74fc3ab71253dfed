import { call } from '../../../api/client.ts';
import { leftDeletions } from '../../site/leftDeletions.ts';

export interface DeletedEvent {
  eventId: string;
}

/** DELETE of `manageEvent`: of a draft. */
export const deleteEvent = ({ eventId }: DeletedEvent) => call('manageEvent', { action: 3, eventId });

/** Drafts that are deleted and were not confirmed by the server yet. */
export const deletedEvents = leftDeletions<DeletedEvent>({
  name: 'eventDeletions',
  idOf: ({ eventId }) => eventId,
  isTarget: ({ eventId }) => typeof eventId === 'string',
  erase: deleteEvent,
});
