import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { tell } from '../../../notify/notify.ts';
import { closeJob } from './closing.ts';
import { WARNING_MS } from './closingDay.ts';
import { HR } from './jobNews.ts';
import { jobKey } from '../../../notify/news.ts';
import { measurePosters } from '../measurePosters.ts';

const AT_ONCE = 200;
const DATE_PASSED = 1;

/** Jobs close when their last day is over in their zone, and their owner is warned three days before (product 5). */
export const keepJobs: TaskKind = {
  everySec: 60,
  async run(context) {
    while ((await closeDue(context)) === AT_ONCE);
    while ((await warnOwners(context)) === AT_ONCE);
  },
};

/**
 * Each in a transaction of its own: what is closed when the server stops stays closed, and the rest is closed later.
 * Returns how many were closed.
 */
async function closeDue(context: TaskContext): Promise<number> {
  const due = await context.db
    .selectFrom('jobs')
    .select(['id', 'owner_id'])
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .where('apply_until', '<=', context.now().toISOString())
    .orderBy('apply_until')
    .limit(AT_ONCE)
    .execute();
  let closed = 0;
  const owners = new Set<string>();
  for (const { id, owner_id: ownerId } of due)
    try {
      if (await context.db.transaction().execute((trx) => closeOne(context, trx, id))) {
        closed++;
        owners.add(ownerId);
      }
    } catch (error) {
      // One that cannot be closed now does not keep the others.
      context.log.warn({ err: error, job: id }, 'job could not be closed');
    }
  // Once for each owner, and not for each of their jobs.
  await measurePosters(context.db, context.now(), [...owners]);
  return closed;
}

/** False when it was closed, or given another day, meanwhile. */
async function closeOne(context: TaskContext, db: Db, id: string): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .where('apply_until', '<=', context.now().toISOString())
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!job) return false;
  await closeJob(context, db, job, { reason: DATE_PASSED });
  const key = jobKey('over', id, Date.parse(job.apply_until ?? ''));
  await tell(context, db, [job.owner_id], { type: HR, key });
  return true;
}

/** The mark and the notice are one, so nobody is warned twice of the same day. */
async function warnOwners(context: TaskContext): Promise<number> {
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; owner_id: string; apply_until: string }>`
      update jobs set warned_at = ${now.toISOString()}::timestamptz
      where id in (
        select id from jobs where status = 1 and deleted_at is null and warned_at is null
          and apply_until <= ${new Date(now.getTime() + WARNING_MS).toISOString()}::timestamptz
        order by apply_until limit ${AT_ONCE} for no key update skip locked)
      returning id, owner_id, apply_until`.execute(trx);
    for (const { id, owner_id, apply_until } of rows)
      await tell(context, trx, [owner_id], {
        type: HR,
        key: jobKey('warning', id, Date.parse(apply_until)),
      });
    return rows.length;
  });
}
