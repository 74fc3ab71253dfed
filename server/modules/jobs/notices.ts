import type { TaskContext, TaskKind } from '../../tasks.ts';
import { lockJobs } from './jobCounts.ts';
import { measurePosters } from './posterStats.ts';
import { tellNow } from './tellNow.ts';

const AT_ONCE = 500;

/**
 * Sends the notices of moves whose ten minutes are over (product 5). What is due stands in the applications themselves: after a
 * crash, or when two nodes run it, each is told once.
 */
export const sendNotices: TaskKind = {
  everySec: 10,
  async run(context) {
    for (;;) {
      const due = await context.db
        .selectFrom('applications')
        .select(['id', 'job_id'])
        .where('notify_at', '<=', context.now().toISOString())
        .orderBy('notify_at')
        .limit(AT_ONCE)
        .execute();
      let told = 0;
      const byJob = Map.groupBy(due, ({ job_id }) => job_id);
      for (const [jobId, rows] of byJob)
        try {
          told += await sendOf(
            context,
            jobId,
            rows.map(({ id }) => id),
          );
        } catch (error) {
          // One job whose notices cannot leave now does not keep those of the others.
          context.log.warn({ err: error, job: jobId }, 'notices could not be sent');
        }
      if (due.length < AT_ONCE || told === 0) return;
    }
  },
};

/** How many were told. */
async function sendOf(context: TaskContext, jobId: string, ids: string[]): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    await lockJobs(trx, [jobId]);
    // Of those that nobody took back or told in the meantime.
    const due = await trx
      .selectFrom('applications')
      .select(['id', 'owner_id'])
      .where('id', 'in', ids)
      .where('notify_at', '<=', context.now().toISOString())
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    await tellNow(
      context,
      trx,
      due.map(({ id }) => id),
    );
    const [owner] = due;
    if (owner) await measurePosters(trx, context.now(), [owner.owner_id]);
    return due.length;
  });
}
