import type { Insertable } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { ApplicationsTable } from '../../../server/db/jobTables.ts';
import { newId } from '../../../server/ids.ts';
import { addDays } from '../../../server/modules/jobs/deadline.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

type Save = Extract<RequestBody<'addJob'>, { action: 0 }>;
export type JobChanges = Partial<{ [Field in keyof Save]: Save[Field] | undefined }>;
export type Job = Schemas['Job'];

/** The day (YYYY-MM-DD, UTC) so many days from now. */
export const dayFrom = (api: TestApi, days: number): string =>
  addDays(api.now().toISOString().slice(0, 10), days);

/** A payload that publishes a job with everything it needs; `undefined` leaves a field out. */
export const newJob = (api: TestApi, changes: JobChanges = {}): Omit<Save, 'userId'> =>
  // JSON has no absent values, and the fields that must be there stay.
  JSON.parse(
    JSON.stringify({
      action: 0,
      status: 1,
      vacancyName: 'Ceramic process engineer',
      companyName: 'Kestrel Talent',
      companyLocation: { city: 'Hanoi', country: 'VN' },
      description:
        'You run the kiln line of a small factory by the Red River, from raw clay to the last glaze.',
      skills: ['Kiln control', 'Glaze chemistry', 'Vietnamese'],
      employmentType: 1,
      workplaceType: 1,
      salaryMin: 140_000,
      salaryMax: 190_000,
      salaryCurrency: 'USD',
      salaryPeriod: 3,
      applyBy: dayFrom(api, 30),
      timezone: 'Asia/Ho_Chi_Minh',
      ...changes,
    }),
  ) as Save;

export const saveJob = async (api: TestApi, as: TestMember, changes: JobChanges = {}): Promise<Job> =>
  (await api.ok('addJob', newJob(api, changes), { as })).response;

export const saveRefused = (api: TestApi, as: TestMember, changes: JobChanges = {}) =>
  api.refused('addJob', newJob(api, changes), { as });

type Change = Omit<Schemas['ChangeJobRequest'], 'userId' | 'jobId'>;

export const changeJob = async (
  api: TestApi,
  as: TestMember,
  { jobId }: Pick<Job, 'jobId'>,
  change: Change,
): Promise<Job> => (await api.ok('addJob', { jobId, ...change }, { as })).response;

/** The job as a member reads it, with what stands beside it. */
export const readJob = async (api: TestApi, as: TestMember, { jobId }: Pick<Job, 'jobId'>) =>
  (await api.ok('getFeedDetails', { feedId: jobId, feedType: 2 }, { as })).response;

/** An application as a row, counted by its job. Returns its id. */
export async function applied(
  api: TestApi,
  job: Pick<Job, 'jobId' | 'vacancyName'>,
  applicant: TestMember,
  fields: Partial<Insertable<ApplicationsTable>> = {},
): Promise<string> {
  const at = fields.applied_at ?? api.now();
  const id = newId(new Date(at).getTime());
  const { owner_id } = await api.db
    .selectFrom('jobs')
    .select('owner_id')
    .where('id', '=', job.jobId)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('applications')
    .values({
      id,
      job_id: job.jobId,
      owner_id,
      applicant_id: applicant.userId,
      job: JSON.stringify({ jobId: job.jobId, vacancyName: job.vacancyName }),
      snapshot: JSON.stringify({ takenAt: api.now().toISOString(), sections: {} }),
      applicant_name: applicant.userName,
      applied_at: at,
      updated_at: at,
      ...fields,
    })
    .execute();
  const waits = fields.withdrawn_at ? 0 : 1;
  const open = waits && [1, 4].includes(fields.status ?? 1) ? 1 : 0;
  await api.db
    .updateTable('jobs')
    .set((row) => ({
      applicant_count: row('applicant_count', '+', waits),
      unanswered_count: row('unanswered_count', '+', open),
      reviewed_count: row('reviewed_count', '+', fields.answered_at ? waits : 0),
    }))
    .where('id', '=', job.jobId)
    .execute();
  return id;
}

export const applicationRow = (api: TestApi, id: string) =>
  api.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
