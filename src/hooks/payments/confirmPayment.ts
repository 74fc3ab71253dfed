import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Payer } from '../../components/payments/payer.ts';

/** What people read of a refusal (specification 5). */
const wordsOf = ({ type, message }: StripeError): string =>
  type === 'card_error' || type === 'validation_error'
    ? (message ?? 'Something went wrong.')
    : 'An unexpected error occured.';

const failed = 'Payment failed. Please try again.';

export type Confirmed =
  { paymentIntent: PaymentIntent; error?: undefined } | { error: string; paymentIntent?: undefined };

/** Charges the card. What is wrong with the card, or with the payment, comes back in words. */
export async function confirmPayment(
  client: Pick<Stripe, 'confirmPayment'>,
  card: StripeElements,
  { name, email }: Payer,
): Promise<Confirmed> {
  const checked = await card.submit();
  if (checked.error) return { error: wordsOf(checked.error) };
  const { error: refused, paymentIntent } = await client.confirmPayment({
    elements: card,
    confirmParams: {
      return_url: `${location.origin}/payment-completion`,
      payment_method_data: { billing_details: { name, ...(email && { email }) } },
    },
    redirect: 'if_required',
  });
  if (refused) return { error: wordsOf(refused) };
  const { status } = paymentIntent;
  return status === 'succeeded' || status === 'processing' ? { paymentIntent } : { error: failed };
}
