import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { once } from '../../idempotency.ts';
import { ApiProblem, conflict, invalid } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { askProvider, cancelPayment, cardForm } from './ask.ts';
import { asking, payerOf, providerOf } from './payer.ts';
import { CERTIFICATION, isPaid, openTransaction, ownTransaction, PENDING } from './rows.ts';
import type { TransactionRow } from '../../services/purposes.ts';

const RELEASE = 1;
const EVENT = 2;

type State = Schemas['Hold']['state'];

const messages: Record<State, string> = {
  HELD: 'Ready to pay',
  PAID: 'This is paid',
  EXPIRED: 'The time to pay is over',
  RELEASED: 'Nothing will be charged',
};

const isOver = ({ hold_until: until }: TransactionRow, now: Date) =>
  until !== null && Date.parse(until) <= now.getTime();

function stateOf(row: TransactionRow, now: Date): State {
  if (isPaid(row)) return 'PAID';
  if (row.status !== PENDING) return row.details['expired'] === true ? 'EXPIRED' : 'RELEASED';
  return isOver(row, now) ? 'EXPIRED' : 'HELD';
}

const untilOf = (holdUntil: string, now: Date) => ({
  holdUntil,
  secondsLeft: Math.max(0, Math.floor((Date.parse(holdUntil) - now.getTime()) / 1000)),
});

function toHold(row: TransactionRow, now: Date): Schemas['Hold'] {
  const state = stateOf(row, now);
  // Of seats the purpose has kept which packages they are of.
  const seats = row.details['packages'] as Schemas['Hold']['items'] | undefined;
  return {
    transactionId: row.id,
    type: row.type,
    state,
    ...(state === 'HELD' && row.hold_until !== null && untilOf(row.hold_until, now)),
    ...(row.type === EVENT && { eventId: row.subject_id }),
    ...(row.type === CERTIFICATION && { documentId: row.subject_id }),
    items: seats ?? [],
    total: row.amount,
    currency: row.currency,
  };
}

/** Begins a payment, gives an earlier one again, or lets it go (product S37, S53). */
export async function getTransactionId(
  body: RequestBody<'getTransactionId'>,
  context: Context,
): Promise<ResponseBody<'getTransactionId'>> {
  const { userId } = requireSession(context);
  await limit(context, 'payment', userId);
  const answer = (row: TransactionRow) => {
    const response = toHold(row, context.now());
    const isForSeats = response.holdUntil !== undefined;
    return {
      message: isForSeats ? 'Your tickets are kept for 15 minutes' : messages[response.state],
      response,
    };
  };
  const { transactionId, action, type, clientId } = body;
  if (transactionId !== undefined) {
    const row = await ownTransaction(context.db, userId, { transactionId });
    if (action !== RELEASE || row.status !== PENDING) return answer(row);
    return answer(await asking(context, () => cancelPayment(payerOf(context), row)));
  }
  if (action === RELEASE) throw invalid({ transactionId: 'Say which payment is let go.' });
  // The contract asks for it without a transactionId.
  const purpose = type === undefined ? undefined : context.services.purposes[type];
  if (!purpose) throw new ApiProblem(501, 'NOT_IMPLEMENTED', 'This server does not offer this yet.');
  return once(context, 'getTransactionId', clientId, async (trx) =>
    answer(await openTransaction(context.now(), trx, await purpose.begin(context, trx, body))),
  );
}

/** The secret with which the owner's card form pays; called again, of the same payment (product S37). */
export async function checkoutPaymentIntent(
  { transactionId, attendees, buyerEmail }: RequestBody<'checkoutPaymentIntent'>,
  context: Context,
): Promise<ResponseBody<'checkoutPaymentIntent'>> {
  const { userId } = requireSession(context);
  await limit(context, 'payment', userId);
  const known = await ownTransaction(context.db, userId, { transactionId });
  refusePaid(known);
  const isNamed = (attendees ?? buyerEmail) !== undefined;
  const purpose = context.services.purposes[known.type];
  const named = isNamed ? await purpose?.name?.(context, known, { attendees, buyerEmail }) : undefined;
  const row = named ?? known;
  if (row.status !== PENDING || isOver(row, context.now())) throw over();
  if (row.amount === 0) throw conflict('There is nothing to pay.');
  const payer = payerOf(context);
  providerOf(payer);
  const asked = await asking(context, () => askProvider(payer, row));
  if (asked) refusePaid(asked.row);
  if (!asked || asked.row.status !== PENDING) throw over();
  const { amount, currency } = row;
  return {
    message: 'Ready to pay',
    response: { paymentIntentResponse: cardForm(context, asked.intent), amount, currency },
  };
}

const over = () => conflict('The time to pay is over. Please begin again.', 'HOLD_EXPIRED');

function refusePaid(row: TransactionRow) {
  if (isPaid(row)) throw conflict('This is paid already.');
}
