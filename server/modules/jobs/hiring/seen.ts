import { requireSession, type Context } from '../../../context.ts';
import { lockJobs, shiftCounts } from '../jobCounts.ts';
import { addSteps, step } from '../steps.ts';

/** HR opened an application: its applicant reads so at once. Later times change nothing. */
export async function markSeen(
  context: Context,
  { id, job_id: jobId }: { id: string; job_id: string },
): Promise<void> {
  const { userId } = requireSession(context);
  const unseen = context.db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .where('withdrawn_at', 'is', null);
  if (!(await unseen.executeTakeFirst())) return;
  await context.db.transaction().execute(async (trx) => {
    await lockJobs(trx, [jobId]);
    const at = context.now();
    // `updated_at` stays: nobody who decides was overtaken by this.
    const after = await trx
      .updateTable('applications')
      .set({ seen_at: at })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning(['status', 'seen_at', 'answered_at', 'withdrawn_at', 'hidden_at'])
      .executeTakeFirst();
    if (!after) return;
    await addSteps(trx, [{ application_id: id, what: step.seen, by_id: userId }], { at, told: true });
    await shiftCounts(trx, [{ jobId, before: { ...after, seen_at: null }, after }]);
  });
}
