import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { tell } from '../../../notify/notify.ts';
import { jobKey } from '../../../notify/news.ts';
import { openJobsPage } from './jobList.ts';

const AT_ONCE = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A job that was posted just now may not be there for everybody yet. */
const LATE_MS = 60_000;
/** Contract: NotificationType, and FeedType. */
const JOB_POST = 2;

/** Job seekers hear of new jobs that match what they have saved: of all together, and at most once a day. */
export const tellSearches: TaskKind = {
  everySec: 300,
  lane: 'slow',
  async run(context) {
    while ((await tellDue(context)) === AT_ONCE);
  },
};

/** Each member in a transaction of its own. Returns how many were looked after. */
async function tellDue(context: TaskContext): Promise<number> {
  const due = await context.db
    .selectFrom('job_searches')
    .select('member_id')
    .distinct()
    .where('due_at', '<=', context.now().toISOString())
    .limit(AT_ONCE)
    .execute();
  let done = 0;
  for (const { member_id: memberId } of due)
    try {
      if (await context.db.transaction().execute((trx) => tellOne(context, trx, memberId))) done++;
    } catch (error) {
      // One that cannot be told now does not keep the others, nor stands before them the next time.
      context.log.warn({ err: error, member: memberId }, 'saved searches could not be looked after');
      await putOff(context, context.db, memberId, HOUR_MS);
    }
  return done;
}

/** Looks again after so long, for all searches of a member. */
async function putOff({ now }: TaskContext, db: Db, memberId: string, ms: number) {
  await db
    .updateTable('job_searches')
    .set({ due_at: new Date(now().getTime() + ms) })
    .where('member_id', '=', memberId)
    .execute();
}

/** False when another server does it. The mark and the notice are one, so nobody hears twice of the same job. */
async function tellOne(context: TaskContext, db: Db, memberId: string): Promise<boolean> {
  const now = context.now();
  const searches = await db
    .selectFrom('job_searches')
    .select(['id', 'asked', 'told_until'])
    .where('member_id', '=', memberId)
    .where('due_at', '<=', now.toISOString())
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (searches.length === 0) return false;
  const until = new Date(now.getTime() - LATE_MS);
  const found = new Set<string>();
  for (const { asked, told_until: postedAfter } of searches) {
    const wanted = { viewerId: memberId, filters: asked.filters, now, postedAfter };
    const { ids } = await openJobsPage(db, { ...wanted, snapshotAt: until.toISOString() }, { pageIndex: 1 });
    for (const id of ids) found.add(id);
  }
  const newest = [...found].sort().at(-1);
  if (newest !== undefined)
    await tell(context, db, [memberId], {
      type: JOB_POST,
      key: jobKey(found.size > 1 ? 'many' : 'match', newest, 0),
      feedId: newest,
      feedType: JOB_POST,
    });
  await db
    .updateTable('job_searches')
    // One that was saved within the last minute begins later.
    .set({ told_until: sql<string>`greatest(told_until, ${until.toISOString()}::timestamptz)` })
    .where('member_id', '=', memberId)
    .execute();
  await putOff(context, db, memberId, newest === undefined ? HOUR_MS : DAY_MS);
  return true;
}
