import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import { addTask, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { tell } from '../../../notify/notify.ts';
import type { JobFields } from './jobForm.ts';
import { APPLICANTS } from './jobNews.ts';
import { jobKey } from '../../../notify/news.ts';
import { payText, placeText } from './jobTexts.ts';
import type { JobRow } from '../ownJob.ts';

const AT_ONCE = 500;
export const TELL_CHANGE = 'jobs.tellChange';

type Paid = Pick<JobRow, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;
type Placed = Pick<JobRow, 'location' | 'allowed_countries'>;

const payOf = (job: Paid) =>
  payText({
    salaryMin: job.salary_min,
    salaryMax: job.salary_max,
    salaryCurrency: job.salary_currency,
    salaryPeriod: job.salary_period,
  });
const placeOf = (job: Placed) =>
  placeText({
    companyLocation: job.location ?? undefined,
    allowedCountries: job.allowed_countries ?? undefined,
  });

/** What an edit of an open job changes of pay and place, ready to read. */
export function changesOf(before: JobRow, after: JobFields, now: Date): Schemas['JobChange'][] {
  const at = now.toISOString();
  const pairs = [
    { field: 'pay', from: payOf(before), to: payOf(after) },
    { field: 'place', from: placeOf(before), to: placeOf(after) },
  ] as const;
  return pairs.filter(({ from, to }) => from !== to).map((pair) => ({ at, ...pair }));
}

/** Tells those who applied and were not refused, by a task: they may be thousands. */
export async function tellChange(context: Context, db: Db, { id }: Pick<JobRow, 'id'>, now: Date) {
  await addTask(db, {
    kind: TELL_CHANGE,
    data: { jobId: id, at: now.getTime() },
    runAt: context.now(),
    key: `${TELL_CHANGE}:${id}:${now.getTime()}`,
  });
  context.after(() => context.services.wakeTasks());
}

/** Twice tells nobody twice: a notification has a key. */
export const tellChangeTask: TaskKind = {
  async run(context: TaskContext, data) {
    const jobId = String(data.jobId);
    const key = jobKey('changed', jobId, Number(data.at));
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const applicants = await context.db
        .selectFrom('applications')
        .select(['id', 'applicant_id'])
        .where('job_id', '=', jobId)
        .where('withdrawn_at', 'is', null)
        .where('told_status', '!=', 3)
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      const last = applicants.at(-1);
      if (!last) return;
      const ids = applicants.map(({ applicant_id }) => applicant_id);
      await tell(context, context.db, ids, { type: APPLICANTS, key });
      after = last.id;
    }
  },
};
