import type { FastifyInstance, FastifyReply } from 'fastify';
import { Stripe } from 'stripe';
import { badRequest } from '../../../problem.ts';
import type { Intent, PaymentProvider } from '../../../services/paymentProvider.ts';
import { cardOfNumber } from './cards.ts';
import { isSandbox } from './sandboxProvider.ts';

const YEAR = 2000;

/** Beside the API: the contract's calls are ours, and these are what Stripe's script asks of Stripe. */
export const sandboxPath = '/sandbox/payments/';

const text = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

const cardError = (code: string, message: string) => ({ error: { type: 'validation_error', code, message } });

/** A month such as "12 / 34" that is not over. */
function isExpired(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const end = Date.UTC(YEAR + Number(year), Number(month), 1);
  return !(Number(month) >= 1 && Number(month) <= 12) || end <= now.getTime();
}

/** As Stripe's script answers: the payment, or the error with what it says to people. Never the card. */
async function answer(reply: FastifyReply, run: () => Promise<Intent>) {
  reply.header('cache-control', 'no-store');
  try {
    return { paymentIntent: await run() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { rawType: type, code, decline_code, message, statusCode = 400 } = error;
    return reply.status(statusCode).send({ error: { type, code, decline_code, message } });
  }
}

/**
 * What the stand-in of Stripe's script in the browser asks: the payment of a client secret, its confirmation with a test card,
 * and the answer to the bank's question (3-D Secure). JSON, by POST. There is nothing here unless the sandbox is in use.
 */
export function servePaymentSandbox(
  app: FastifyInstance,
  provider: PaymentProvider | undefined,
  now: () => Date,
): void {
  if (!isSandbox(provider)) return;
  const sandbox = provider;
  app.post(`${sandboxPath}retrieve`, ({ body }, reply) =>
    answer(reply, () => sandbox.intentOfSecret(text(body, 'clientSecret'))),
  );
  app.post(`${sandboxPath}confirm`, async ({ body }, reply) => {
    const card = cardOfNumber(text(body, 'number'));
    if (!card) return reply.status(402).send(cardError('invalid_number', 'Your card number is invalid.'));
    if (isExpired(text(body, 'expiry'), now()))
      return reply
        .status(402)
        .send(cardError('invalid_expiry_year_past', "Your card's expiration date is in the past."));
    if (!/^\d{3,4}$/.test(text(body, 'cvc')))
      return reply.status(402).send(cardError('incomplete_cvc', "Your card's security code is incomplete."));
    return answer(reply, () =>
      sandbox.confirmCard(text(body, 'clientSecret'), card, text(body, 'email') || null),
    );
  });
  app.post(`${sandboxPath}challenge`, ({ body }, reply) => {
    const passed = (body as { passed?: unknown } | undefined)?.passed;
    if (typeof passed !== 'boolean') throw badRequest('Say whether the challenge was passed.');
    return answer(reply, () => sandbox.answerChallenge(text(body, 'clientSecret'), passed));
  });
}
