import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { ApiProblem, conflict, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { askProvider } from '../../payments/ask.ts';
import { asking, payerOf } from '../../payments/payer.ts';
import { isPaid, ownTransaction, PENDING } from '../../payments/rows.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { lockPayment } from '../../payments/settle.ts';
import { toTransactions } from '../../payments/view.ts';
import { grantTickets } from './grantTickets.ts';
import { limitGuests } from './guestLimits.ts';
import { EVENT } from './holdDetails.ts';
import { nameHold } from './nameHold.ts';
import { ticketRows, toTicket } from './ticketView.ts';

type Answer = ResponseBody<'eventTicketPurchase'>;

/**
 * Turns a hold into tickets once the provider says that it was paid, whatever the browser says (product S37, D9). Twice, in two
 * tabs and after the webhook it is one purchase.
 */
export async function eventTicketPurchase(
  { transactionId, attendees, buyerEmail }: RequestBody<'eventTicketPurchase'>,
  context: Context,
): Promise<Answer> {
  const { userId } = requireSession(context);
  await limit(context, 'payment', userId);
  const found = await ownTransaction(context.db, userId, { transactionId });
  if (found.type !== EVENT) throw notFound('This payment is not for tickets.');
  const named = await nameHold(context, found, { attendees, buyerEmail });
  if (named.status === PENDING && named.amount === 0) await limitGuests(context, named);
  const { row, waits } =
    named.status === PENDING ? await finish(context, named) : { row: named, waits: false };
  context.after(() => context.services.wakeTasks());
  if (waits) return purchase(context, row, 'Your bank is still confirming the payment.');
  if (isPaid(row) && row.granted_at !== null) return purchase(context, row, 'Your tickets are ready');
  if (isPaid(row))
    throw conflict('The tickets were gone before your payment arrived. You get everything back.', 'SOLD_OUT');
  if (row.status !== PENDING || isOver(row, context.now())) throw over();
  throw new ApiProblem(422, 'PAYMENT_FAILED', row.failure_message ?? 'Payment failed. Please try again.');
}

const over = () =>
  conflict('Your hold has ended, and nothing was charged. Please choose again.', 'HOLD_EXPIRED');

const isOver = ({ hold_until: until }: TransactionRow, now: Date) =>
  until !== null && Date.parse(until) <= now.getTime();

/** `waits`: the bank has not answered yet. */
async function finish(
  context: Context,
  row: TransactionRow,
): Promise<{ row: TransactionRow; waits: boolean }> {
  if (row.amount === 0) return { row: await takeFree(context, row), waits: false };
  // Nobody has opened a card form for it.
  if (row.provider_ref === null) return { row, waits: false };
  const asked = await asking(context, () => askProvider(payerOf(context), row));
  if (!asked) throw over();
  const { status } = asked.intent;
  const waits = asked.row.status === PENDING && (status === 'processing' || status === 'requires_action');
  return { row: asked.row, waits };
}

/** What costs nothing is granted at once, and is no payment in anybody's list. */
async function takeFree(context: Context, known: TransactionRow): Promise<TransactionRow> {
  return context.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, known);
    if (row.status !== PENDING) return row;
    const now = context.now();
    if (isOver(row, now)) throw over();
    const refusal = await grantTickets(payerOf(context), trx, row);
    if (refusal !== undefined) throw conflict(refusal, 'SOLD_OUT');
    return trx
      .updateTable('transactions')
      .set({
        status: 1,
        paid_at: now,
        granted_at: now,
        hold_until: null,
        ask_at: null,
        close_at: null,
        updated_at: now,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function purchase(context: Context, row: TransactionRow, message: string): Promise<Answer> {
  const { db } = context;
  const tickets = await ticketRows(db)
    .where('tickets.transaction_id', '=', row.id)
    .where('tickets.owner_id', '=', row.member_id)
    .where('tickets.handed_from', 'is', null)
    .orderBy('tickets.id')
    .limit(40)
    .execute();
  const [transaction] = await toTransactions(db, [row]);
  return {
    message,
    response: {
      tickets: tickets.map((one) => toTicket(context, one)),
      // One row in, one out.
      transaction: transaction!,
    },
  };
}
