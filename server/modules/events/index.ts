import type { TagHandlers } from '../../contract/tag.ts';
import { getEventDetails } from './eventDetails.ts';
import { getEventList } from './eventList.ts';
import { eventEdit } from './eventEdit.ts';
import { eventDetail } from './eventPanel.ts';
import { manageEvent } from './manageEvent.ts';
import { managePackageTickets } from './managePackages.ts';
import { getPostedEvents } from './postedEvents.ts';
import { getTicketDetails } from './tickets/attendeeList.ts';
import { manageTickets } from './tickets/manageTickets.ts';
import { ticketDetail, ticketList } from './tickets/myTickets.ts';

export const eventsHandlers = {
  getPostedEvents,
  getEventList,
  manageEvent,
  eventDetail,
  getEventDetails,
  eventEdit,
  manageTickets,
  managePackageTickets,
  getTicketDetails,
  ticketList,
  ticketDetail,
} satisfies TagHandlers<'events'>;
