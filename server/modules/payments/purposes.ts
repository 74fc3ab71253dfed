import type { RequestBody } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import type { BeforeLoss } from '../../db/paymentTables.ts';
import { ticketSale } from '../events/tickets/ticketSale.ts';
import { certification } from './certification.ts';
import type { Payer } from './payer.ts';
import { planUpgrade } from './planUpgrade.ts';
import type { NewTransaction, TransactionRow } from './rows.ts';

export type TransactionType = TransactionRow['type'];

/** What a payment is for. All of it runs inside the transaction of the change; the payment is locked. */
export interface Purpose {
  /** What a member has to pay for; the amount is worked out here and never the caller's. Throws what is shown. */
  begin(context: Context, trx: Db, wanted: RequestBody<'getTransactionId'>): Promise<NewTransaction>;
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

/** By transaction type. */
export const purposes: Readonly<Record<TransactionType, Purpose>> = {
  1: certification,
  2: ticketSale,
  3: planUpgrade,
};
