import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { AskSandbox } from '../src/domain/sandboxPayments.ts';

const declines: Record<string, { code: string; message: string }> = {
  '0002': { code: 'card_declined', message: 'Your card was declined.' },
  '9995': { code: 'card_declined', message: 'Your card has insufficient funds.' },
  '0069': { code: 'expired_card', message: 'Your card has expired.' },
};
const asksBank = '3155';

/** The secret of the payment that stories make. */
export const fakeSecret = 'pi_story_secret_abc';

const paymentIn = (status: PaymentIntent.Status): PaymentIntentResult => ({
  // Stories read these fields alone.
  paymentIntent: { id: 'pi_story', status, amount: 799, currency: 'usd' } as PaymentIntent,
});

/** The server's payment sandbox as stories have it: it knows the test cards and keeps nothing. */
export const fakeSandbox: AskSandbox = async (step, body) => {
  if (step === 'retrieve') return paymentIn('requires_payment_method');
  if (step === 'challenge')
    return body.passed
      ? paymentIn('succeeded')
      : {
          error: { type: 'card_error', message: 'We are unable to authenticate your payment method.' },
        };
  const last4 = String(body.number).slice(-4);
  const decline = declines[last4];
  if (decline) return { error: { type: 'card_error', ...decline } };
  return paymentIn(last4 === asksBank ? 'requires_action' : 'succeeded');
};

/** The sandbox for stories of pages, where the script asks over the network. */
export const mockSandbox = (ask: AskSandbox = fakeSandbox): HttpHandler[] => [
  http.post('*/sandbox/payments/:step', async ({ params, request }) =>
    HttpResponse.json(
      await ask(
        params.step as Parameters<AskSandbox>[0],
        (await request.json()) as Parameters<AskSandbox>[1],
      ),
    ),
  ),
];
