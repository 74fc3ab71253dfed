import { makeEventDetails } from '../factories/events.ts';
import { makeWaitlistEntry } from '../factories/tickets.ts';
import { MockProblem } from '../msw.ts';
import { leaveLine, placeInLine, waitingPlace } from '../waitlistMemory.ts';
import type { TicketAction } from './manageTickets.ts';

/** Action 4 of `manageTickets`. */
export const joinWaitlist: TicketAction = ({ eventId = '', packageId = '', quantity = 1 }) => {
  const packageName = makeEventDetails().packages.find((one) => one.packageId === packageId)?.packageName;
  const waitlist = placeInLine(
    makeWaitlistEntry({
      waitlistId: `w-${packageId}`,
      eventId,
      packageId,
      quantity,
      ...(packageName && { packageName }),
    }),
  );
  return { message: 'You are on the waiting list', response: { waitlist } };
};

/** Action 5. */
export const leaveWaitlist: TicketAction = ({ waitlistId = '' }) => {
  const place = waitingPlace(waitlistId);
  if (!place)
    throw new MockProblem(404, {
      code: 'NOT_FOUND',
      message: 'This place on the waiting list does not exist any more.',
    });
  leaveLine(waitlistId);
  const { position: _, ...left } = place;
  return { message: 'You have left the waiting list', response: { waitlist: { ...left, state: 'LEFT' } } };
};
