import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { lockJobs } from '../jobCounts.ts';
import { measurePosters } from '../measurePosters.ts';
import { notifyApplicants } from './notifyApplicants.ts';

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
        .select(['id', 'job_id', 'owner_id'])
        .where('notify_at', '<=', context.now().toISOString())
        .orderBy('notify_at')
        .limit(AT_ONCE)
        .execute();
      let told = 0;
      const owners = new Set<string>();
      const byJob = Map.groupBy(due, ({ job_id }) => job_id);
      for (const [jobId, rows] of byJob)
        try {
          const sent = await sendOf(
            context,
            jobId,
            rows.map(({ id }) => id),
          );
          told += sent;
          // Of a job all have one.
          if (sent > 0 && rows[0]) owners.add(rows[0].owner_id);
        } catch (error) {
          // One job whose notices cannot leave now does not keep those of the others.
          context.log.warn({ err: error, job: jobId }, 'notices could not be sent');
        }
      // Once for each owner, and not for each of their jobs.
      await measurePosters(context.db, context.now(), [...owners]);
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
      .select('id')
      .where('id', 'in', ids)
      .where('notify_at', '<=', context.now().toISOString())
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    await notifyApplicants(
      context,
      trx,
      due.map(({ id }) => id),
    );
    return due.length;
  });
}
