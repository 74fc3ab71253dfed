import { randomUUID } from 'node:crypto';
import type { Schemas } from '#openapi/contract.ts';
import { call, type Member } from './api.ts';
import type { ServerProcess } from './server.ts';

export interface Seats {
  eventId: string;
  packageId: string;
}

/** Those of the first package of an event. */
export const firstSeats = ({ event, packages }: Schemas['EventDetails']): Seats => ({
  eventId: event.eventId,
  packageId: packages[0]?.packageId ?? '',
});

type Attendee = Pick<Schemas['Attendee'], 'attendeeName' | 'attendeeEmail'>;

/** What the card form does, with a good card of the sandbox. */
async function pay(app: ServerProcess, { session }: Member, transactionId: string) {
  const asked = { userId: session.id, transactionId };
  const { response } = await call(app, 'checkoutPaymentIntent', asked, session);
  const clientSecret = response.paymentIntentResponse.paymentIntent;
  const paid = await fetch(`${app.url}/sandbox/payments/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, number: '4242 4242 4242 4242', expiry: '12 / 68', cvc: '123' }),
  });
  if (!paid.ok) throw new Error(`the payment was answered with ${paid.status}: ${await paid.text()}`);
}

/** Buys tickets without a browser, one for each who comes; what costs nothing is taken without a card. */
export async function buyTickets(
  app: ServerProcess,
  member: Member,
  { eventId, packageId }: Seats,
  who: readonly Attendee[],
): Promise<Schemas['Ticket'][]> {
  const { session } = member;
  const userId = session.id;
  const items = [{ packageId, quantity: who.length }];
  const hold = { userId, type: 2 as const, eventId, items, clientId: randomUUID() };
  const { transactionId, total } = (await call(app, 'getTransactionId', hold, session)).response;
  if (total > 0) await pay(app, member, transactionId);
  const attendees = who.map((one) => ({ packageId, ...one }));
  const purchase = { userId, transactionId, attendees, buyerEmail: 'buyer@example.org' };
  return (await call(app, 'eventTicketPurchase', purchase, session)).response.tickets;
}

export const named = (names: readonly string[]): Attendee[] =>
  names.map((attendeeName) => ({ attendeeName }));
