import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';
import { cancelAttendee, editAttendee, isAttendee, offerSeats, resendToAttendee } from './attendees.ts';
import { checkInAction, undoCheckInAction } from './door.ts';
import { cancelTicket, handTicketOn, renameTicket, sendTicket } from './holderActions.ts';
import { joinWaitlist, leaveWaitlist } from './waitlist.ts';

type Request = RequestBody<'manageTickets'>;
export type TicketAction = (body: Request) => ResponseBody<'manageTickets'>;

/** By the organiser for an attendee, and by the holder for a ticket of their own. */
const either =
  (organiser: TicketAction, holder: TicketAction): TicketAction =>
  (body) =>
    (isAttendee(body.ticketId) ? organiser : holder)(body);

/** What each action of `manageTickets` does in a story, by its number in the contract. */
const actions: Partial<Record<Request['action'], TicketAction>> = {
  0: checkInAction,
  1: undoCheckInAction,
  2: either(cancelAttendee, cancelTicket),
  3: handTicketOn,
  4: joinWaitlist,
  5: leaveWaitlist,
  6: either(resendToAttendee, sendTicket),
  7: either(editAttendee, renameTicket),
  8: cancelAttendee,
  9: offerSeats,
};

export const manageTicketsHandlers = {
  manageTickets: (body) => {
    const act = actions[body.action];
    if (!act) throw new MockProblem(501, { code: 'NOT_IMPLEMENTED' });
    return act(body);
  },
} satisfies MockHandlers;
