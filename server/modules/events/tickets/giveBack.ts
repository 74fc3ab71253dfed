import { stepProblem } from '#openapi/currencies.ts';
import type { Context, Db } from '../../../context.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { askRefund } from '../../payments/refunds.ts';
import { isDisputed } from '../../payments/rows.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { lockPayment } from '../../payments/settle.ts';
import { ticketGone } from './myTickets.ts';
import { offerSeats } from './offers.ts';
import { canCancel, refundOf } from './refundRules.ts';
import { countMoney, lockEvent, lockPackages, moveSeats } from './seats.ts';
import { ticketRows, type TicketRow } from './ticketView.ts';

type Clock = Pick<Context, 'now'>;

/** What goes back, and whether the ticket ends with it. */
interface Decision {
  amount: number;
  ends: boolean;
}

/** What somebody may do about a ticket, decided with the ticket locked. Throws what is shown. */
export type Decide = (ticket: TicketRow, now: Date) => Decision;

/** The holder cancels by the event's policy. */
export const byHolder: Decide = (ticket, now) => {
  if (!canCancel(ticket, now)) throw conflict('This ticket cannot be cancelled any more.');
  return { amount: refundOf(ticket, now), ends: true };
};

/** The organiser cancels: the holder gets everything back. */
export const byOrganiser: Decide = ({ status, price, paid_back }) => {
  if (status > 2) throw conflict('This ticket is not valid any more.');
  return { amount: price - paid_back, ends: true };
};

/** The organiser pays back all of it, or a part, with which the ticket stays. Also of one that the holder has cancelled. */
export const refundBy =
  (wanted: number | undefined): Decide =>
  ({ status, price, paid_back, currency }) => {
    const left = price - paid_back;
    if (price === 0) throw conflict('This ticket was free.');
    if (left === 0 || status === 5) throw conflict('There is nothing left to pay back.');
    const amount = wanted ?? left;
    if (amount < 1 || amount > left) throw invalid({ amount: sentenceOf('ManageTicketsRequest', 'amount') });
    const problem = amount === left ? undefined : stepProblem(amount, currency);
    if (problem !== undefined) throw invalid({ amount: problem });
    return { amount, ends: amount === left && status < 3 };
  };

/** The payment of a ticket, locked before its event as everywhere. */
async function lockPaymentOf(trx: Db, transactionId: string): Promise<TransactionRow> {
  const payment = await trx
    .selectFrom('transactions')
    .select(['id', 'member_id'])
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return lockPayment(trx, payment);
}

/**
 * Ends a ticket, or pays back a part of it: the money is asked back in the same transaction, the seat is free, and whoever waits is
 * offered it. Returns what goes back, in minor units.
 */
export async function giveBack(
  context: Clock,
  trx: Db,
  { id, transaction_id, event_id }: Pick<TicketRow, 'id' | 'transaction_id' | 'event_id'>,
  { decide, reason }: { decide: Decide; reason: string },
): Promise<number> {
  const payment = await lockPaymentOf(trx, transaction_id);
  await lockEvent(trx, event_id);
  await lockPackages(trx, event_id);
  await trx.selectFrom('tickets').select('id').where('id', '=', id).forUpdate().execute();
  const ticket = await ticketRows(trx).where('tickets.id', '=', id).executeTakeFirst();
  if (!ticket) throw notFound(ticketGone);
  const now = context.now();
  const { amount, ends } = decide(ticket, now);
  if (amount > 0 && isDisputed(payment))
    throw conflict('The bank of whoever paid has asked for this money. It is not paid back twice.');
  // Less where a part went back in another way: the ticket has had it all the same.
  const asked = amount > 0 ? await askRefund(context, trx, payment, { amount, reason }) : 0;
  await trx
    .updateTable('tickets')
    .set({
      paid_back: ticket.paid_back + amount,
      updated_at: now,
      ...(ends ? { status: amount > 0 ? (6 as const) : (3 as const) } : {}),
      ...(!ends && ticket.status === 3 && amount > 0 ? { status: 6 as const } : {}),
    })
    .where('id', '=', id)
    .execute();
  await countMoney(trx, ticket.package_id, {
    refunded: amount,
    checkedIn: ends && ticket.status === 2 ? -1 : 0,
  });
  if (!ends) return asked;
  await moveSeats(trx, event_id, [{ packageId: ticket.package_id, quantity: 1 }], { sold: -1 });
  await offerSeats(context, trx, event_id);
  return asked;
}
