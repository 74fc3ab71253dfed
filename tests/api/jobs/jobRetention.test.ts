import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { newsOf } from '../support/people.ts';
import { applicationRow, changeJob, dayFrom, newJob, saveJob } from '../support/postedJobs.ts';

const HOUR_MS = 3_600_000;

describe.each(databases())('how long applications are kept on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 1000 } });
  const { apply, own, mine, open, requests, decide, withdraw, later, countsOf } = jobsOf(api);
  const close = (hr: TestMember, jobId: string) =>
    changeJob(api, hr, { jobId }, { action: 1, closeReason: 2 });
  const leave = async (as: TestMember) => {
    await api.ok('verifyAccount', {}, { as });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${as.phone}`) }, { as });
  };
  const daysLeft = async (id: string) => {
    const { delete_after } = await applicationRow(api, id);
    return delete_after === null
      ? undefined
      : Math.round((Date.parse(delete_after) - api.now().getTime()) / DAY_MS);
  };

  test('for the days that each applicant agreed to, though the job asks the next ones for more, or for fewer', async () => {
    const [hr, first, second, third] = [
      await api.member({ role: 2 }),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    const job = await saveJob(api, hr, { retentionDays: 60 });
    const { jobId } = job;
    const a = await apply(first, jobId, { coverNote: 'For sixty days' });
    await api.ok('addJob', { ...newJob(api, { retentionDays: 730 }), jobId }, { as: hr });
    const b = await apply(second, jobId);
    await close(hr, jobId);
    expect([await daysLeft(a.applicationId), await daysLeft(b.applicationId)]).toEqual([60, 730]);
    await changeJob(api, hr, job, { action: 2, applyBy: dayFrom(api, 20) });
    await api.ok(
      'addJob',
      { ...newJob(api, { retentionDays: 30, applyBy: dayFrom(api, 20) }), jobId },
      { as: hr },
    );
    const c = await apply(third, jobId);
    await close(hr, jobId);
    for (const { applicationId } of [a, b, c]) expect(await daysLeft(applicationId)).toBe(30);
    await later(31 * DAY_MS);
    expect(await own(first)).not.toHaveProperty('coverNote');
  });

  test('what was withdrawn goes after 30 days, whatever becomes of the job', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr, { retentionDays: 730 });
    const sent = await apply(as, job.jobId, { coverNote: 'Mine again' });
    await withdraw(as, sent);
    expect(await daysLeft(sent.applicationId)).toBe(30);
    await close(hr, job.jobId);
    expect(await daysLeft(sent.applicationId)).toBe(30);
    await changeJob(api, hr, job, { action: 2, applyBy: dayFrom(api, 80) });
    expect(await daysLeft(sent.applicationId)).toBe(30);
    await later(31 * DAY_MS);
    const [left] = (await mine(as)).response;
    expect(left).not.toHaveProperty('coverNote');
    expect((await applicationRow(api, sent.applicationId)).snapshot).toBeNull();
  });

  test('nobody is left without an answer when the days are over, or HR leaves', async () => {
    const [hr, other] = [await api.member({ role: 2 }), await api.member({ role: 2 })];
    const [undone, held, left] = [await api.member(), await api.member(), await api.member()];
    const jobId = await openJob(api, hr, { retention_days: 30 });
    const theirs = await openJob(api, other);
    const a = await apply(undone, jobId);
    const b = await apply(held, jobId);
    const c = await apply(left, theirs);
    await decide(hr, a.applicationId, { requestStatus: 3 });
    await decide(other, c.applicationId, { requestStatus: 3 });
    await close(hr, jobId);
    await close(other, theirs);
    // After the closing: one answer is taken back before it was told, and one that was is thought over.
    await decide(hr, a.applicationId, { requestStatus: 1 });
    await decide(hr, b.applicationId, { requestStatus: 4 });
    await decide(other, c.applicationId, { requestStatus: 1 });
    await later(11 * MINUTE_MS);
    expect(
      [await own(undone), await own(held), await own(left)].map(({ requestStatus }) => requestStatus),
    ).toEqual([1, 4, 1]);
    await leave(other);
    await api.app.tasks.settle();
    expect(await own(left)).toMatchObject({ requestStatus: 3, answeredByClosing: true });
    await later(30 * DAY_MS + HOUR_MS);
    for (const as of [undone, held]) {
      expect(await own(as)).toMatchObject({ requestStatus: 3, answeredByClosing: true });
      expect((await newsOf(api, as))[0]).toContain('has been closed');
    }
    expect((await requests(hr, { jobId })).count).toBe(0);
    expect(await countsOf(jobId)).toMatchObject({ unanswered_count: 0, reviewed_count: 2 });
  });

  test('a phone number is for HR only where it was shared, and only once both know of the yes', async () => {
    const hr = await api.member({ role: 2 });
    const [shares, keeps] = [await api.member(), await api.member()];
    const jobId = await openJob(api, hr);
    const a = await apply(shares, jobId, { shareContact: true });
    const b = await apply(keeps, jobId, { shareContact: false });
    await decide(hr, [a.applicationId, b.applicationId], { requestStatus: 2 });
    expect(await open(hr, a.applicationId)).not.toHaveProperty('contact');
    await later(11 * MINUTE_MS);
    expect((await open(hr, a.applicationId)).contact?.phone).toContain(shares.phone);
    const all = JSON.stringify(await requests(hr, { jobId }));
    expect(all).not.toContain(keeps.phone);
    await decide(hr, a.applicationId, { requestStatus: 3 });
    expect(await open(hr, a.applicationId), 'taken back while nobody knows').not.toHaveProperty('contact');
  });
});
