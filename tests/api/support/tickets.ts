import { randomUUID } from 'node:crypto';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import { eventsOf, type Details } from './events.ts';
import type { TestMember } from './members.ts';
import { cards, paymentsOf } from './payments.ts';

export type Ticket = Schemas['Ticket'];
type Hold = Omit<RequestBody<'getTransactionId'>, 'userId'>;
type Manage = Omit<RequestBody<'manageTickets'>, 'userId'>;
type Purchase = Omit<RequestBody<'eventTicketPurchase'>, 'userId' | 'transactionId'>;

export const question: Schemas['AttendeeQuestion'] = {
  questionId: 'q1',
  label: 'Which work?',
  type: 'SINGLE',
  options: ['Backend', 'Design'],
  required: true,
};

/** What buyers, holders and doors do with tickets. */
export function ticketsOf(api: TestApi) {
  const { pay } = paymentsOf(api);
  const first = ({ packages }: Details) => packages[0]!; // a published event has one
  const asked = (details: Details, quantity: number, more: object = {}): Hold => ({
    type: 2,
    eventId: details.event.eventId,
    items: [{ packageId: first(details).packageId, quantity }],
    clientId: randomUUID(),
    ...more,
  });
  const tryHold = (as: TestMember, details: Details, quantity = 1, more: object = {}) =>
    api.call('getTransactionId', asked(details, quantity, more), { as });
  const hold = async (as: TestMember, details: Details, quantity = 1, more: object = {}) =>
    (await api.ok('getTransactionId', asked(details, quantity, more), { as })).response;
  const checkout = async (as: TestMember, transactionId: string, more: object = {}) =>
    (await api.ok('checkoutPaymentIntent', { transactionId, ...more }, { as })).response.paymentIntentResponse
      .paymentIntent;
  const attendeesOf = ({ items }: Schemas['Hold'], who: readonly string[] = []) =>
    items
      .flatMap(({ packageId, quantity }) => Array.from({ length: quantity }, () => packageId))
      .map((packageId, index) => ({ packageId, attendeeName: who[index] ?? `Guest ${index + 1}` }));
  const purchase = (as: TestMember, held: Schemas['Hold'], more: Partial<Purchase> = {}) =>
    api.call(
      'eventTicketPurchase',
      {
        transactionId: held.transactionId,
        attendees: attendeesOf(held),
        buyerEmail: 'buyer@example.org',
        ...more,
      },
      { as },
    );
  /** The whole way; returns the tickets. */
  const buy = async (
    as: TestMember,
    details: Details,
    quantity = 1,
    more: Partial<Purchase> = {},
  ): Promise<Ticket[]> => {
    const held = await hold(as, details, quantity);
    if (held.total > 0) await pay(await checkout(as, held.transactionId), cards.good);
    const { response } = await api.ok(
      'eventTicketPurchase',
      {
        transactionId: held.transactionId,
        attendees: attendeesOf(held),
        buyerEmail: 'buyer@example.org',
        ...more,
      },
      { as },
    );
    return response.tickets;
  };
  const manage = (as: TestMember, body: Manage) => api.ok('manageTickets', body, { as });
  const list = (as: TestMember, when: 'UPCOMING' | 'PAST' | 'CANCELLED' = 'UPCOMING') =>
    api.ok('ticketList', { when, pageIndex: 1 }, { as });
  const scan = async (as: TestMember, eventId: string, what: Partial<Manage>) =>
    (
      await manage(as, {
        action: 0,
        eventId,
        scannedAt: api.now().toISOString(),
        deviceId: 'door-1',
        clientId: randomUUID(),
        ...what,
      })
    ).response;
  /** What the tables count, which must fit together. */
  const counts = async ({ event }: Details) => {
    const row = await api.db
      .selectFrom('events')
      .select(['sold_count', 'held_count'])
      .where('id', '=', event.eventId)
      .executeTakeFirstOrThrow();
    const packages = await api.db
      .selectFrom('event_packages')
      .select((of) => [of.fn.sum<number>('sold').as('sold'), of.fn.sum<number>('held').as('held')])
      .where('event_id', '=', event.eventId)
      .executeTakeFirstOrThrow();
    const { tickets } = await api.db
      .selectFrom('tickets')
      .select((of) => of.fn.countAll<number>().as('tickets'))
      .where('event_id', '=', event.eventId)
      .where('status', 'in', [1, 2])
      .executeTakeFirstOrThrow();
    return {
      sold: row.sold_count,
      held: row.held_count,
      packages: [Number(packages.sold), Number(packages.held)],
      tickets,
    };
  };
  return {
    ...eventsOf(api),
    first,
    tryHold,
    hold,
    checkout,
    attendeesOf,
    purchase,
    buy,
    manage,
    list,
    scan,
    counts,
  };
}
