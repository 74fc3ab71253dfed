import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { isKey } from '../../../ids.ts';
import { forbidden, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { clean, cleanOptional } from '../../../text.ts';
import { tell } from '../../../notify/notify.ts';
import { readOwnEvent } from '../ownEvent.ts';
import { attendeeNameIn, editAttendee, resend } from '../organiser/attendeeEdits.ts';
import { checkIn, undoCheckIn } from './checkIn.ts';
import { EVENT_CHANGED } from './eventNews.ts';
import { eventKey } from '../../../notify/news.ts';
import { byHolder, byOrganiser, giveBack, refundBy, type Decide } from './giveBack.ts';
import { limitTicketMail } from './guestLimits.ts';
import { handOn } from './handOn.ts';
import { ticketGone } from './myTickets.ts';
import { keepAlone } from './scans.ts';
import { ticketRows, toAttendee, toTicket, type TicketRow } from './ticketView.ts';
import { joinWaitlist, leaveWaitlist, offerTo } from './waitlist.ts';

type Body = RequestBody<'manageTickets'>;
type Outcome = Schemas['TicketOutcome'];

const [CHECK_IN, UNDO, CANCEL, TRANSFER, JOIN, LEAVE, RESEND, EDIT, REFUND, OFFER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

const messages: Record<Body['action'], string> = {
  [CHECK_IN]: 'Welcome',
  [UNDO]: 'Check-in taken back',
  [CANCEL]: 'The ticket is cancelled',
  [TRANSFER]: 'The ticket is handed on',
  [JOIN]: 'You are on the waiting list',
  [LEAVE]: 'You have left the waiting list',
  [RESEND]: 'The ticket is on its way',
  [EDIT]: 'Saved',
  [REFUND]: 'The money is on its way back',
  [OFFER]: 'The seats are offered',
};

const scans = {
  OK: 'Welcome',
  ALREADY_USED: 'Already used',
  WRONG_EVENT: 'This ticket is for another event',
  NOT_VALID: 'This ticket is not valid any more',
  NOT_GENUINE: 'This is not a ticket of ours',
} as const;

/** What holders and organisers do with tickets, at the door and before (product 3.9). */
export async function manageTickets(body: Body, context: Context): Promise<ResponseBody<'manageTickets'>> {
  const { userId } = requireSession(context);
  await limit(context, body.action < CANCEL ? 'door' : 'ticket', userId);
  if (body.action === TRANSFER || body.action === RESEND) {
    await limit(context, 'ticketMail', userId);
    await limitTicketMail(context, body);
  }
  const response = await once(context, 'manageTickets', body.clientId, (trx) => act(context, trx, body));
  if (body.action === CHECK_IN) await keepAlone(context, body);
  context.after(() => context.services.wakeTasks());
  return { message: response.checkIn ? scans[response.checkIn.result] : messages[body.action], response };
}

async function act(context: Context, trx: Db, body: Body): Promise<Outcome> {
  const { userId } = requireSession(context);
  const { waitlistId = '' } = body;
  switch (body.action) {
    case CHECK_IN:
      return checkIn(context, trx, await readOwnEvent(trx, userId, body.eventId ?? ''), body);
    case JOIN:
      return { waitlist: await joinWaitlist(context, trx, body) };
    case LEAVE:
      return { waitlist: await leaveWaitlist(context, trx, waitlistId) };
    case OFFER:
      return { waitlist: await offerTo(context, trx, waitlistId) };
    default:
      return actOnTicket(context, trx, body);
  }
}

/** A ticket of the caller, or of an event that the caller organises. Anybody else's is 404. */
async function reachable(context: Context, trx: Db, ticketId: string) {
  const { userId } = requireSession(context);
  const ticket = isKey(ticketId)
    ? await ticketRows(trx)
        .select('events.owner_id as organiser_id')
        .where('tickets.id', '=', ticketId)
        .executeTakeFirst()
    : undefined;
  const isOrganiser = ticket?.organiser_id === userId;
  if (!ticket || (!isOrganiser && ticket.owner_id !== userId)) throw notFound(ticketGone);
  return { ticket, isOrganiser, isHolder: ticket.owner_id === userId };
}

const notYours = () => forbidden('Only its organiser can do this.', 'NOT_OWNER');

async function actOnTicket(context: Context, trx: Db, body: Body): Promise<Outcome> {
  const { ticket, isOrganiser, isHolder } = await reachable(context, trx, body.ticketId ?? '');
  const needsOrganiser = body.action === UNDO || body.action === REFUND;
  if (needsOrganiser && !isOrganiser) throw notYours();
  let refund: Outcome['refund'];
  if (body.action === UNDO) return undoCheckIn(context, trx, ticket, body.checkInId);
  if (body.action === CANCEL || body.action === REFUND)
    refund = await end(context, trx, ticket, { body, isHolder });
  else if (body.action === TRANSFER) {
    if (!isHolder) throw forbidden('Only its holder can hand a ticket on.', 'NOT_OWNER');
    await handOn(context, trx, ticket, {
      name: attendeeNameIn(body.attendeeName),
      email: cleanOptional(body.attendeeEmail),
      phone: body.attendeePhone,
    });
  } else if (body.action === RESEND) await resend(context, trx, ticket);
  else await editAttendee(context, trx, ticket, { ...body, isOrganiser });
  const after = await ticketRows(trx).where('tickets.id', '=', ticket.id).executeTakeFirstOrThrow();
  return {
    ticket: isHolder ? toTicket(context, after) : toAttendee(context, after),
    ...(refund ? { refund } : {}),
  };
}

async function end(
  context: Context,
  trx: Db,
  ticket: TicketRow,
  { body, isHolder }: { body: Body; isHolder: boolean },
): Promise<Outcome['refund']> {
  const decide: Decide = body.action === REFUND ? refundBy(body.amount) : isHolder ? byHolder : byOrganiser;
  const reason =
    clean(body.reason ?? '') ||
    (isHolder ? 'You have cancelled your ticket.' : 'The organiser pays it back.');
  const amount = await giveBack(context, trx, ticket, { decide, reason });
  if (!isHolder && body.action === CANCEL)
    await tell(context, trx, [ticket.owner_id], {
      type: EVENT_CHANGED,
      key: eventKey('returned', ticket.event_id, ticket.id),
    });
  const { currency, transaction_id: transactionId } = ticket;
  return amount > 0 ? { amount, currency, transactionId } : undefined;
}
