import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';
import { cancelAttendee, editAttendee, offerSeats, resendToAttendee } from './attendees.ts';
import { joinWaitlist, leaveWaitlist } from './waitlist.ts';

type Request = RequestBody<'manageTickets'>;
export type TicketAction = (body: Request) => ResponseBody<'manageTickets'>;

/** What each action of `manageTickets` does in a story, by its number in the contract. */
const actions: Partial<Record<Request['action'], TicketAction>> = {
  2: cancelAttendee,
  4: joinWaitlist,
  5: leaveWaitlist,
  6: resendToAttendee,
  7: editAttendee,
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
