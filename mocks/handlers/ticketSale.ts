import type { Schemas } from '#openapi/contract.ts';
import { makeEventDetails } from '../factories/events.ts';
import { makeHold, makeTicket } from '../factories/tickets.ts';
import { buyHold, holdNow, keepHold, newHoldId, ticketsOf } from '../holdMemory.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';

const heldOr404 = (transactionId: string): Schemas['Hold'] => {
  const hold = holdNow(transactionId);
  if (!hold) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This payment does not exist.' });
  return hold;
};

/** Holds and sells tickets, remembering what a story does with them. */
export const ticketSaleHandlers = {
  getTransactionId: ({ transactionId, action, eventId = 'e1', items = [] }) => {
    if (transactionId === undefined) {
      const { packages } = makeEventDetails();
      const hold = makeHold({
        transactionId: newHoldId(),
        eventId,
        items: items.map(({ packageId, quantity }) => {
          const one = packages.find((known) => known.packageId === packageId);
          return {
            packageId,
            packageName: one?.packageName ?? 'Ticket',
            quantity,
            unitAmount: one?.price ?? 0,
          };
        }),
      });
      return { message: 'Your tickets are kept for 15 minutes', response: keepHold(hold) };
    }
    const { holdUntil: _until, secondsLeft: _left, ...hold } = heldOr404(transactionId);
    if (action === 1)
      return { message: 'Nothing will be charged', response: keepHold({ ...hold, state: 'RELEASED' }) };
    return { message: 'Ready to pay', response: heldOr404(transactionId) };
  },
  eventTicketPurchase: ({ transactionId, attendees }) => {
    const hold = heldOr404(transactionId);
    const known = ticketsOf(transactionId);
    const tickets = attendees.map(({ packageId, attendeeName, answers = [] }, index) =>
      makeTicket({
        ticketId: `t-${transactionId}-${index + 1}`,
        eventId: hold.eventId ?? 'e1',
        packageId,
        packageName: hold.items.find((item) => item.packageId === packageId)?.packageName ?? 'Ticket',
        attendeeName,
        answers,
        transactionId,
      }),
    );
    const mine = known.length > 0 ? [...known] : tickets;
    return {
      message: 'Your tickets are ready',
      response: { tickets: mine, transaction: buyHold(hold, mine) },
    };
  },
} satisfies MockHandlers;
