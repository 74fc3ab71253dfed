import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { addTask, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { askRefund } from '../../payments/refunds.ts';
import { lockPayment } from '../../payments/settle.ts';
import { tellCancelled } from './holders.ts';
import { countMoney, lockEvent, lockPackages, moveSeats } from './seats.ts';
import { endEntry } from './waitlist.ts';

export const REFUND_ALL = 'events.refundAll';
const HOUR_MS = 3_600_000;
const AT_ONCE = 200;

/** A cancelled event gives everything back and tells who held a ticket; call it inside the transaction of the cancellation. */
export async function refundAll(context: Pick<Context, 'now'>, db: Db, eventId: string): Promise<void> {
  const key = `${REFUND_ALL}:${eventId}`;
  await addTask(db, { kind: REFUND_ALL, data: { eventId }, runAt: context.now(), key });
  await tellCancelled(context, db, eventId);
}

/** Order by order, each in a transaction of its own: what is done stays done, and the rest is tried again until it is. */
export const refundAllTask: TaskKind = {
  async run(context, { eventId }) {
    const id = String(eventId);
    let failed = 0;
    const seen = new Set<string>();
    for (;;) {
      const orders = (await ordersOf(context.db, id)).filter((order) => !seen.has(order.id));
      if (orders.length === 0) break;
      for (const order of orders) {
        seen.add(order.id);
        try {
          await context.db.transaction().execute((trx) => endOrder(context, trx, id, order));
        } catch (error) {
          failed += 1;
          context.log.warn({ err: error, transaction: order.id }, 'order could not be paid back');
        }
      }
    }
    await endWaitlist(context, id);
    if (failed > 0) throw new Error(`${failed} orders of a cancelled event could not be paid back`);
  },
  // Money that is owed stays owed.
  gaveUp: ({ db, now }, { eventId }) =>
    addTask(db, { kind: REFUND_ALL, data: { eventId }, runAt: new Date(now().getTime() + HOUR_MS) }),
};

interface Order {
  id: string;
  member_id: string;
}

const ordersOf = async (db: Db, eventId: string): Promise<Order[]> =>
  (
    await sql<Order>`
      select distinct t.id, t.member_id from transactions t
      inner join tickets on tickets.transaction_id = t.id
      where tickets.event_id = ${eventId}::uuid and tickets.status in (1, 2) order by t.id`.execute(db)
  ).rows;

async function endOrder(context: TaskContext, trx: Db, eventId: string, order: Order) {
  const payment = await lockPayment(trx, order);
  const event = await lockEvent(trx, eventId);
  if (event?.status !== 2) return;
  await lockPackages(trx, eventId);
  const tickets = await trx
    .selectFrom('tickets')
    .select(['id', 'package_id', 'owner_id', 'price', 'paid_back', 'status'])
    .where('transaction_id', '=', order.id)
    .where('status', 'in', [1, 2])
    .orderBy('id')
    .forUpdate()
    .execute();
  const amount = tickets.reduce((sum, { price, paid_back }) => sum + price - paid_back, 0);
  if (amount > 0) await askRefund(context, trx, payment, { amount, reason: 'The event was cancelled.' });
  for (const { id, package_id, price, paid_back, status } of tickets) {
    await countMoney(trx, package_id, { refunded: price - paid_back, checkedIn: status === 2 ? -1 : 0 });
    await moveSeats(trx, eventId, [{ packageId: package_id, quantity: 1 }], { sold: -1 });
    await trx
      .updateTable('tickets')
      .set({ status: price > 0 ? 6 : 3, paid_back: price, updated_at: context.now() })
      .where('id', '=', id)
      .execute();
  }
}

/** Nobody waits for it any more. */
async function endWaitlist(context: TaskContext, eventId: string) {
  for (;;) {
    const waiting = await context.db
      .selectFrom('waitlist')
      .select('id')
      .where('event_id', '=', eventId)
      .where('state', 'in', ['WAITING', 'OFFERED'])
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (waiting.length === 0) return;
    await context.db.transaction().execute(async (trx) => {
      await lockEvent(trx, eventId);
      for (const { id } of waiting) await endEntry(context, trx, id, 'EXPIRED');
    });
  }
}
