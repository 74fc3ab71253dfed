import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { charged } from '../modules/payments/sandbox/intents.ts';
import type { Intent } from '../services/paymentProvider.ts';
import type { SeedEvent } from './events.ts';
import { idAt } from './ids.ts';
import { insert } from './insert.ts';
import { DAY_MS, HOUR_MS, type Person } from './people.ts';
import { randomOf, type Random } from './random.ts';
import type { Row } from './rows.ts';

/** How many seats of each package of an event are sold, and who of the sign-ins holds one. Whatever is past was used. */
const sales: Readonly<Record<string, { seats: readonly number[]; for: readonly string[] }>> = {
  jollof: { seats: [31], for: ['amara'] },
  glaze: { seats: [9, 22], for: [] },
  harbour: { seats: [24, 13], for: ['amara'] },
  coding: { seats: [17], for: [] },
  fair: { seats: [26, 11], for: ['amara'] },
  // The first package is sold out: here somebody waits.
  wool: { seats: [24, 8], for: [] },
  silent: { seats: [28, 9], for: ['amara'] },
};
const waits = { event: 'wool', handle: 'amara' };
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Order {
  event: SeedEvent;
  one: Row<'event_packages'>;
  buyer: Person;
  quantity: number;
  at: Date;
}

/** The orders of an event: of the sign-ins first, then of job seekers one after the other, up to two seats each. */
function ordersOf(random: Random, event: SeedEvent, persons: readonly Person[], now: Date): Order[] {
  const { seats, for: handles } = sales[event.key] ?? { seats: [], for: [] };
  const first = persons.filter(({ handle }) => handles.includes(handle));
  const rest = random.some(
    persons.filter(({ role, handle }) => role === 1 && !handles.includes(handle) && handle !== waits.handle),
    persons.length,
  );
  return seats.flatMap((count, index) => {
    const one = event.packages[index];
    if (!one) return [];
    const buyers = [...(index === 0 ? first : []), ...rest];
    const orders: Order[] = [];
    for (let left = count, turn = 0; left > 0; turn += 1) {
      const buyer = buyers[turn % buyers.length];
      if (!buyer) break;
      const quantity = Math.min(left, Number(one.max_per_order), random.whole(1, 2));
      const last = Math.min(now.getTime(), new Date(event.row.start_at).getTime()) - HOUR_MS;
      const at = new Date(random.between(event.madeAt.getTime() + HOUR_MS, last));
      orders.push({ event, one, buyer, quantity, at });
      left -= quantity;
    }
    return orders;
  });
}

/** Tickets of the demonstration with the payments behind them, as the sandbox knows them, and one who waits for a seat. */
export async function insertTickets(
  trx: Transaction<Database>,
  events: readonly SeedEvent[],
  { persons, now }: { persons: readonly Person[]; now: Date },
): Promise<void> {
  const random = randomOf('tickets');
  const orders = events
    .filter(({ post, row }) => post !== undefined && row.status === 1)
    .flatMap((event) => ordersOf(random, event, persons, now))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const receipts = await lastReceipts(trx);
  const rows = orders.map((order) => rowsOf(random, order, { receipts, now }));
  await insert(
    trx,
    'transactions',
    rows.map(({ transaction }) => transaction),
  );
  await insert(
    trx,
    'sandbox_intents',
    rows.flatMap(({ intent }) => intent ?? []),
  );
  await insert(
    trx,
    'tickets',
    rows.flatMap(({ tickets }) => tickets),
  );
  for (const [year, last] of receipts)
    await trx
      .insertInto('receipt_numbers')
      .values({ year, last })
      .onConflict((conflict) => conflict.column('year').doUpdateSet({ last }))
      .execute();
  await insertWaiting(trx, events, persons, { random, now });
  await countSeats(trx);
}

async function lastReceipts(trx: Transaction<Database>): Promise<Map<number, number>> {
  const rows = await trx.selectFrom('receipt_numbers').selectAll().execute();
  return new Map(rows.map(({ year, last }) => [year, last]));
}

function rowsOf(
  random: Random,
  { event, one, buyer, quantity, at }: Order,
  { receipts, now }: { receipts: Map<number, number>; now: Date },
) {
  const id = idAt(random, at);
  const amount = quantity * one.price;
  const currency = event.row.currency ?? 'EUR';
  const intent = amount > 0 ? intentOf(id, { amount, currency, title: event.row.event_name, at }) : undefined;
  const packages = [{ packageId: one.id, packageName: one.package_name, quantity, unitAmount: one.price }];
  const year = at.getUTCFullYear();
  if (intent) receipts.set(year, (receipts.get(year) ?? 0) + 1);
  const paid = intent && {
    provider_ref: intent.id,
    card_brand: 'visa',
    card_last4: '4242',
    receipt_number: `R-${year}-${String(receipts.get(year)).padStart(6, '0')}`,
  };
  const transaction: Row<'transactions'> = {
    id,
    member_id: buyer.id,
    type: 2,
    subject_id: event.row.id,
    title: event.row.event_name,
    status: 1,
    amount,
    currency,
    items: JSON.stringify([{ name: one.package_name, qty: quantity, unitAmount: one.price }]),
    // An empty list: those who come are named.
    details: JSON.stringify({ packages, held: false, attendees: [] }),
    listed: amount > 0,
    ...paid,
    paid_at: at,
    granted_at: at,
    created_at: at,
    updated_at: at,
  };
  const start = new Date(event.row.start_at);
  const tickets = Array.from({ length: quantity }, (_, seat): Row<'tickets'> => {
    const inside = start < now && random.chance(0.9);
    return {
      id: idAt(random, at),
      code: Array.from({ length: 10 }, () => letters[random.whole(0, 31)]).join(''),
      event_id: event.row.id,
      package_id: one.id,
      transaction_id: id,
      owner_id: buyer.id,
      attendee_name: seat === 0 ? buyer.name : `Guest of ${buyer.name}`,
      price: one.price,
      currency,
      status: inside ? 2 : 1,
      ...(inside
        ? {
            checked_in_at: new Date(start.getTime() - random.between(0, 0.5) * HOUR_MS),
            checked_in_by: event.owner.id,
            gate: random.pick(['Main door', 'Side door']),
          }
        : {}),
      issued_at: at,
      updated_at: at,
    };
  });
  return { transaction, tickets, intent: intent && { id: intent.id, intent: JSON.stringify(intent) } };
}

/** A payment as the sandbox would have kept it, so that a refund in the demonstration arrives. */
function intentOf(
  transactionId: string,
  { amount, currency, title, at }: { amount: number; currency: string; title: string; at: Date },
): Intent {
  const tail = transactionId.replaceAll('-', '');
  const paid = charged(
    {
      id: `pi_sandbox_${tail}`,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: currency.toLowerCase(),
      status: 'requires_payment_method',
      client_secret: null,
      created: Math.floor(at.getTime() / 1000),
      livemode: false,
      receipt_email: null,
      last_payment_error: null,
      latest_charge: null,
      next_action: null,
      description: title,
      metadata: { transactionId, type: '2' },
    },
    { brand: 'visa', last4: '4242' },
    null,
  );
  // The same in every demonstration.
  return paid.latest_charge
    ? { ...paid, latest_charge: { ...paid.latest_charge, id: `ch_sandbox_${tail}` } }
    : paid;
}

async function insertWaiting(
  trx: Transaction<Database>,
  events: readonly SeedEvent[],
  persons: readonly Person[],
  { random, now }: { random: Random; now: Date },
) {
  const event = events.find(({ key }) => key === waits.event);
  const person = persons.find(({ handle }) => handle === waits.handle);
  const [one] = event?.packages ?? [];
  if (!event || !one || !person) return;
  const at = new Date(now.getTime() - 0.2 * DAY_MS);
  await insert(trx, 'waitlist', [
    {
      id: idAt(random, at),
      event_id: event.row.id,
      package_id: one.id,
      member_id: person.id,
      quantity: 1,
      joined_at: at,
      updated_at: at,
    },
  ]);
}

/** Sets what events and packages count to what their tickets say. */
async function countSeats(trx: Transaction<Database>) {
  await sql`
    update event_packages set sold = counted.sold, revenue = counted.revenue, checked_in = counted.inside
    from (
      select package_id, count(*) as sold, sum(price) as revenue, count(*) filter (where status = 2) as inside
      from tickets group by package_id) as counted
    where counted.package_id = event_packages.id`.execute(trx);
  await sql`
    update events set sold_count = counted.sold
    from (select event_id, count(*) as sold from tickets group by event_id) as counted
    where counted.event_id = events.id`.execute(trx);
}
