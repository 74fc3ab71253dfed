import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { AskSandbox } from '../domain/sandboxPayments.ts';
import { apiHost } from './config.ts';

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'The payment sandbox could not be reached.',
};

/** Asks the payment sandbox of the server; as with Stripe's script a refusal is an answer and never thrown. */
export const askSandbox: AskSandbox = async (step, body) => {
  try {
    const answer = await fetch(`${apiHost}/sandbox/payments/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = (await answer.json()) as Partial<PaymentIntentResult>;
    if (result.paymentIntent) return { paymentIntent: result.paymentIntent };
    return { error: result.error?.type ? result.error : { type: 'api_error' } };
  } catch {
    return { error: unreachable };
  }
};
