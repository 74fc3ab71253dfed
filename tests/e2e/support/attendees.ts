import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Schemas } from '#openapi/contract.ts';
import { call, type Member } from './api.ts';
import type { ServerProcess } from './server.ts';

export interface Attendee {
  attendeeName: string;
  attendeeEmail: string;
}

/** Buys tickets of the first package of an event with a good card of the sandbox, one for each attendee. */
export async function buyTickets(
  app: ServerProcess,
  buyer: Member,
  { event, packages }: Schemas['EventDetails'],
  attendees: readonly Attendee[],
): Promise<Schemas['Ticket'][]> {
  const { session } = buyer;
  const userId = session.id;
  const packageId = packages[0]?.packageId ?? '';
  const items = [{ packageId, quantity: attendees.length }];
  const { response: hold } = await call(
    app,
    'getTransactionId',
    { userId, type: 2, eventId: event.eventId, items, clientId: randomUUID() },
    session,
  );
  const { transactionId } = hold;
  const { response } = await call(app, 'checkoutPaymentIntent', { userId, transactionId }, session);
  const paid = await fetch(`${app.url}/sandbox/payments/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientSecret: response.paymentIntentResponse.paymentIntent,
      number: '4242 4242 4242 4242',
      expiry: '12 / 68',
      cvc: '123',
    }),
  });
  expect(paid.ok, await paid.text()).toBe(true);
  const bought = await call(
    app,
    'eventTicketPurchase',
    {
      userId,
      transactionId,
      attendees: attendees.map((one) => ({ packageId, ...one })),
      buyerEmail: 'buyer@example.org',
    },
    session,
  );
  return bought.response.tickets;
}
