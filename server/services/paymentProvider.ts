import type { Stripe } from 'stripe';

type CardOf = NonNullable<Stripe.Charge.PaymentMethodDetails['card']>;

/** What was charged: the parts of Stripe's charge that are used here. */
export type PaymentCharge = Pick<Stripe.Charge, 'id' | 'object' | 'amount_refunded'> & {
  billing_details: Pick<Stripe.Charge.BillingDetails, 'email'>;
  payment_method_details: { card?: Pick<CardOf, 'brand' | 'last4'> } | null;
};

type PaymentError = Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code' | 'message'>;

/** A payment as the provider has it: the parts of Stripe's payment intent that are used here. Amounts in minor units of ISO 4217. */
export type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'status'
  | 'client_secret'
  | 'created'
  | 'livemode'
  | 'description'
  | 'metadata'
  | 'receipt_email'
> & {
  last_payment_error: PaymentError | null;
  latest_charge: PaymentCharge | null;
  next_action: Pick<Stripe.PaymentIntent.NextAction, 'type'> | null;
};

/** The parts of Stripe's refund that are used here. */
export type PaymentRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'created' | 'metadata'
> & { payment_intent: string };

/** The parts of Stripe's dispute that are used here. Amounts in minor units of ISO 4217. */
export type PaymentDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'created' | 'reason'
> & { payment_intent: string };

export interface NewIntent {
  /** In minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Shown on the provider's own pages. */
  description: string;
  metadata: Record<string, string>;
}

export interface NewRefund {
  intentId: string;
  /** In minor units. */
  amount: number;
  /** ISO 4217, that of the payment. */
  currency: string;
  metadata: Record<string, string>;
}

/**
 * The card payment provider. Each `key` is an idempotency key: the same key gets the first answer again. Failures are
 * thrown as the errors of the `stripe` package, whoever answers. Never call it inside a transaction of the database: it
 * may take seconds, and the sandbox writes to the same database.
 */
export interface PaymentProvider {
  /** LIVE takes money. TEST is Stripe's test mode, SANDBOX this server's own stand-in; both take none. */
  readonly mode: 'LIVE' | 'TEST' | 'SANDBOX';
  /** For the card form in the browser. */
  readonly publishableKey: string;
  createIntent(intent: NewIntent, key: string): Promise<Intent>;
  retrieveIntent(id: string): Promise<Intent>;
  /** Charges a payment method of the provider; in the application the card form does this. */
  confirmIntent(id: string, paymentMethod: string, key: string): Promise<Intent>;
  /** From then on it cannot be paid. Throws when it was paid already. */
  cancelIntent(id: string): Promise<Intent>;
  refund(refund: NewRefund, key: string): Promise<PaymentRefund>;
  /** Of one payment, newest first, at most 100. */
  refundsOf(intentId: string): Promise<PaymentRefund[]>;
  /** Of one payment, at most 10. */
  disputesOf(intentId: string): Promise<PaymentDispute[]>;
  /** What the provider tells, once its signature over the raw body was found right. Throws when it is wrong or old. */
  readEvent(rawBody: string, signature: string, now: Date): ProviderEvent;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The payment it is about; undefined when it is about something else. */
  intentId: string | undefined;
}

/** Which payment an event is about: the intent itself, or what belongs to one (charge, refund, dispute). */
export function intentOf(event: Stripe.Event): string | undefined {
  const object = event.data.object as { id?: unknown; object?: unknown; payment_intent?: unknown };
  const named = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return typeof named === 'string' ? named : undefined;
}

/** Whether money is taken with a secret key of Stripe; with any other one test cards buy everything. */
export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);
