import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { isKey, newId } from '../../ids.ts';
import { notFound } from '../../problem.ts';
import type { NewTransaction, TransactionRow } from '../../services/purposes.ts';

/** Contract: TransactionType. */
export const CERTIFICATION = 1;

/** Contract: TransactionStatus. */
export const PENDING = 0;
export const SUCCEEDED = 1;
export const FAILED = 2;
export const REFUNDED = 3;
export const PARTLY_REFUNDED = 4;
export const CANCELLED = 5;

/** Whether money came in, also when it went back since. */
export const isPaid = ({ status }: Pick<TransactionRow, 'status'>): boolean =>
  status === SUCCEEDED || status === REFUNDED || status === PARTLY_REFUNDED;

/** Whether the bank has asked for the money, or has it: nothing is paid back beside that. */
export const isDisputed = ({ dispute }: Pick<TransactionRow, 'dispute'>): boolean =>
  dispute === 'OPEN' || dispute === 'LOST';

const MINUTE_MS = 60_000;
/** A payment that nobody made is given up a day later. */
const OPEN_MS = 24 * 60 * MINUTE_MS;
const FIRST_ASK_MS = 3 * MINUTE_MS;

/**
 * The open payment of a member for something, begun when there is none; two that begin at once get the same. One that asks for
 * another amount than now due is given up for a new one.
 */
export async function openTransaction(now: Date, db: Db, wanted: NewTransaction): Promise<TransactionRow> {
  const { items, details = {}, holdUntil, ...rest } = wanted;
  for (;;) {
    const made = await db
      .insertInto('transactions')
      .values({
        ...rest,
        id: newId(now.getTime()),
        items: JSON.stringify(items),
        details: JSON.stringify(details),
        hold_until: holdUntil ?? null,
        ask_at: new Date(now.getTime() + FIRST_ASK_MS),
        close_at: holdUntil ?? new Date(now.getTime() + OPEN_MS),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'type', 'subject_id']).where('status', '=', PENDING).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (made) return made;
    const open = await db
      .selectFrom('transactions')
      .selectAll()
      .where('member_id', '=', wanted.member_id)
      .where('type', '=', wanted.type)
      .where('subject_id', '=', wanted.subject_id)
      .where('status', '=', PENDING)
      .executeTakeFirst();
    // Finished between the two statements: nothing is in the way any more.
    if (!open) continue;
    if (open.amount === wanted.amount && open.currency === wanted.currency) return open;
    await giveUp(now, db, open.id);
  }
}

/**
 * Ends an open payment here; at the provider the next upkeep ends it. Should it be paid before, then the member has the
 * money back, because what was wanted is not held any more.
 */
export async function giveUp(now: Date, db: Db, id: string): Promise<void> {
  await db
    .updateTable('transactions')
    .set((row) => ({
      status: sql<5 | 2>`(case when ${row.ref('failure_message')} is null then 5 else 2 end)::smallint`,
      close_at: now,
      ask_at: null,
      hold_until: null,
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('status', '=', PENDING)
    .execute();
}

/** A payment of the member by one of its two ids. Throws 404, also for somebody else's. */
export async function ownTransaction(
  db: Db,
  userId: string,
  { transactionId, providerRef }: { transactionId?: string | undefined; providerRef?: string | undefined },
): Promise<TransactionRow> {
  if (transactionId !== undefined && !isKey(transactionId)) throw gone();
  if (transactionId === undefined && providerRef === undefined) throw gone();
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('member_id', '=', userId)
    .$if(transactionId !== undefined, (query) => query.where('id', '=', transactionId ?? ''))
    .$if(providerRef !== undefined, (query) => query.where('provider_ref', '=', providerRef ?? ''))
    .executeTakeFirst();
  if (!row) throw gone();
  return row;
}

const gone = () => notFound('This payment does not exist.');
