import { Stripe } from 'stripe';
import { fromStripe, toStripe } from '#openapi/currencies.ts';
import { intentOf, isLiveKey, type Intent, type PaymentProvider } from '../../services/paymentProvider.ts';

/** A member waits; the server itself gives up after 30 s. */
const TIMEOUT_MS = 8000;
const RETRIES = 2;
/** How old a webhook may be. */
const TOLERANCE_SEC = 300;

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** Where to find it, when it is not Stripe itself. */
type Address = Pick<NonNullable<ConstructorParameters<typeof Stripe>[1]>, 'host' | 'port' | 'protocol'>;

/** Stripe, by its own package: retries with the same idempotency key, and an end to every wait. */
export function stripeProvider(keys: StripeKeys, address: Address = {}): PaymentProvider {
  const stripe = new Stripe(keys.secretKey, {
    ...address,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
  const expand = ['latest_charge'];
  return {
    mode: isLiveKey(keys.secretKey) ? 'LIVE' : 'TEST',
    publishableKey: keys.publishableKey,
    async createIntent({ amount, currency, ...intent }, idempotencyKey) {
      return toIntent(
        await stripe.paymentIntents.create(
          {
            ...intent,
            amount: toStripe(amount, currency),
            currency: currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            expand,
          },
          { idempotencyKey },
        ),
      );
    },
    retrieveIntent: async (id) => toIntent(await stripe.paymentIntents.retrieve(id, { expand })),
    confirmIntent: async (id, paymentMethod, idempotencyKey) =>
      toIntent(
        await stripe.paymentIntents.confirm(
          id,
          { payment_method: paymentMethod, expand },
          { idempotencyKey },
        ),
      ),
    // A second cancellation is refused by Stripe, so it needs no key.
    cancelIntent: async (id) => toIntent(await stripe.paymentIntents.cancel(id, { expand })),
    refund: async ({ intentId, amount, currency, metadata }, idempotencyKey) =>
      ofIntent(
        await stripe.refunds.create(
          { payment_intent: intentId, amount: toStripe(amount, currency), metadata },
          { idempotencyKey },
        ),
        intentId,
      ),
    async refundsOf(intentId) {
      const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
      return data.map((refund) => ofIntent(refund, intentId));
    },
    async disputesOf(intentId) {
      const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 10 });
      return data.map((dispute) => ofIntent(dispute, intentId));
    },
    readEvent(rawBody, signature, now) {
      const event = stripe.webhooks.constructEvent(
        rawBody,
        signature,
        keys.webhookSecret,
        TOLERANCE_SEC,
        undefined,
        now.getTime(),
      );
      return { id: event.id, type: event.type, intentId: intentOf(event) };
    },
  };
}

/** The charge was asked for with `expand`, so it is one and not its id. */
function toIntent({ latest_charge: charge, ...intent }: Stripe.PaymentIntent): Intent {
  const minor = (amount: number) => fromStripe(amount, intent.currency.toUpperCase());
  return {
    ...intent,
    amount: minor(intent.amount),
    amount_received: minor(intent.amount_received),
    latest_charge:
      charge === null || typeof charge === 'string'
        ? null
        : { ...charge, amount_refunded: minor(charge.amount_refunded) },
  };
}

/** A refund or a dispute, of which the payment is known. */
const ofIntent = <T extends Stripe.Refund | Stripe.Dispute>(of: T, intentId: string) => ({
  ...of,
  amount: fromStripe(of.amount, of.currency.toUpperCase()),
  payment_intent: intentId,
});
