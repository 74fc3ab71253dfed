import { stepOf } from '#openapi/currencies.ts';
import type { Context, Db } from '../../../context.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { countMoney, lockEvent, lockPackages } from './seats.ts';

/**
 * Counts money of an order that went back by hand as paid back of its tickets: first of those that ended without it, and then
 * of all others, to each in proportion to what is left of its price. The tickets stay. In minor units; the payment is locked.
 */
export async function spreadRefund(
  { now }: Pick<Context, 'now'>,
  trx: Db,
  { id: transactionId, subject_id: eventId, currency }: TransactionRow,
  amount: number,
): Promise<void> {
  await lockEvent(trx, eventId);
  await lockPackages(trx, eventId);
  const tickets = await trx
    .selectFrom('tickets')
    .select(['id', 'package_id', 'price', 'paid_back', 'status'])
    .where('transaction_id', '=', transactionId)
    .where('status', '!=', 5)
    .whereRef('paid_back', '<', 'price')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ended = tickets.filter(({ status }) => status > 2);
  const valid = tickets.filter(({ status }) => status <= 2);
  const step = stepOf(currency);
  const toEnded = sharesOf(ended, amount, step);
  for (const [ticket, share] of [...toEnded, ...sharesOf(valid, amount - sumOf(toEnded), step)]) {
    if (share === 0) continue;
    await trx
      .updateTable('tickets')
      .set({
        paid_back: ticket.paid_back + share,
        updated_at: now(),
        ...(ticket.status === 3 ? { status: 6 as const } : {}),
      })
      .where('id', '=', ticket.id)
      .execute();
    await countMoney(trx, ticket.package_id, { refunded: share });
  }
}

interface Priced {
  price: number;
  paid_back: number;
}

const sumOf = (shares: readonly (readonly [unknown, number])[]) =>
  shares.reduce((sum, [, share]) => sum + share, 0);

/**
 * Minor units that add up to the amount, or to all that is left when that is less; no ticket gets more than its price. Each is a
 * multiple of `step`, so that the rest of a ticket can still be paid back, as long as prices and the amount are.
 */
export function sharesOf<T extends Priced>(tickets: readonly T[], amount: number, step = 1): [T, number][] {
  let left = tickets.reduce((sum, { price, paid_back }) => sum + price - paid_back, 0);
  let rest = Math.min(amount, left);
  return tickets.map((ticket) => {
    const own = ticket.price - ticket.paid_back;
    const share = own === left ? rest : Math.floor((rest * own) / left / step) * step;
    left -= own;
    rest -= share;
    return [ticket, share];
  });
}
