import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { isCharged, leastCharge, mostCharge, stepOf, stepProblem } from '#openapi/currencies.ts';
import type { Intent, NewIntent, PaymentDispute, PaymentRefund } from '../../../services/paymentProvider.ts';
import type { Decline } from './cards.ts';
import type { SandboxCard } from '../../../db/paymentTables.ts';

/** What a step of the sandbox comes to; a refusal is kept under its key like an answer. */
export type Outcome<T> = { answer: T } | { refusal: Refusal };

/** As it goes over the wire, with the status of its answer. */
export interface Refusal {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error';
  message: string;
  statusCode: number;
  code?: string;
  decline_code?: string;
  param?: string;
}

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

export const sandboxId = (prefix: 'pi' | 'ch' | 're' | 'dp' | 'evt') =>
  `${prefix}_sandbox_${randomBytes(12).toString('hex')}`;

/** The error that the `stripe` package throws for the same refusal. */
export function errorOf(refusal: Refusal): Stripe.errors.StripeError {
  // Of the raw answer the package reads these fields alone.
  const raw = { ...refusal, headers: {}, requestId: 'req_sandbox' } as ConstructorParameters<
    typeof Stripe.errors.StripeCardError
  >[0];
  if (refusal.type === 'card_error') return new Stripe.errors.StripeCardError(raw);
  if (refusal.type === 'idempotency_error') return new Stripe.errors.StripeIdempotencyError(raw);
  return new Stripe.errors.StripeInvalidRequestError(raw);
}

export const wrong = (message: string, code: string, statusCode = 400): { refusal: Refusal } => ({
  refusal: { type: 'invalid_request_error', message, code, statusCode },
});

export const missing = (id: string) => wrong(`No such payment_intent: '${id}'`, 'resource_missing', 404);

const unexpected = (verb: string, { status }: Intent) =>
  wrong(
    `You cannot ${verb} this PaymentIntent because it has a status of ${status}.`,
    'payment_intent_unexpected_state',
  );

/** What Stripe refuses about an amount of a currency (ISO 4217); undefined when it takes it. */
function notCharged(amount: number, currency: string): { refusal: Refusal } | undefined {
  const of = (message: string, code: string) => ({
    refusal: { type: 'invalid_request_error' as const, message, code, param: 'amount', statusCode: 400 },
  });
  if (!isCharged(currency)) return wrong(`Invalid currency: ${currency.toLowerCase()}`, 'parameter_invalid');
  if (stepProblem(amount, currency))
    return of(
      `Invalid amount: ${amount} is no multiple of ${stepOf(currency)}.`,
      'parameter_invalid_integer',
    );
  if (amount < leastCharge(currency))
    return of(
      `Amount must be at least ${leastCharge(currency)} ${currency.toLowerCase()}`,
      'amount_too_small',
    );
  if (amount > mostCharge(currency))
    return of(
      `Amount must be no more than ${mostCharge(currency)} ${currency.toLowerCase()}`,
      'amount_too_large',
    );
  return undefined;
}

export function beginIntent({ amount, currency, ...rest }: NewIntent, now: Date): Outcome<Intent> {
  if (!Number.isInteger(amount) || amount < 1)
    return wrong('Invalid positive integer', 'parameter_invalid_integer');
  const refused = notCharged(amount, currency.toUpperCase());
  if (refused) return refused;
  return {
    answer: {
      id: sandboxId('pi'),
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: currency.toLowerCase(),
      status: 'requires_payment_method',
      client_secret: null,
      created: seconds(now),
      livemode: false,
      receipt_email: null,
      last_payment_error: null,
      latest_charge: null,
      next_action: null,
      ...rest,
    },
  };
}

const payable: ReadonlySet<Intent['status']> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Why it cannot be confirmed any more; undefined when it can. */
export const notPayable = (intent: Intent) =>
  payable.has(intent.status) ? undefined : unexpected('confirm', intent);

export const challenged = (intent: Intent): Intent => ({
  ...intent,
  status: 'requires_action',
  last_payment_error: null,
  next_action: { type: 'use_stripe_sdk' },
});

export const declined = (intent: Intent, decline: Decline): Intent => ({
  ...intent,
  status: 'requires_payment_method',
  last_payment_error: { type: 'card_error', ...decline },
  next_action: null,
});

export const charged = (intent: Intent, card: SandboxCard, email: string | null): Intent => ({
  ...intent,
  status: 'succeeded',
  amount_received: intent.amount,
  last_payment_error: null,
  next_action: null,
  latest_charge: {
    id: sandboxId('ch'),
    object: 'charge',
    amount_refunded: 0,
    billing_details: { email },
    payment_method_details: { card: { brand: card.brand, last4: card.last4 } },
  },
});

export function canceled(intent: Intent): Outcome<Intent> {
  if (!payable.has(intent.status)) return unexpected('cancel', intent);
  return { answer: { ...intent, status: 'canceled', next_action: null } };
}

/** What a bank takes back as soon as it was charged. */
export const disputed = ({ id, amount, currency }: Intent, now: Date): PaymentDispute => ({
  id: sandboxId('dp'),
  object: 'dispute',
  amount,
  currency,
  status: 'needs_response',
  reason: 'fraudulent',
  created: seconds(now),
  payment_intent: id,
});

/** The refund, and the intent after it. */
export function refunded(
  intent: Intent,
  { amount, metadata }: { amount: number; metadata: Record<string, string> },
  now: Date,
): Outcome<{ refund: PaymentRefund; intent: Intent }> {
  const charge = intent.latest_charge;
  if (intent.status !== 'succeeded' || !charge)
    return wrong('This PaymentIntent does not have a successful charge to refund.', 'charge_not_refundable');
  const left = intent.amount - charge.amount_refunded;
  if (left === 0) return wrong('This charge has already been refunded.', 'charge_already_refunded');
  if (stepProblem(amount, intent.currency.toUpperCase()))
    return wrong(`Invalid amount: ${amount}`, 'parameter_invalid_integer');
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    return {
      refusal: {
        type: 'invalid_request_error',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
        param: 'amount',
        statusCode: 400,
      },
    };
  const refund: PaymentRefund = {
    id: sandboxId('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    status: 'succeeded',
    created: seconds(now),
    payment_intent: intent.id,
    metadata,
  };
  const after = { ...charge, amount_refunded: charge.amount_refunded + amount };
  return { answer: { refund, intent: { ...intent, latest_charge: after } } };
}

/** An event as the provider sends it. */
export interface SandboxEvent {
  id: string;
  object: 'event';
  created: number;
  livemode: false;
  type: string;
  data: { object: object };
}

export const eventOf = (type: string, object: object, now: Date): SandboxEvent => ({
  id: sandboxId('evt'),
  object: 'event',
  created: seconds(now),
  livemode: false,
  type,
  data: { object },
});
