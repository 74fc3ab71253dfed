import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Insertable } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { JobsTable } from '../../../server/db/jobTables.ts';
import { newId } from '../../../server/ids.ts';
import { indexJob } from '../../../server/search/searchEntries.ts';
import type { TestApi } from './api.ts';
import { plainPdf, upload } from './files.ts';
import type { TestMember } from './members.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

type Apply = Extract<RequestBody<'applyJob'>, { action: 0 }>;
type Decide = RequestBody<'verifyJobApplication'>;
type Requests = RequestBody<'getJobRequestList'>;

/** An open job with its place in the feed, as publishing leaves both; 30 days are left. Returns its id. */
export async function openJob(
  api: TestApi,
  owner: TestMember,
  fields: Partial<Omit<Insertable<JobsTable>, 'questions' | 'skills'>> & {
    questions?: Schemas['JobQuestion'][];
    skills?: string[];
  } = {},
): Promise<string> {
  const { questions = [], skills = ['Mechatronics', 'First aid'], ...rest } = fields;
  const id = newId(api.now().getTime());
  const until = new Date(api.now().getTime() + 30 * DAY_MS);
  await api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('jobs')
      .values({
        id,
        owner_id: owner.userId,
        vacancy_name: 'Wind turbine technician',
        company_name: owner.userName,
        place: 'Bremerhaven, Germany',
        description: 'You keep twelve turbines off the coast turning, in pairs, and nobody climbs alone.',
        status: 1,
        questions: JSON.stringify(questions),
        skills: JSON.stringify(skills),
        apply_by: until.toISOString().slice(0, 10),
        apply_until: until,
        posted_at: api.now(),
        created_at: api.now(),
        updated_at: api.now(),
        ...rest,
      })
      .execute();
    await trx
      .insertInto('posts')
      .values({
        id,
        author_id: owner.userId,
        feed_type: 2,
        text: '',
        visibility: 0,
        comment_policy: 0,
        created_at: api.now(),
        updated_at: api.now(),
      })
      .execute();
    await indexJob(trx, id);
  });
  return id;
}

/** The steps of an application, as applicants and HR take them. */
export function jobsOf(api: TestApi) {
  const payload = (jobId: string, more: Partial<Apply> = {}) => ({
    clientId: randomUUID(),
    jobId,
    action: 0 as const,
    shareContact: true,
    consent: true as const,
    ...more,
  });
  const apply = async (as: TestMember, jobId: string, more?: Partial<Apply>) =>
    (await api.ok('applyJob', payload(jobId, more), { as })).response;
  const applyRefused = (as: TestMember, jobId: string, more?: Partial<Apply>) =>
    api.refused('applyJob', payload(jobId, more), { as });
  const resume = (as: TestMember, more: Partial<Parameters<typeof upload>[2]> = {}) =>
    upload(api, as, {
      bytes: plainPdf(),
      contentType: 'application/pdf',
      purpose: 4,
      fileName: 'Amara.pdf',
      ...more,
    });

  const change =
    (action: 1 | 2) =>
    (as: TestMember, { applicationId, jobId }: Schemas['Application'], reason?: string) =>
      api.call('applyJob', { action, applicationId, jobId, ...(reason ? { reason } : {}) }, { as });

  const mine = (as: TestMember, more: Partial<RequestBody<'getAppliedJobs'>> = {}) =>
    api.ok('getAppliedJobs', { userId: as.userId, pageIndex: 1, ...more }, { as });
  /** The only application of a member, as they read it. */
  const own = async (as: TestMember) => {
    const [one, ...others] = (await mine(as)).response;
    expect(others).toEqual([]);
    return one!; // it was sent before
  };

  const requests = (as: TestMember, more: Partial<Requests> = {}) =>
    api.ok('getJobRequestList', { userId: as.userId, pageIndex: 1, ...more }, { as });
  const open = async (as: TestMember, applicationId: string) =>
    (await requests(as, { applicationId })).response[0]!; // one was asked for
  const decision = (ids: string | string[], more: Partial<Decide>) => ({
    applicationIds: [ids].flat(),
    ...more,
  });
  const decide = async (as: TestMember, ids: string | string[], more: Partial<Decide>) =>
    (await api.ok('verifyJobApplication', decision(ids, more), { as })).response;
  const decideRefused = (as: TestMember, ids: string | string[], more: Partial<Decide>) =>
    api.refused('verifyJobApplication', decision(ids, more), { as });

  /** Lets the time pass, and everything happen that is due then. */
  const later = async (ms: number) => {
    api.advance(ms);
    await api.app.tasks.settle();
  };
  const countsOf = async (jobId: string) =>
    api.db
      .selectFrom('jobs')
      .select(['applicant_count', 'seen_count', 'reviewed_count', 'unanswered_count'])
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
  return {
    payload,
    apply,
    applyRefused,
    resume,
    withdraw: change(1),
    nudge: change(2),
    mine,
    own,
    requests,
    open,
    decide,
    decideRefused,
    later,
    countsOf,
  };
}
