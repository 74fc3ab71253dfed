import { describe, expect, test } from 'vitest';
import { restoreMember, suspendMember } from '../../../server/modules/account/suspension.ts';
import { removeJob } from '../../../server/modules/jobs/posting/removeJob.ts';
import { measurePosters } from '../../../server/modules/jobs/measurePosters.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';

describe.each(databases())('applications that HR does not see any more on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 1000 } });
  const { apply, own, requests, open, decide, decideRefused, later, countsOf } = jobsOf(api);
  const clock = { now: () => api.now() };
  const suspend = ({ userId }: TestMember) =>
    api.db.transaction().execute((trx) => suspendMember(clock, trx, userId));
  const restore = ({ userId }: TestMember) =>
    api.db.transaction().execute((trx) => restoreMember(trx, userId));
  const takeAway = (jobId: string) => api.db.transaction().execute((trx) => removeJob(clock, trx, jobId));
  const refusedOpen = (hr: TestMember, applicationId: string) =>
    api.refused('getJobRequestList', { applicationId, pageIndex: 1 }, { as: hr });
  const tilesOf = async (hr: TestMember) => (await api.ok('dashboardDetails', {}, { as: hr })).response;
  const counted = (applicants: number, seen = 0, reviewed = 0, unanswered = applicants) => ({
    applicant_count: applicants,
    seen_count: seen,
    reviewed_count: reviewed,
    unanswered_count: unanswered,
  });

  test('of a suspended applicant, in no list, count, report or tile; and as before once they are back', async () => {
    const [hr, kept, out] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const jobId = await openJob(api, hr);
    const other = await openJob(api, hr);
    const { applicationId } = await apply(out, jobId);
    const elsewhere = await apply(out, other);
    const stays = await apply(kept, jobId);
    await open(hr, applicationId);
    const startAt = new Date(api.now().getTime() + 3_600_000).toISOString();
    const endAt = new Date(api.now().getTime() + 7_200_000).toISOString();
    await decide(hr, applicationId, { interview: { startAt, endAt, timezone: 'UTC', mode: 3 } });
    const before = await requests(hr, { include: 'report' });
    expect([before.count, before.report?.applications]).toEqual([3, 3]);
    const tiles = await tilesOf(hr);

    expect(await suspend(out)).toBe(true);
    const { response, count, byStatus, report } = await requests(hr, { include: 'report' });
    expect(response.map((one) => one.applicationId)).toEqual([stays.applicationId]);
    expect([count, byStatus['1'], report?.applications, report?.byStatus['1']]).toEqual([1, 1, 1, 1]);
    expect(report?.perDay.reduce((sum, { applications }) => sum + applications, 0)).toBe(1);
    expect((await refusedOpen(hr, applicationId)).status).toBe(404);
    expect((await decideRefused(hr, applicationId, { rating: 4 })).status).toBe(404);
    // All or none: one that cannot be seen is not moved along with the others.
    expect((await decideRefused(hr, [stays.applicationId, applicationId], { requestStatus: 4 })).status).toBe(
      404,
    );
    expect(await countsOf(jobId)).toEqual(counted(1));
    expect(await countsOf(other)).toEqual(counted(0));
    const seen = await tilesOf(hr);
    expect(seen.tiles).toMatchObject({ newApplicants: 1, interviewsThisWeek: 0 });
    expect(JSON.stringify(seen)).not.toContain(out.userId);

    expect(await restore(out)).toBe(true);
    expect((await requests(hr, { include: 'report' })).report).toEqual(before.report);
    expect((await open(hr, applicationId)).otherApplications).toMatchObject([
      { applicationId: elsewhere.applicationId },
    ]);
    expect(await countsOf(jobId)).toEqual(counted(2, 1));
    expect(await countsOf(other)).toEqual(counted(1));
    expect((await tilesOf(hr)).tiles).toEqual(tiles.tiles);
  });

  test('a job that closes meanwhile answers the suspended too, and counts them once they are back', async () => {
    const [hr, out] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    const { applicationId } = await apply(out, jobId);
    await suspend(out);
    await later(31 * DAY_MS);
    expect(await countsOf(jobId)).toEqual(counted(0));
    const reminders = await api.db
      .selectFrom('notifications')
      .select('key')
      .where('member_id', '=', hr.userId)
      .where('key', 'like', 'application:overdue:%')
      .execute();
    expect(reminders, 'nobody is reminded of what they cannot see').toEqual([]);
    await restore(out);
    expect(await countsOf(jobId)).toEqual(counted(1, 0, 1, 0));
    expect((await open(hr, applicationId)).requestStatus).toBe(3);
  });

  test('the suspended do not ask for an answer in how a poster answers', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr, { apply_until: new Date(api.now().getTime() + 60 * DAY_MS) });
    const out = await api.member();
    for (let at = 0; at < 10; at++) await apply(at === 0 ? out : await api.member(), jobId);
    await later(20 * DAY_MS);
    const measured = async () => {
      await measurePosters(api.db, api.now(), [hr.userId]);
      const { applications } = await api.db
        .selectFrom('poster_stats')
        .select('applications')
        .where('owner_id', '=', hr.userId)
        .executeTakeFirstOrThrow();
      return applications;
    };
    expect(await measured()).toBe(10);
    await suspend(out);
    expect(await measured()).toBe(9);
    await restore(out);
    expect(await measured()).toBe(10);
  });

  test('of a job that was taken away: its applicants keep it, HR has nothing, also when one was suspended', async () => {
    const [hr, as, out] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const jobId = await openJob(api, hr);
    const good = await openJob(api, hr);
    const sent = await apply(as, jobId, { coverNote: 'Meant for a real job' });
    await apply(out, jobId);
    const kept = await apply(out, good);
    await decide(hr, sent.applicationId, { note: 'Call about the fee' });
    await suspend(out);
    expect(await takeAway(jobId)).toBe(true);
    expect(await own(as)).toMatchObject({ coverNote: 'Meant for a real job', answeredByClosing: true });
    await restore(out);

    const { response, byStatus, report } = await requests(hr, { include: 'report' });
    expect(response.map(({ applicationId }) => applicationId)).toEqual([kept.applicationId]);
    expect([byStatus['1'], byStatus['3'], report?.applications]).toEqual([1, 0, 1]);
    expect(await requests(hr, { jobId, include: 'report' })).toMatchObject({
      response: [],
      count: 0,
      report: { applications: 0, views: 0 },
    });
    expect((await refusedOpen(hr, sent.applicationId)).status).toBe(404);
    expect((await decideRefused(hr, sent.applicationId, { requestStatus: 1 })).status).toBe(404);
    expect((await open(hr, kept.applicationId)).otherApplications).toEqual([]);
    expect(await countsOf(jobId)).toEqual(counted(0));
    expect(await countsOf(good)).toEqual(counted(1, 1));
  });

  test('who leaves while suspended is counted out once', async () => {
    const [hr, out] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    await apply(out, jobId);
    await apply(await api.member(), jobId);
    await suspend(out);
    const { eraseApplications } = await import('../../../server/modules/jobs/apply/eraseApplications.ts');
    await api.db
      .transaction()
      .execute((trx) => eraseApplications({ now: clock.now } as never, trx, out.userId));
    expect(await countsOf(jobId)).toEqual(counted(1));
  });
});
