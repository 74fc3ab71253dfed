import { randomUUID } from 'node:crypto';
import type { Schemas } from '#openapi/contract.ts';
import { call, type Member } from './api.ts';
import type { ServerProcess } from './server.ts';

/** Buys tickets of the first package of an event, one for each name, with a good test card. */
export async function buyTickets(
  app: ServerProcess,
  { session }: Member,
  { event, packages }: Schemas['EventDetails'],
  names: readonly string[],
): Promise<Schemas['Ticket'][]> {
  const userId = session.id;
  const packageId = packages[0]?.packageId ?? '';
  const { response: hold } = await call(
    app,
    'getTransactionId',
    {
      userId,
      type: 2,
      eventId: event.eventId,
      items: [{ packageId, quantity: names.length }],
      clientId: randomUUID(),
    },
    session,
  );
  const { transactionId } = hold;
  const { response: checkout } = await call(app, 'checkoutPaymentIntent', { userId, transactionId }, session);
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 68', cvc: '123' };
  const paid = await fetch(`${app.url}/sandbox/payments/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret: checkout.paymentIntentResponse.paymentIntent, ...card }),
  });
  if (!paid.ok) throw new Error(`the payment was answered with ${paid.status}: ${await paid.text()}`);
  const { response } = await call(
    app,
    'eventTicketPurchase',
    {
      userId,
      transactionId,
      attendees: names.map((attendeeName) => ({ packageId, attendeeName })),
      buyerEmail: 'buyer@example.org',
    },
    session,
  );
  return response.tickets;
}
