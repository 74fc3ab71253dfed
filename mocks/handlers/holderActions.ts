import type { Schemas } from '#openapi/contract.ts';
import { changeTicket, ticketNow } from '../ticketMemory.ts';
import { MockProblem } from '../msw.ts';
import type { TicketAction } from './manageTickets.ts';

const done = { canTransfer: false, canCancel: false, canRename: false, refundAmount: 0 };

/** Throws 404 for a ticket that the member does not hold. */
function held(ticketId = ''): Schemas['Ticket'] {
  const found = ticketNow(ticketId);
  if (!found) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This ticket does not exist.' });
  return found.ticket;
}

const changed = (ticketId: string, changes: Partial<Schemas['Ticket']>) => ({
  ticket: changeTicket(ticketId, changes) ?? held(ticketId),
});

/** What the holder of a ticket does with it. */
export const cancelTicket: TicketAction = ({ ticketId }) => {
  const { viewer, currency, transactionId = '', ...ticket } = held(ticketId);
  const amount = viewer?.refundAmount ?? 0;
  const response = changed(ticket.ticketId, { status: amount > 0 ? 6 : 3, viewer: done });
  return {
    message: 'The ticket is cancelled',
    response: { ...response, ...(amount > 0 && { refund: { amount, currency, transactionId } }) },
  };
};

export const handTicketOn: TicketAction = ({ ticketId }) => ({
  message: 'The ticket is handed on',
  response: changed(held(ticketId).ticketId, { status: 5, viewer: done }),
});

export const sendTicket: TicketAction = ({ ticketId }) => ({
  message: 'The ticket is on its way',
  response: { ticket: held(ticketId) },
});

export const renameTicket: TicketAction = ({ ticketId, attendeeName = '' }) => ({
  message: 'Saved',
  response: changed(held(ticketId).ticketId, { attendeeName }),
});
