import type { Selectable } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../context.ts';
import type { BeforeLoss, TransactionsTable } from '../db/paymentTables.ts';
import type { PaymentProvider } from './paymentProvider.ts';

export type TransactionRow = Selectable<TransactionsTable>;
export type TransactionType = TransactionRow['type'];

export interface NewTransaction extends Pick<
  TransactionRow,
  'member_id' | 'type' | 'subject_id' | 'title' | 'amount' | 'currency'
> {
  items: TransactionRow['items'];
  /** Whether it stands in the member's list before anybody tried to pay. */
  listed: boolean;
  details?: Record<string, unknown>;
  holdUntil?: Date;
}

/** What the rules of payments need, inside a request or outside of one. */
export type Payer = Pick<Context, 'db' | 'config' | 'now'> & {
  payments: PaymentProvider | undefined;
  purposes: Purposes;
};

/** Who comes, and where the receipt goes. */
export interface Named {
  attendees?: readonly Schemas['Attendee'][] | undefined;
  buyerEmail?: string | undefined;
}

/** What a payment is for. All of it runs inside the transaction of the change; the payment is locked. */
export interface Purpose {
  /** What a member has to pay for; the amount is worked out here and never the caller's. Throws what is shown. */
  begin(context: Context, trx: Db, wanted: RequestBody<'getTransactionId'>): Promise<NewTransaction>;
  /** Keeps who comes, and where the receipt goes, before it is paid; a purpose without it asks for nobody. Returns the payment as it is then. */
  name?(context: Context, known: TransactionRow, named: Named): Promise<TransactionRow>;
  /** Gives what was paid, once. A sentence instead when that is not possible any more: then everything is paid back. */
  grant(payer: Payer, trx: Db, row: TransactionRow): Promise<string | undefined>;
  /** Lets go of what was held: the payment will not come. */
  release(payer: Payer, trx: Db, row: TransactionRow): Promise<void>;
  /** Counts money that went back without being asked for by what was bought, in minor units; what was given stays. */
  paidBack(payer: Pick<Payer, 'now'>, trx: Db, row: TransactionRow, amount: number): Promise<void>;
  /** Takes back what was given: everything was paid back. */
  revoke(payer: Payer, trx: Db, row: TransactionRow): Promise<void>;
  /** What `restore` has to know of what was given, before the bank takes the money back. */
  beforeLoss(trx: Db, row: TransactionRow): Promise<Pick<BeforeLoss, 'tickets'>>;
  /**
   * Gives again what a lost dispute took away, because it is won after all; the payment is as the loss left it. A sentence instead
   * when that is not possible any more: then the money goes back.
   */
  restore(payer: Payer, trx: Db, row: TransactionRow): Promise<string | undefined>;
}

/** By transaction type; `server/purposes.ts` has them all. */
export type Purposes = Readonly<Record<TransactionType, Purpose>>;
