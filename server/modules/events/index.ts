import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const eventsHandlers = {
  getPostedEvents: notImplemented,
  getEventList: notImplemented,
  manageEvent: notImplemented,
  eventDetail: notImplemented,
  getEventDetails: notImplemented,
  eventEdit: notImplemented,
  manageTickets: notImplemented,
  managePackageTickets: notImplemented,
  getTicketDetails: notImplemented,
  ticketList: notImplemented,
  ticketDetail: notImplemented,
} satisfies TagHandlers<'events'>;
