import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { suspendMember } from '../../../server/modules/account/suspension.ts';
import { ANSWER } from '../../../server/modules/jobs/posting/closing.ts';
import { updateJob } from '../../../server/modules/jobs/posting/jobWrites.ts';
import { takeFile } from '../../../server/shared/files.ts';
import { addTask } from '../../../server/tasks.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import { applied, newJob, saveJob } from '../support/postedJobs.ts';

describe.each(databases())('jobs while others act on %s', (kind) => {
  const api = useApi(kind);
  const { payload, apply, own, resume, decide, later, countsOf } = jobsOf(api);

  test('a job that closes while somebody applies: refused, or answered by the closing', async () => {
    const hr = await api.member({ role: 2 });
    for (let round = 0; round < 4; round++) {
      const [as, jobId] = [await api.member(), await openJob(api, hr)];
      const [sent, closed] = await Promise.all([
        api.call('applyJob', payload(jobId), { as }),
        api.call('addJob', { action: 1, jobId, closeReason: 3 }, { as: hr }),
      ]);
      expect(closed.status).toBe(200);
      expect(sent.status === 200 || sent.body.code === 'JOB_CLOSED').toBe(true);
      const told = sent.status === 200 ? (await own(as)).answeredByClosing : 'refused';
      expect(told).toBe(sent.status === 200 ? true : 'refused');
      expect(await countsOf(jobId)).toMatchObject({ unanswered_count: 0 });
    }
  });

  test('what a job asks is looked at once more when the application is written', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    const sent = await api.db.transaction().execute(async (trx) => {
      await trx.selectFrom('jobs').select('id').where('id', '=', jobId).forUpdate().execute();
      const call = api.call('applyJob', payload(jobId), { as });
      // Long enough to be looked at, and to wait for the job.
      await wait(300);
      await trx.updateTable('jobs').set({ resume_required: 2 }).where('id', '=', jobId).execute();
      return { call };
    });
    expect((await sent.call).body.errors).toEqual({ resumeKey: 'Please add your résumé.' });
  });

  test('a file of somebody else is not taken, whatever was looked at before', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const key = await resume(as);
    await api.db.updateTable('media').set({ state: 'ready' }).where('key', '=', key).execute();
    const place = { purpose: 4 as const, field: 'resumeKey', gone: 'Please choose the file again.' };
    await expect(takeFile(api.db, key, { ownerId: other.userId, place })).rejects.toMatchObject({
      status: 422,
    });
    await takeFile(api.db, key, { ownerId: as.userId, place });
  });

  test('who is suspended, or leaves, while a job of theirs is changed: one after the other', async () => {
    const ways = {
      suspended: (id: string) =>
        api.db.transaction().execute(async (trx) => {
          await suspendMember(api, trx, id);
        }),
      left: (id: string) =>
        api.db.transaction().execute(async (trx) => {
          // Of the context it reads the clock alone.
          await eraseMember(api as unknown as Parameters<typeof eraseMember>[0], trx, id);
        }),
    };
    for (const [name, leave] of Object.entries(ways)) {
      const hr = await api.member({ role: 2 });
      const { jobId } = await saveJob(api, hr);
      const { gone } = await api.db.transaction().execute(async (trx) => {
        await updateJob(trx, jobId, { status: 2 });
        const call = leave(hr.userId).then(
          () => 'gone',
          (error: unknown) => String(error),
        );
        await wait(200);
        await trx.updateTable('posts').set({ updated_at: api.now() }).where('id', '=', jobId).execute();
        return { gone: call };
      });
      expect([name, await gone]).toEqual([name, 'gone']);
    }
  });

  test('one job whose notices cannot leave keeps nobody else waiting', async () => {
    const hr = await api.member({ role: 2 });
    const [one, two] = [await api.member(), await api.member()];
    const [stuck, fine] = [await openJob(api, hr), await openJob(api, hr)];
    const first = await apply(one, stuck);
    const second = await apply(two, fine);
    await decide(hr, first.applicationId, { requestStatus: 2 });
    await decide(hr, second.applicationId, { requestStatus: 2 });
    // One more than the column holds.
    const reviewed = (count: number) =>
      api.db.updateTable('jobs').set({ reviewed_count: count }).where('id', '=', stuck).execute();
    await reviewed(2_147_483_647);
    await later(11 * MINUTE_MS);
    expect([(await own(one)).requestStatus, (await own(two)).requestStatus]).toEqual([1, 2]);
    await reviewed(0);
    await later(MINUTE_MS);
    expect((await own(one)).requestStatus).toBe(2);
  });

  test('an answer that could not be given for hours is given all the same', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    await apply(as, jobId);
    const counted = (change: { reviewed_count: number; status?: 2 }) =>
      api.db.updateTable('jobs').set(change).where('id', '=', jobId).execute();
    // As when the server stopped between the closing and the rest of its answers; and more than the column holds.
    await counted({ status: 2, reviewed_count: 2_147_483_647 });
    const task = { kind: ANSWER, data: { jobId }, runAt: api.now(), key: randomUUID() };
    await addTask(api.db, task);
    for (let tries = 0; tries < 7; tries++) await later(61 * MINUTE_MS);
    expect((await own(as)).requestStatus).toBe(1);
    await counted({ reviewed_count: 0 });
    for (let hours = 0; hours < 7; hours++) await later(61 * MINUTE_MS);
    expect(await own(as)).toMatchObject({ requestStatus: 3, answeredByClosing: true });
  });

  test('another HR member reads and changes nothing of a job that is not theirs', async () => {
    const [hr, other, as] = [
      await api.member({ role: 2 }),
      await api.member({ role: 2 }),
      await api.member(),
    ];
    const job = await saveJob(api, hr);
    await applied(api, job, as);
    const { jobId } = job;
    const save = { ...newJob(api), jobId };
    for (const body of [save, ...[1, 2, 3, 4].map((action) => changeOf(action as 1 | 2 | 3 | 4))])
      expect(await api.refused('addJob', body, { as: other })).toMatchObject({
        status: 403,
        code: 'NOT_OWNER',
      });
    const draft = await saveJob(api, hr, { status: 0 });
    expect((await api.refused('addJob', { action: 3, jobId: draft.jobId }, { as: other })).status).toBe(404);
    const body = { jobId, pageIndex: 1, include: 'report' as const };
    const { report, count } = await api.ok('getJobRequestList', body, { as: other });
    expect([count, report?.applications, report?.views]).toEqual([0, 0, 0]);

    function changeOf(action: 1 | 2 | 3 | 4) {
      return { action, jobId, closeReason: 3 as const, applyBy: newJob(api).applyBy as string };
    }
  });
});
