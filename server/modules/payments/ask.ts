import type { Context } from '../../context.ts';
import { hasMovedOn, isTestMode, isUnknown, providerOf } from './payer.ts';
import type { Payer } from '../../services/purposes.ts';
import type { Intent } from '../../services/paymentProvider.ts';
import type { TransactionRow } from '../../services/purposes.ts';
import { close, lockPayment, settlePayment } from './settle.ts';

/** A payment as the provider has it, and ours after that. */
export interface Asked {
  row: TransactionRow;
  intent: Intent;
}

/**
 * Asks the provider about a payment and settles it; begins it there when it is asked for the first time. Undefined when the
 * provider does not know it any more: it ends, what it held is free at once, and it may be begun anew.
 */
export async function askProvider(payer: Payer, row: TransactionRow): Promise<Asked | undefined> {
  try {
    const intent = row.provider_ref
      ? await providerOf(payer).retrieveIntent(row.provider_ref)
      : await beginAtProvider(payer, row);
    return { row: (await settlePayment(payer, intent)) ?? row, intent };
  } catch (error) {
    if (!isUnknown(error)) throw error;
    await end(payer, row);
    return undefined;
  }
}

/** Ends a payment here alone: the provider has none that could still be paid. */
const end = (payer: Payer, row: TransactionRow): Promise<TransactionRow> =>
  payer.db.transaction().execute(async (trx) => close(payer, trx, await lockPayment(trx, row)));

/** Two tabs that begin at once begin the same: the key is the payment's id. */
async function beginAtProvider(payer: Payer, row: TransactionRow): Promise<Intent> {
  const { id, type, amount, currency, title } = row;
  const metadata = { transactionId: id, type: String(type) };
  const intent = await providerOf(payer).createIntent(
    { amount, currency, description: title, metadata },
    `intent:${id}`,
  );
  await payer.db
    .updateTable('transactions')
    .set({ provider_ref: intent.id, test_mode: isTestMode(payer) })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .execute();
  return intent;
}

/**
 * Ends an open payment, at the provider first: from then on no card can be charged for it. What was paid in the same moment
 * counts as paid. Returns the payment as it is then.
 */
export async function cancelPayment(payer: Payer, row: TransactionRow): Promise<TransactionRow> {
  if (row.provider_ref === null) return end(payer, row);
  const provider = providerOf(payer);
  try {
    return (await settlePayment(payer, await provider.cancelIntent(row.provider_ref))) ?? row;
  } catch (error) {
    if (isUnknown(error)) return end(payer, row);
    if (!hasMovedOn(error)) throw error;
    return (await settlePayment(payer, await provider.retrieveIntent(row.provider_ref))) ?? row;
  }
}

/** What the card form of the owner needs. */
export function cardForm({ services }: Context, { client_secret: secret }: Intent) {
  const { publishableKey = '', mode = 'SANDBOX' } = services.payments ?? {};
  return { paymentIntent: secret ?? '', publishableKey, mode };
}
