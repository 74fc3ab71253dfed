import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { newsOf } from '../support/people.ts';
import { verificationOf } from '../support/verification.ts';

describe.each(databases())('what happens to applications by itself on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 1000 } });
  const { apply, resume, own, open, requests, decide, withdraw, nudge, later, countsOf } = jobsOf(api);
  const { item, request } = verificationOf(api);
  const dashboard = async (as: TestMember) => (await api.ok('dashboardDetails', {}, { as })).response;
  const leave = async (as: TestMember) => {
    await api.ok('verifyAccount', {}, { as });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${as.phone}`) }, { as });
  };

  test('after 14 days it is overdue: HR is reminded once, and the applicant may ask once', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ userName: 'Amara' })];
    const jobId = await openJob(api, hr);
    const sent = await apply(as, jobId);
    await apply(await api.member({ userName: 'Kwame' }), jobId);
    await later(13 * DAY_MS);
    expect(await own(as)).toMatchObject({ overdue: false, canNudge: false });
    expect((await nudge(as, sent)).status).toBe(409);
    expect((await requests(hr, { filters: { overdue: true } })).count).toBe(0);
    await later(DAY_MS + MINUTE_MS);
    expect(await own(as)).toMatchObject({ overdue: true, canNudge: true });
    expect((await requests(hr, { filters: { overdue: true } })).count).toBe(2);
    const reminder = '19: 2 applications for Wind turbine technician have waited for more than 14 days.';
    await later(2 * 3_600_000);
    expect((await newsOf(api, hr)).filter((news) => news === reminder)).toHaveLength(1);
    expect((await nudge(as, sent)).body.response).toMatchObject({
      canNudge: false,
      timeline: [{}, { what: 8 }],
    });
    expect((await nudge(as, sent)).status, 'twice is once').toBe(200);
    const asked = '19: Amara asks about the application for Wind turbine technician';
    expect((await newsOf(api, hr)).filter((news) => news === asked)).toHaveLength(1);
    const { tiles, pipeline } = await dashboard(hr);
    expect(tiles).toMatchObject({ openJobs: 1, newApplicants: 2, overdueAnswers: 2, expiredJobs: 0 });
    expect(pipeline).toMatchObject([
      { jobId, newApplicants: 2, applications: { notAccepted: 2, overdue: 2 } },
    ]);
    expect((await dashboard(as)).tiles).toMatchObject({ applications: { notAccepted: 1, overdue: 1 } });
    await decide(hr, sent.applicationId, { requestStatus: 4 });
    expect((await nudge(as, { ...sent })).status).toBe(200);
    expect((await dashboard(as)).tiles).toMatchObject({
      applications: { notAccepted: 0, hold: 1, overdue: 0 },
    });
  });

  test('an interview stands on both dashboards once the applicant knows of it', async () => {
    const hr = await api.member({ role: 2 });
    const as = await api.member({ userName: 'Amara' });
    const { applicationId } = await apply(as, await openJob(api, hr));
    const startAt = new Date(api.now().getTime() + 60 * MINUTE_MS).toISOString();
    const endAt = new Date(api.now().getTime() + 90 * MINUTE_MS).toISOString();
    await decide(hr, applicationId, {
      requestStatus: 2,
      interview: { startAt, endAt, timezone: 'Europe/Berlin', mode: 2, url: 'https://meet.example.org/a' },
    });
    expect((await dashboard(hr)).upcoming).toMatchObject([
      { kind: 2, title: 'Interview: Amara', applicationId },
    ]);
    expect((await dashboard(as)).upcoming).toEqual([]);
    await later(11 * MINUTE_MS);
    expect((await dashboard(as)).upcoming).toMatchObject([
      {
        kind: 2,
        title: 'Interview: Wind turbine technician',
        startAt,
        timezone: 'Europe/Berlin',
        requestStatus: 2,
      },
    ]);
    await later(60 * MINUTE_MS);
    expect((await dashboard(as)).upcoming).toEqual([]);
  });

  test('what was sent is deleted when the days are over; the applicant keeps what became of it', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr, { retention_days: 30 });
    const resumeKey = await resume(as);
    const { applicationId } = await apply(as, jobId, { resumeKey, coverNote: 'Personal' });
    await decide(hr, applicationId, {
      requestStatus: 2,
      note: 'About a person',
      messageToCandidate: 'Welcome',
    });
    await later(11 * MINUTE_MS);
    await api.ok('addJob', { action: 1, jobId, closeReason: 2 }, { as: hr });
    await later(29 * DAY_MS);
    expect((await open(hr, applicationId)).coverNote).toBe('Personal');
    await later(2 * DAY_MS);
    await later(DAY_MS + 3_600_000);
    expect((await requests(hr, { jobId })).response).toEqual([]);
    const kept = await own(as);
    expect(kept).toMatchObject({ requestStatus: 2, messageToCandidate: 'Welcome', answers: [] });
    expect(kept.job.vacancyName).toBe('Wind turbine technician');
    for (const gone of ['coverNote', 'resume']) expect(kept).not.toHaveProperty(gone);
    const rows = await api.db
      .selectFrom('applications')
      .select(['snapshot', 'applicant_words', 'cover_note'])
      .where('id', '=', applicationId)
      .execute();
    expect(rows).toEqual([{ snapshot: null, applicant_words: '', cover_note: null }]);
    expect(
      await api.db
        .selectFrom('application_notes')
        .selectAll()
        .where('application_id', '=', applicationId)
        .execute(),
    ).toEqual([]);
    await later(2 * DAY_MS);
    expect(await api.db.selectFrom('media').select('key').where('key', '=', resumeKey).execute()).toEqual([]);
    const refused = await api.refused(
      'verifyJobApplication',
      { applicationIds: [applicationId], rating: 1 },
      { as: hr },
    );
    expect(refused.status).toBe(404);
  });

  test('closing answers who waits, and leaves what was decided to its notice', async () => {
    const hr = await api.member({ role: 2 });
    const [waits, held, accepted, gone] = [
      await api.member(),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    const jobId = await openJob(api, hr);
    await apply(waits, jobId);
    await decide(hr, (await apply(held, jobId)).applicationId, { requestStatus: 4 });
    const yes = await apply(accepted, jobId);
    const left = await apply(gone, jobId);
    await withdraw(gone, left);
    await decide(hr, yes.applicationId, { requestStatus: 2 });
    await api.ok(
      'addJob',
      { action: 1, jobId, closeReason: 3, messageToCandidates: 'Thank you all.' },
      { as: hr },
    );
    for (const as of [waits, held])
      expect(await own(as)).toMatchObject({
        requestStatus: 3,
        answeredByClosing: true,
        messageToCandidate: 'Thank you all.',
        job: { status: 2, closeReason: 3 },
      });
    expect((await own(held)).timeline.map(({ what }) => what)).toEqual([1, 3, 7]);
    expect(await own(accepted)).toMatchObject({ requestStatus: 1 });
    await later(11 * MINUTE_MS);
    expect(await own(accepted)).toMatchObject({ requestStatus: 2 });
    expect(await own(gone)).toMatchObject({ requestStatus: 1 });
    expect(await countsOf(jobId)).toMatchObject({
      applicant_count: 3,
      reviewed_count: 3,
      unanswered_count: 0,
    });
  });

  test('whoever leaves takes their applications along, and whoever received them keeps nothing', async () => {
    const [hr, as, stays] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const jobId = await openJob(api, hr);
    const resumeKey = await resume(as);
    await apply(as, jobId, { resumeKey });
    const kept = await apply(stays, jobId, { resumeKey: await resume(stays), coverNote: 'Mine' });
    await decide(hr, kept.applicationId, { note: 'Of HR' });
    await leave(as);
    expect((await requests(hr, { jobId })).count).toBe(1);
    expect(await countsOf(jobId)).toMatchObject({ applicant_count: 1, unanswered_count: 1 });
    expect((await api.app.http.inject({ url: `/media/${resumeKey}` })).statusCode).toBe(404);
    await leave(hr);
    await api.app.tasks.settle();
    const left = await own(stays);
    expect(left).toMatchObject({ requestStatus: 3, answeredByClosing: true, answers: [] });
    expect(left.job.vacancyName).toBe('Wind turbine technician');
    expect(left).not.toHaveProperty('coverNote');
    const notes = await api.db.selectFrom('application_notes').selectAll().execute();
    expect(notes.filter(({ application_id }) => application_id === kept.applicationId)).toEqual([]);
  });

  test('the copy of all data has the applications, and nothing that was not told', async () => {
    const hr = await api.member({ role: 2, userName: 'Nordlicht' });
    const as = await api.member();
    const questions = [
      { questionId: 'q1', label: 'A licence?', type: 3 as const, required: false, knockoutAnswer: 'yes' },
    ];
    const { applicationId } = await apply(as, await openJob(api, hr, { questions }), {
      coverNote: 'My words',
    });
    await decide(hr, applicationId, {
      requestStatus: 3,
      rating: 1,
      note: 'Secret note',
      messageToCandidate: 'Not yet',
    });
    const read = async (of: TestMember) => {
      await api.ok('exportData', { action: 0 }, { as: of });
      await api.app.tasks.settle();
      const { url = '' } = (await api.ok('exportData', { action: 1 }, { as: of })).response;
      const { rawPayload } = await api.app.http.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });
      const files = unzipSync(rawPayload);
      return (name: string) => strFromU8(files[`${name}.json`]!);
    };
    const mine = (await read(as))('applications');
    expect(JSON.parse(mine)).toMatchObject([{ id: applicationId, status: 1, cover_note: 'My words' }]);
    for (const hidden of ['Not yet', 'Secret note', 'knockout', '"rating"'])
      expect(mine).not.toContain(hidden);
    expect((await read(hr))('notes-on-candidates')).toContain('Secret note');
  });

  test('HR asks those who applied for verification, while the application lasts', async () => {
    const [hr, as, other] = [
      await api.member({ role: 2 }),
      await api.member(),
      await api.member({ role: 2 }),
    ];
    const certificate = await item(as);
    const asked = (by: TestMember) =>
      api.call('verificationRequestList', request(as, certificate), { as: by });
    expect((await asked(hr)).status).toBe(403);
    const sent = await apply(as, await openJob(api, hr));
    expect((await asked(other)).status).toBe(403);
    expect((await asked(hr)).body.response).toMatchObject([{ status: 1 }]);
    await later(11 * MINUTE_MS);
    await withdraw(as, sent);
    expect((await asked(hr)).status).toBe(403);
  });
});
