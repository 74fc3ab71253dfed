import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { endOfDay } from '../../../server/modules/jobs/deadline.ts';
import { answerUnanswered, neutralMessage } from '../../../server/modules/jobs/posting/closing.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { newsOf } from '../support/people.ts';
import { applicationRow, applied, changeJob, dayFrom, readJob, saveJob } from '../support/postedJobs.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('closing jobs on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 1000 } });

  const stepsOf = (id: string) =>
    api.db
      .selectFrom('application_steps')
      .select(['what', 'text', 'by_id', 'told_at'])
      .where('application_id', '=', id)
      .execute();
  const countsOf = (id: string) =>
    api.db
      .selectFrom('jobs')
      .select(['applicant_count', 'reviewed_count', 'unanswered_count'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('whoever waits is told at once in the words of HR; who was answered, or left, is left alone', async () => {
    const hr = await api.member({ role: 2 });
    const [fresh, held, accepted, left] = [
      await api.member(),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    const job = await saveJob(api, hr, { retentionDays: 30 });
    const before = api.now();
    const ids = [
      await applied(api, job, fresh),
      await applied(api, job, held, { status: 4, told_status: 4, answered_at: before, notify_at: before }),
      await applied(api, job, accepted, { status: 2, told_status: 2, answered_at: before }),
      await applied(api, job, left, { withdrawn_at: before, delete_after: before }),
    ];
    const said = 'Thank you. We have found our engineers.';
    const closed = await changeJob(api, hr, job, {
      action: 1,
      closeReason: 2,
      messageToCandidates: said,
    });
    expect(closed).toMatchObject({
      status: 3,
      closeReason: 2,
      counts: { applicants: 3, reviewed: 3, unanswered: 0 },
    });
    // The page of the job does not say more to them than that it closed.
    expect((await readJob(api, fresh, job)).job?.viewer).toMatchObject({
      requestStatus: 3,
      answeredByClosing: true,
    });
    expect((await readJob(api, accepted, job)).job?.viewer).not.toHaveProperty('answeredByClosing');
    const rows = await Promise.all(ids.map((id) => applicationRow(api, id)));
    expect(rows.map((row) => [row.status, row.told_status, row.by_closing, row.told_message])).toEqual([
      [3, 3, true, said],
      [3, 3, true, said],
      [2, 2, false, null],
      [1, 1, false, null],
    ]);
    expect(rows[0]?.answered_at).not.toBeNull();
    expect([rows[1]?.answered_at, rows[1]?.notify_at]).toEqual([before.toISOString(), null]);
    expect(rows[3]?.delete_after, 'what was taken back goes at its own day').toBe(before.toISOString());
    for (const row of rows.slice(0, 3)) {
      const kept = Date.parse(row.delete_after ?? '') - api.now().getTime();
      expect(Math.round(kept / DAY_MS)).toBe(30);
    }
    expect(await stepsOf(ids[0] ?? '')).toMatchObject([{ what: 7, text: said, by_id: hr.userId }]);
    const closedNews = '20: The position Ceramic process engineer has been closed.';
    for (const as of [fresh, held]) expect(await newsOf(api, as)).toEqual([closedNews]);
    for (const as of [accepted, left]) expect(await newsOf(api, as)).toEqual([]);
    const read = await readJob(api, await api.member(), job);
    expect(read.item.job?.status).toBe(3);
    expect(read.job).toMatchObject({ status: 3, viewer: { canApply: false, whyNot: 3 } });
  });

  test('reopened three times with a new day; what was decided stays', async () => {
    const [hr, waits] = [await api.member({ role: 2 }), await api.member()];
    let job = await saveJob(api, hr);
    const id = await applied(api, job, waits);
    for (const left of [2, 1, 0]) {
      job = await changeJob(api, hr, job, { action: 1, closeReason: 3 });
      expect(job.status).toBe(2);
      job = await changeJob(api, hr, job, { action: 2, applyBy: dayFrom(api, 20) });
      expect(job).toMatchObject({ status: 1, applyBy: dayFrom(api, 20), reopensLeft: left });
      expect(job.closeReason).toBeUndefined();
    }
    const row = await applicationRow(api, id);
    expect([row.status, row.by_closing, row.told_message, row.delete_after]).toEqual([
      3,
      true,
      neutralMessage,
      null,
    ]);
    expect(await newsOf(api, waits)).toHaveLength(1);
    await changeJob(api, hr, job, { action: 1, closeReason: 3 });
    const again = { action: 2, jobId: job.jobId, applyBy: dayFrom(api, 20) } as const;
    expect((await api.refused('addJob', again, { as: hr })).status).toBe(409);
  });

  test('a job warns three days before its end, closes at midnight of its zone, and everyone is answered', async () => {
    const [hr, waits] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr, { applyBy: dayFrom(api, 10), timezone: 'Pacific/Auckland' });
    const id = await applied(api, job, waits);
    const until = endOfDay(job.applyBy, 'Pacific/Auckland').getTime();
    const near = await saveJob(api, hr, { applyBy: dayFrom(api, 2), timezone: 'UTC' });
    const settle = async (at: number) => {
      api.advance(at - api.now().getTime());
      await api.app.tasks.settle();
    };
    await settle(until - 3 * DAY_MS - 60_000);
    const over = 'is closed, because its last day has passed. Everyone without an answer was told.';
    // Who chose a near day was not warned of it.
    expect(await newsOf(api, hr)).toEqual([`19: Ceramic process engineer ${over}`]);
    expect((await readJob(api, hr, near)).job).toMatchObject({ status: 2, closeReason: 1 });
    await settle(until - 3 * DAY_MS + 60_000);
    await settle(until - 2 * DAY_MS);
    const warned = await newsOf(api, hr);
    expect(warned).toHaveLength(2);
    expect(warned[0]).toContain('closes in 3 days');
    await settle(until - 60_000);
    expect((await readJob(api, hr, job)).job?.status).toBe(1);
    await settle(until + 60_000);
    await settle(until + 120_000);
    const closed = (await readJob(api, waits, job)).job;
    expect(closed).toMatchObject({
      status: 2,
      closeReason: 1,
      viewer: { hasApplied: true, requestStatus: 3 },
    });
    expect(await applicationRow(api, id)).toMatchObject({ by_closing: true, told_message: neutralMessage });
    expect(await stepsOf(id)).toMatchObject([{ what: 7, by_id: null }]);
    expect(await newsOf(api, waits)).toHaveLength(1);
    expect(await newsOf(api, hr)).toHaveLength(3);
  });

  test('between its end and the next look of the server nobody can apply any more', async () => {
    const [hr, reader] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr, { applyBy: dayFrom(api, 10), timezone: 'UTC' });
    await api.db
      .updateTable('jobs')
      .set({ apply_until: new Date(api.now().getTime() - 1) })
      .where('id', '=', job.jobId)
      .execute();
    expect((await readJob(api, reader, job)).job?.viewer).toMatchObject({ canApply: false, whyNot: 3 });
  });

  test('hundreds are answered some at a time, and what was cut off goes on', async () => {
    const [hr, one] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr);
    await applied(api, job, one);
    // One of many rows, which are the same in all but who it is of.
    const rows = await api.db
      .selectFrom('applications')
      .selectAll()
      .where('job_id', '=', job.jobId)
      .execute();
    const [first] = rows;
    const many = [];
    for (let at = 0; at < 600; at++) many.push(await copyOf(at));
    await api.db.insertInto('applications').values(many).execute();
    await api.db
      .updateTable('jobs')
      .set({ applicant_count: 601, unanswered_count: 601 })
      .where('id', '=', job.jobId)
      .execute();
    await changeJob(api, hr, job, { action: 1, closeReason: 4 });
    await api.app.tasks.settle();
    expect(await countsOf(job.jobId)).toEqual({
      applicant_count: 601,
      reviewed_count: 601,
      unanswered_count: 0,
    });
    const told = await api.db
      .selectFrom('notifications')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('key', 'like', `job:closed:${job.jobId}:%`)
      .executeTakeFirst();
    expect(told).toEqual({ count: 601 });
    const closed = await api.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', job.jobId)
      .executeTakeFirstOrThrow();
    expect(await answerUnanswered(api.db, api, closed, undefined)).toBe(0);

    async function copyOf(at: number) {
      const id = `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
      if (!first) throw new Error('there is one application');
      await api.db
        .insertInto('members')
        .values({
          id,
          role: 1,
          user_name: `Applicant ${at}`,
          details: '{}',
          created_at: api.now(),
          updated_at: api.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const json = JSON.stringify;
      return {
        ...first,
        id: id.replace('018f', '018e'),
        applicant_id: id,
        job: json(first.job),
        snapshot: json(first.snapshot),
        answers: '[]',
        matched_skills: '[]',
        interview: null,
        told_interview: null,
      };
    }
  });

  test('when HR leaves, open jobs close, whoever waits is told, and the texts go', async () => {
    const [hr, waits] = [await api.member({ role: 2 }), await api.member()];
    const [job, draft] = [await saveJob(api, hr), await saveJob(api, hr, { status: 0 })];
    const id = await applied(api, job, waits);
    // Of the context it reads the clock alone.
    await api.db
      .transaction()
      .execute((trx) => eraseMember(api as unknown as Parameters<typeof eraseMember>[0], trx, hr.userId));
    expect(await applicationRow(api, id)).toMatchObject({ status: 3, told_status: 3, by_closing: true });
    expect(await newsOf(api, waits)).toEqual(['20: The position Ceramic process engineer has been closed.']);
    expect(
      (await api.refused('getFeedDetails', { feedId: job.jobId, feedType: 2 }, { as: waits })).status,
    ).toBe(404);
    const rows = await api.db
      .selectFrom('jobs')
      .select(['vacancy_name', 'description', 'skills', 'deleted_at'])
      .where('id', 'in', [job.jobId, draft.jobId])
      .execute();
    expect(
      rows.map((row) => [row.vacancy_name, row.description, row.skills, row.deleted_at === null]),
    ).toEqual([
      ['', '', [], false],
      ['', '', [], false],
    ]);
  });
});
