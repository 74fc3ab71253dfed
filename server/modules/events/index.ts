import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { getEventDetails } from './eventDetails.ts';
import { getEventList } from './eventList.ts';
import { eventEdit } from './eventEdit.ts';
import { eventDetail } from './eventPanel.ts';
import { manageEvent } from './manageEvent.ts';
import { managePackageTickets } from './managePackages.ts';
import { getPostedEvents } from './postedEvents.ts';

export const eventsHandlers = {
  getPostedEvents,
  getEventList,
  manageEvent,
  eventDetail,
  getEventDetails,
  eventEdit,
  manageTickets: notImplemented,
  managePackageTickets,
  getTicketDetails: notImplemented,
  ticketList: notImplemented,
  ticketDetail: notImplemented,
} satisfies TagHandlers<'events'>;
