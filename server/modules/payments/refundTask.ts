import { Stripe } from 'stripe';
import type { TaskContext, TaskKind } from '../../tasks.ts';
import { providerOf } from './payer.ts';
import type { PaymentProvider } from '../../services/paymentProvider.ts';
import { askRefund } from './refunds.ts';
import { isDisputed } from './rows.ts';
import { lockPayment, settlePayment } from './settle.ts';

/** Stripe forgets a key after a day at the earliest; half of that leaves room for clocks and for the time on the way. */
const KEY_MS = 12 * 3_600_000;

/** Whether the provider has this refund of ours, whatever its state: its answer was lost. */
const isMade = async (provider: PaymentProvider, intentId: string, refundId: string): Promise<boolean> =>
  (await provider.refundsOf(intentId)).some(({ metadata }) => metadata?.['refundId'] === refundId);

/**
 * Asks the provider for one refund. Its key makes that once, however often the task runs; a task that has another
 * key, or is so late that its key may be forgotten, looks first whether it is there.
 */
export const refundTask: TaskKind = {
  lane: 'payments',
  async run(context, { refundId }) {
    const refund = await context.db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .select([
        'refunds.id',
        'refunds.amount',
        'refunds.created_at',
        'transactions.dispute',
        'transactions.dispute_ref',
        'transactions.currency',
        'transactions.provider_ref',
      ])
      .where('refunds.id', '=', String(refundId))
      .where('refunds.state', '=', 'asked')
      .executeTakeFirst();
    // The bank has the money, or decides who has it. What is won is paid back then.
    if (!refund?.provider_ref || isDisputed(refund)) return;
    const { id, amount, currency, provider_ref: intentId, dispute_ref: dispute } = refund;
    const provider = providerOf(context);
    // Under its first key the provider would refuse it again, as it did while the dispute was open.
    const key = dispute === null ? `refund:${id}` : `refund:${id}:${dispute}`;
    let refusal: unknown;
    try {
      const isLate = context.now().getTime() - Date.parse(refund.created_at) > KEY_MS;
      if ((!isLate && !dispute) || !(await isMade(provider, intentId, id)))
        await provider.refund({ intentId, amount, currency, metadata: { refundId: id } }, key);
    } catch (error) {
      // Somebody has paid it back by hand, or a part: what the provider has is the truth.
      if (!isAllBack(error) && !isTooMuch(error) && !isWithBank(error)) throw error;
      refusal = error;
    }
    const known = await settlePayment(context, await provider.retrieveIntent(intentId), {
      aboutRefunds: true,
      aboutDisputes: isWithBank(refusal),
    });
    if (isWithBank(refusal)) return;
    if (known && refusal !== undefined) await askLess(context, known, { id, amount, refusal });
  },
  async gaveUp({ log }, { refundId }, error) {
    // The upkeep begins anew: money that is owed stays owed.
    log.error({ refundId, error }, 'refund could not be made');
  },
};

const isAllBack = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/** A dispute that was not told yet. */
const isWithBank = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';

/** Stripe names the parameter, and has no code of its own for it. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'amount';

/** Asks for what is left instead, which may be nothing. The provider's refunds are written down by now. */
async function askLess(
  context: TaskContext,
  payment: { id: string; member_id: string },
  { id, amount, refusal }: { id: string; amount: number; refusal: unknown },
) {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, payment);
    const refused = await trx
      .updateTable('refunds')
      .set({ state: 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .returning(['reason', 'attempt'])
      .executeTakeFirst();
    if (!refused || isAllBack(refusal)) return;
    // As much again would be refused again: it is tried later, as everything that fails.
    if ((await askRefund(context, trx, row, { amount, ...refused })) >= amount) throw refusal;
  });
}
