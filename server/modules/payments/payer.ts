import { Stripe } from 'stripe';
import type { Context } from '../../context.ts';
import { ApiProblem } from '../../problem.ts';
import type { PaymentProvider } from '../../services/paymentProvider.ts';
import type { Payer } from '../../services/purposes.ts';

export const payerOf = ({ db, config, now, services }: Context): Payer => ({
  db,
  config,
  now,
  payments: services.payments,
  purposes: services.purposes,
});

/** The provider, or 503 where payment is switched off. */
export function providerOf({ payments }: Payer): PaymentProvider {
  if (!payments) throw new ApiProblem(503, 'UNAVAILABLE', 'Card payment is switched off here.');
  return payments;
}

/** Whether what is begun with the provider now is for trying things out. */
export const isTestMode = ({ payments }: Payer): boolean =>
  payments !== undefined && payments.mode !== 'LIVE';

/** The provider has no such payment: it was made with other keys, or by the sandbox. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

/** It has moved on meanwhile, so what was asked of it cannot be done any more. */
export const hasMovedOn = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';

/** Asks the provider for somebody who waits: what it cannot do is 503, and its reason stands in the log. */
export async function asking<T>(context: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, requestId, statusCode } = error;
    context.log().error({ provider: { type, code, requestId, statusCode } }, 'payment provider failed');
    // Trying again would change nothing.
    if (code === 'amount_too_small' || code === 'amount_too_large')
      throw new ApiProblem(
        422,
        'VALIDATION',
        'Cards are not charged so much, or so little, in this currency. Nothing was charged; please tell whoever sells it.',
      );
    throw new ApiProblem(
      503,
      'UNAVAILABLE',
      'The card payment service could not be reached. Nothing was charged; please try again.',
    );
  }
}
