import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../context.ts';
import { badRequest } from '../../problem.ts';
import { isUnknown, payerOf, providerOf } from './payer.ts';
import type { Payer } from '../../services/purposes.ts';
import type { ProviderEvent } from '../../services/paymentProvider.ts';
import { settlePayment } from './settle.ts';

/** What the provider tells. Its word is only believed with its signature over the raw body, and of at most five minutes ago. */
export async function checkoutWebhook(
  _body: RequestBody<'checkoutWebhook'>,
  context: Context,
): Promise<ResponseBody<'checkoutWebhook'>> {
  const payer = payerOf(context);
  const provider = providerOf(payer);
  let event: ProviderEvent;
  try {
    event = provider.readEvent(context.rawBody ?? '', context.header('stripe-signature'), context.now());
  } catch {
    throw badRequest('This event is not signed by the payment provider.');
  }
  await takeEvent(payer, event);
  // Receipts and refunds that follow from it.
  context.after(() => context.services.wakeTasks());
  return { message: 'Received' };
}

/**
 * Acts upon an event, once. The event only says where to look: the provider is asked how the payment stands now, so that
 * events may come late, twice or in the wrong order. Throws when that fails, and the provider sends it again.
 */
export async function takeEvent(payer: Payer, { id, type, intentId }: ProviderEvent): Promise<void> {
  const { db, now } = payer;
  const known = await db
    .insertInto('provider_events')
    .values({ id, type, received_at: now() })
    // Changes nothing, and returns the row that is there.
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ type }))
    .returning('done_at')
    .executeTakeFirstOrThrow();
  if (known.done_at !== null) return;
  const about = { aboutRefunds: type.includes('refund'), aboutDisputes: type.includes('dispute') };
  if (intentId !== undefined) await look(payer, intentId, about);
  await db.updateTable('provider_events').set({ done_at: now() }).where('id', '=', id).execute();
}

async function look(payer: Payer, intentId: string, about: Parameters<typeof settlePayment>[2]) {
  try {
    await settlePayment(payer, await providerOf(payer).retrieveIntent(intentId), about);
  } catch (error) {
    // Of another application with the same account, or of a sandbox that is gone.
    if (!isUnknown(error)) throw error;
  }
}
