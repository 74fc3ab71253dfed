import type { TagHandlers } from '../../contract/tag.ts';
import { getEventDetails } from './search/eventDetails.ts';
import { getEventList } from './search/eventList.ts';
import { eventEdit } from './posting/eventEdit.ts';
import { eventDetail } from './organiser/eventPanel.ts';
import { manageEvent } from './posting/manageEvent.ts';
import { managePackageTickets } from './posting/managePackages.ts';
import { getPostedEvents } from './posting/postedEvents.ts';
import { getTicketDetails } from './organiser/attendeeList.ts';
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
