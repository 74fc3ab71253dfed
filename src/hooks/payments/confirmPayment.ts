import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Payer } from '../../components/payments/payer.ts';

type Refusal = Pick<StripeError, 'type' | 'message'>;

/** Nothing was charged, and the card is why. */
const isOfCard = ({ type }: Refusal): boolean => type === 'card_error' || type === 'validation_error';

/** What people read of a refusal (specification 5). */
const wordsOf = (refusal: Refusal): string =>
  isOfCard(refusal) ? (refusal.message ?? 'Something went wrong.') : 'An unexpected error occured.';

const failed = 'Payment failed. Please try again.';

export type Confirmed =
  { paymentIntent: PaymentIntent; error?: undefined } | { error: string; paymentIntent?: undefined };

type Client = Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>;

const isCharged = (intent: PaymentIntent | undefined): intent is PaymentIntent =>
  intent?.status === 'succeeded' || intent?.status === 'processing';

/** What has been charged with it all the same: the answer got lost, or another tab was first. Undefined where nothing is known to be. */
async function chargedBefore(client: Client, clientSecret: string): Promise<PaymentIntent | undefined> {
  try {
    const { paymentIntent } = await client.retrievePaymentIntent(clientSecret);
    return isCharged(paymentIntent) ? paymentIntent : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Charges the card. What is wrong with the card, or with the payment, comes back in words; of every other failure the provider is asked
 * whether it has charged.
 */
export async function confirmPayment(
  client: Client,
  { elements, clientSecret }: { elements: StripeElements; clientSecret: string },
  { name, email }: Payer,
): Promise<Confirmed> {
  const checked = await elements.submit();
  if (checked.error) return { error: wordsOf(checked.error) };
  const answer = await client
    .confirmPayment({
      elements,
      confirmParams: {
        return_url: `${location.origin}/payment-completion`,
        payment_method_data: { billing_details: { name, ...(email && { email }) } },
      },
      redirect: 'if_required',
    })
    .catch((): { error: Refusal } => ({ error: { type: 'api_connection_error' } }));
  if (answer.error) {
    const paymentIntent = isOfCard(answer.error) ? undefined : await chargedBefore(client, clientSecret);
    return paymentIntent ? { paymentIntent } : { error: wordsOf(answer.error) };
  }
  const { paymentIntent } = answer;
  return isCharged(paymentIntent) ? { paymentIntent } : { error: failed };
}
