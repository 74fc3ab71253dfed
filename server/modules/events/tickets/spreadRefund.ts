import type { Context, Db } from '../../../context.ts';
import type { TransactionRow } from '../../payments/rows.ts';
import { countMoney, lockEvent, lockPackages } from './seats.ts';

/**
 * Counts money of an order that went back by hand as paid back of its tickets: first of those that ended without it, and then
 * of all others, to each in proportion to what is left of its price. The tickets stay. In minor units; the payment is locked.
 */
export async function spreadRefund(
  { now }: Pick<Context, 'now'>,
  trx: Db,
  { id: transactionId, subject_id: eventId }: TransactionRow,
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
  const rest = amount - sumOf(sharesOf(ended, amount));
  for (const [ticket, share] of [...sharesOf(ended, amount), ...sharesOf(valid, rest)]) {
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

/** Whole minor units that add up to the amount, or to all that is left when that is less; no ticket gets more than its price. */
export function sharesOf<T extends Priced>(tickets: readonly T[], amount: number): [T, number][] {
  let left = tickets.reduce((sum, { price, paid_back }) => sum + price - paid_back, 0);
  let rest = Math.min(amount, left);
  return tickets.map((ticket) => {
    const own = ticket.price - ticket.paid_back;
    const share = left === 0 ? 0 : Math.floor((rest * own) / left);
    left -= own;
    rest -= share;
    return [ticket, share];
  });
}
