import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { sendNotices } from '../../../server/modules/jobs/hiring/notices.ts';
import { randomOf } from '../../../server/seed/random.ts';
import type { TaskContext } from '../../../server/tasks.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { newsOf } from '../support/people.ts';

type Status = Schemas['RequestStatus'];

/** What may be reached from where (product 5). */
const arrows: Record<Status, Status[]> = { 1: [2, 3, 4], 4: [1, 2, 3], 2: [3, 4], 3: [4] };
const statuses: Status[] = [1, 2, 3, 4];

describe.each(databases())('moving applications on %s', (kind) => {
  const api = useApi(kind);
  const { apply, withdraw, requests, open, decide, decideRefused, later, countsOf } = jobsOf(api);
  const interview = () => ({
    startAt: new Date(api.now().getTime() + DAY_MS).toISOString(),
    endAt: new Date(api.now().getTime() + DAY_MS + 60 * MINUTE_MS).toISOString(),
    timezone: 'Europe/Berlin',
    mode: 3 as const,
  });

  test('[S4.4] moves that product 5 does not have are refused, wherever they begin', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    const ways: Record<Status, Status[]> = { 1: [], 4: [4], 2: [2], 3: [3] };
    for (const from of statuses)
      for (const to of statuses) {
        if (from === to) continue;
        const { applicationId } = await apply(await api.member(), jobId);
        for (const way of ways[from]) await decide(hr, applicationId, { requestStatus: way });
        await later(11 * MINUTE_MS);
        const { status, body } = await api.call(
          'verifyJobApplication',
          { applicationIds: [applicationId], requestStatus: to },
          { as: hr },
        );
        const isThere = arrows[from].includes(to);
        const errors = isThere ? undefined : { requestStatus: 'This move is not possible.' };
        expect([from, to, status, body.errors]).toEqual([from, to, isThere ? 200 : 422, errors]);
      }
  });

  test('two nodes that send notices at once tell everybody once', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    const people: TestMember[] = [];
    const ids: string[] = [];
    for (let at = 0; at < 5; at++) {
      const as = await api.member();
      people.push(as);
      ids.push((await apply(as, jobId)).applicationId);
    }
    await decide(hr, ids, { requestStatus: 3 });
    api.advance(11 * MINUTE_MS);
    const node = { db: api.db, now: api.now } as TaskContext; // nothing else is read
    await Promise.all([sendNotices.run(node, {}), sendNotices.run(node, {}), api.app.tasks.settle()]);
    for (const as of people) expect(await newsOf(api, as)).toHaveLength(1);
    expect(await countsOf(jobId)).toMatchObject({ reviewed_count: 5, seen_count: 5 });
  });

  test('whoever withdraws while HR decides: one of the two comes first', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    for (let round = 0; round < 5; round++) {
      const as = await api.member();
      const sent = await apply(as, jobId);
      const body = { applicationIds: [sent.applicationId], requestStatus: 4 as const };
      const [left, moved] = await Promise.all([
        withdraw(as, sent),
        api.call('verifyJobApplication', body, { as: hr }),
      ]);
      expect(left.status).toBe(200);
      expect([200, 409]).toContain(moved.status);
      expect(left.body.response.requestStatus).toBe(moved.status === 200 ? 4 : 1);
    }
    expect(await countsOf(jobId)).toMatchObject({ applicant_count: 0, unanswered_count: 0 });
  });

  test('many are moved in one call, all of them or none', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push((await apply(await api.member(), jobId)).applicationId);
    const gone = await api.member();
    const left = await apply(gone, jobId);
    await open(hr, left.applicationId);
    await withdraw(gone, left);
    const all = [...ids, left.applicationId];
    expect((await decideRefused(hr, all, { requestStatus: 3 })).status).toBe(409);
    expect((await decideRefused(hr, [...ids, randomUUID()], { requestStatus: 3 })).status).toBe(404);
    expect((await requests(hr, { jobId })).byStatus).toMatchObject({ '1': 5, '3': 0 });
    expect((await decideRefused(hr, ids, { interview: interview() })).errors).toHaveProperty('interview');
    const moved = await decide(hr, ids, { requestStatus: 3, messageToCandidate: 'Thank you.' });
    expect(moved.map(({ applicationId }) => applicationId)).toEqual(ids);
    expect((await requests(hr, { jobId })).byStatus).toMatchObject({ '1': 1, '3': 4 });
    await later(11 * MINUTE_MS);
    const { rows } = {
      rows: await api.db
        .selectFrom('notifications')
        .select('key')
        .where('type', '=', 20)
        .where('key', 'like', `application:told:%`)
        .execute(),
    };
    expect(rows.filter(({ key }) => ids.some((id) => key.includes(id)))).toHaveLength(4);
    expect(await countsOf(jobId)).toMatchObject({
      applicant_count: 4,
      reviewed_count: 4,
      unanswered_count: 0,
    });
    expect(
      (
        await decideRefused(
          hr,
          Array.from({ length: 501 }, () => randomUUID()),
          {},
        )
      ).status,
    ).toBe(422);
  });

  test('counts of a job are those of its applications, whatever happens to them', async () => {
    const random = randomOf(`counts ${kind}`);
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    const people: TestMember[] = [];
    for (let at = 0; at < 6; at++) people.push(await api.member());
    const draw = <T>(list: readonly T[]): T => random.some(list, 1)[0]!; // no list is empty
    for (let turn = 0; turn < 60; turn++) {
      const as = draw(people);
      const [current] = (await api.ok('getAppliedJobs', { pageIndex: 1 }, { as })).response;
      const isThere = current && !current.withdrawnAt;
      const act = draw(['apply', 'withdraw', 'open', 'move', 'move', 'time']);
      const body = {
        applicationIds: [current?.applicationId ?? randomUUID()],
        requestStatus: draw(statuses),
      };
      if (act === 'apply' && !isThere) await apply(as, jobId);
      else if (act === 'withdraw' && current) await withdraw(as, current);
      else if (act === 'open' && isThere) await open(hr, current.applicationId);
      else if (act === 'move') await api.call('verifyJobApplication', body, { as: hr });
      else if (act === 'time') await later(11 * MINUTE_MS);
      const rows = await api.db
        .selectFrom('applications')
        .select(['status', 'seen_at', 'answered_at'])
        .where('job_id', '=', jobId)
        .where('withdrawn_at', 'is', null)
        .execute();
      expect(await countsOf(jobId), `${act} in turn ${turn}`).toEqual({
        applicant_count: rows.length,
        seen_count: rows.filter(({ seen_at }) => seen_at !== null).length,
        reviewed_count: rows.filter(({ answered_at }) => answered_at !== null).length,
        unanswered_count: rows.filter(({ status }) => status === 1 || status === 4).length,
      });
    }
  });
});
