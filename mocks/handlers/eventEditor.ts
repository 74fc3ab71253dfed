import { changeEvent, changePackages, ownDetails } from '../eventEditor.ts';
import type { MockHandlers } from '../msw.ts';

/** Changing an own event, remembering what a story does with it. */
export const eventEditorHandlers = {
  eventEdit: changeEvent,
  managePackageTickets: changePackages,
} satisfies MockHandlers;

/** The own event as its form reads it, in the place of the one that visitors read. */
export const ownEventReads = {
  getEventDetails: ({ eventId }) => ({ message: 'Event', response: ownDetails(eventId) }),
} satisfies MockHandlers;
