import { Stripe } from 'stripe';
import type { TaskKind } from '../../tasks.ts';
import { providerOf } from './payer.ts';
import { settlePayment } from './settle.ts';

/** Asks the provider for one refund; its key makes that once, however often the task runs. */
export const refundTask: TaskKind = {
  async run(context, { refundId }) {
    const refund = await context.db
      .selectFrom('refunds')
      .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
      .select(['refunds.id', 'refunds.amount', 'transactions.provider_ref'])
      .where('refunds.id', '=', String(refundId))
      .where('refunds.state', '=', 'asked')
      .executeTakeFirst();
    if (!refund?.provider_ref) return;
    const { id, amount, provider_ref: intentId } = refund;
    const provider = providerOf(context);
    try {
      await provider.refund({ intentId, amount, metadata: { refundId: id } }, `refund:${id}`);
    } catch (error) {
      // Somebody has paid it back by hand: what the provider has is the truth.
      if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded')
        throw error;
      await context.db.updateTable('refunds').set({ state: 'failed' }).where('id', '=', id).execute();
    }
    await settlePayment(context, await provider.retrieveIntent(intentId));
  },
  async gaveUp({ log }, { refundId }, error) {
    // The upkeep begins anew: money that is owed stays owed.
    log.error({ refundId, error }, 'refund could not be made');
  },
};
