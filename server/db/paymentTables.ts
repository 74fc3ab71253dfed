// Payments: what members pay, what is paid back, and what the card payment provider said (product 3.8).
import type { Selectable } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Default, Json, JsonList, OptionalJson, OptionalTime, Time } from './columns.ts';
import type { Intent, PaymentDispute, PaymentRefund } from '../services/paymentProvider.ts';
import type { TicketsTable } from './ticketTables.ts';

/** What the sandbox keeps of a card; never its number. */
export interface SandboxCard {
  brand: string;
  last4: string;
}

export type TransactionItem = Schemas['Transaction']['items'][number];

/** What stood before the bank took a payment back. Amounts in minor units. */
export interface BeforeLoss {
  /** What was to be paid back in another way. */
  owed: number;
  /** Of the order: absent where none were bought. */
  tickets?: Pick<Selectable<TicketsTable>, 'id' | 'status' | 'paid_back'>[];
}

export interface TransactionsTable {
  id: string;
  member_id: string;
  /** Contract: TransactionType. CERTIFICATION 1, EVENT 2, PLAN_UPGRADE 3. */
  type: Schemas['TransactionType'];
  /** The event, the document that is verified, and with premium the member. */
  subject_id: string;
  title: string;
  /** Contract: TransactionStatus. */
  status: Default<Schemas['TransactionStatus']>;
  /** In minor units, all-in; `tax` and `fee` are parts of it. */
  amount: number;
  tax: Default<number>;
  fee: Default<number>;
  /** ISO 4217. */
  currency: string;
  amount_refunded: Default<number>;
  items: Json<TransactionItem[]>;
  /** What its purpose needs to remember. */
  details: Json<Record<string, unknown>>;
  /** Whether it stands in the member's list; a page that was only opened does not. */
  listed: boolean;
  /** Until when it can be paid; null where nothing is held. */
  hold_until: OptionalTime;
  /** The provider's payment intent. One transaction never has a second. */
  provider_ref: string | null;
  /** It is one of the sandbox, or of Stripe's test mode: no money moves. */
  test_mode: Default<boolean>;
  card_brand: string | null;
  card_last4: string | null;
  receipt_number: string | null;
  receipt_email: string | null;
  /** Of the last try that was refused, in the provider's words. */
  failure_message: string | null;
  paid_at: OptionalTime;
  /** When what was paid for was given; null when it was gone. */
  granted_at: OptionalTime;
  /** When a fee was used for what it pays. */
  used_at: OptionalTime;
  /** How often the server has asked the provider by itself, when it does so again, and when it gives up. */
  asked: Default<number>;
  ask_at: OptionalTime;
  close_at: OptionalTime;
  /** Whether the bank of whoever paid has asked for the money back, and what came of it. */
  dispute: 'OPEN' | 'WON' | 'LOST' | null;
  /** The provider's own id of the dispute. */
  dispute_ref: string | null;
  dispute_amount: number | null;
  disputed_at: OptionalTime;
  dispute_closed_at: OptionalTime;
  /** What a lost dispute has changed, for the case that it is won after all. */
  before_loss: OptionalJson<BeforeLoss>;
  created_at: Time;
  updated_at: Time;
}

export interface RefundsTable {
  id: string;
  transaction_id: string;
  amount: number;
  reason: string;
  state: 'asked' | 'done' | 'failed';
  provider_ref: string | null;
  /** What of a failed one is still to be paid. */
  owed: Default<number>;
  /** The how manieth this is for the same money. */
  attempt: Default<number>;
  /** When a failed one is asked for again, or given up. */
  again_at: OptionalTime;
  created_at: Time;
  done_at: OptionalTime;
}

export interface ProviderEventsTable {
  /** The provider's own. */
  id: string;
  type: string;
  received_at: Time;
  /** Null while it has not been acted upon. */
  done_at: OptionalTime;
}

export interface ReceiptNumbersTable {
  year: number;
  last: number;
}

/** The provider of demonstrations (modules/payments/sandbox). */
export interface SandboxIntentsTable {
  id: string;
  /** Without its client secret, which is derived. */
  intent: Json<Intent>;
  /** Whose holder is being asked by the bank. */
  card: OptionalJson<SandboxCard>;
  refunds: JsonList<PaymentRefund>;
  disputes: JsonList<PaymentDispute>;
}

/** What was answered to an idempotency key. */
export interface SandboxAnswersTable {
  key: string;
  request: string;
  answer: OptionalJson<unknown>;
}
