import { sql } from 'kysely';
import type { TaskContext, TaskKind } from '../../tasks.ts';
import { askProvider, cancelPayment } from './ask.ts';
import { askOwed } from './askOwed.ts';
import { addRefundTask } from './refunds.ts';
import type { TransactionRow } from '../../services/purposes.ts';

const MINUTE_SEC = 60;
const HOUR_MS = 3_600_000;
const AT_ONCE = 100;
/** Minutes until the next question, by the number of questions so far; then it is left to the end. */
const againMin = [3, 10, 30, 120, 360];
const KEEP_EVENTS_MS = 90 * 24 * HOUR_MS;

/** Finishes what the browser has left: payments that were made, those that nobody will make, and refunds that are owed. */
export const keepPayments: TaskKind = {
  lane: 'payments',
  everySec: MINUTE_SEC,
  async run(context) {
    if (!context.payments) return;
    while ((await askDue(context)) === AT_ONCE);
    while ((await closeDue(context)) === AT_ONCE);
    await remindRefunds(context);
    await askOwed(context);
    await context.db
      .deleteFrom('provider_events')
      .where('received_at', '<', new Date(context.now().getTime() - KEEP_EVENTS_MS).toISOString())
      .execute();
  },
};

/** Each on its own: one that cannot be asked now does not keep the others. */
async function each(
  context: TaskContext,
  rows: TransactionRow[],
  run: (row: TransactionRow) => Promise<unknown>,
) {
  for (const row of rows)
    try {
      await run(row);
    } catch (error) {
      context.log.warn({ err: error, transaction: row.id }, 'payment could not be looked after');
    }
  return rows.length;
}

/** The next question is set before this one is asked, so that nodes share them and none is asked without end. */
async function askDue(context: TaskContext): Promise<number> {
  const at = context.now().toISOString();
  const { rows } = await sql<TransactionRow>`
    update transactions set asked = asked + 1,
      ask_at = ${at}::timestamptz + (array[${sql.join(againMin.map((minutes) => sql.lit(minutes)))}])[asked + 1] * interval '1 minute'
    where id in (
      select id from transactions where ask_at <= ${at}::timestamptz order by ask_at limit ${AT_ONCE}
      for update skip locked)
    returning *`.execute(context.db);
  return each(context, rows, async (row) =>
    row.provider_ref === null ? undefined : askProvider(context, row),
  );
}

/** Moved on by an hour first; the end takes the row out of the index. */
async function closeDue(context: TaskContext): Promise<number> {
  const at = context.now();
  const { rows } = await sql<TransactionRow>`
    update transactions set close_at = ${new Date(at.getTime() + HOUR_MS).toISOString()}::timestamptz
    where id in (
      select id from transactions where close_at <= ${at.toISOString()}::timestamptz order by close_at limit ${AT_ONCE}
      for update skip locked)
    returning *`.execute(context.db);
  return each(context, rows, (row) => cancelPayment(context, row));
}

/** A refund whose task was given up begins anew: money that is owed stays owed. */
async function remindRefunds({ db, now }: TaskContext) {
  const owed = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'asked')
    .where('created_at', '<', new Date(now().getTime() - HOUR_MS).toISOString())
    .orderBy('created_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of owed) await addRefundTask(db, id, now());
}
