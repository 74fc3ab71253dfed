import { describe, expect, test } from 'vitest';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { contractDocument, type JsonSchema } from '../../../server/contract/document.ts';
import { newId } from '../../../server/ids.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';

type Filters = Schemas['JobRequestFilters'];
type Sort = NonNullable<RequestBody<'getJobRequestList'>['sort']>;

describe.each(databases())('the applications that HR gets on %s', (kind) => {
  const api = useApi(kind);
  const { apply, open, own, mine, requests, decide, decideRefused, later } = jobsOf(api);

  /** So many applications to one job, with ratings and matches that repeat. */
  async function many(hr: TestMember, jobId: string, count: number) {
    for (let at = 0; at < count; at++) {
      const as = await api.member({ userName: `Applicant ${at}` });
      await api.db
        .insertInto('applications')
        .values({
          id: newId(api.now().getTime()),
          job_id: jobId,
          owner_id: hr.userId,
          applicant_id: as.userId,
          job: JSON.stringify({
            jobId,
            vacancyName: 'Job',
            companyName: 'Company',
            companyLocation: 'Hanoi',
            skills: [],
            questions: [],
            applyBy: '2026-12-01',
          }),
          snapshot: JSON.stringify({ takenAt: api.now().toISOString(), sections: {} }),
          applicant_name: as.userName,
          status: ([1, 1, 4] as const)[at % 3] ?? 1,
          rating: at % 4,
          match_count: (at * 7) % 5,
          applied_at: api.now(),
          updated_at: api.now(),
        })
        .execute();
    }
  }

  test('every order is paged by cursor without a gap and without anybody twice', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    await many(hr, jobId, 37);
    const orders: Record<Sort, (a: { at: number; rating: number; match: number }) => number[]> = {
      0: ({ at }) => [-at],
      1: ({ at }) => [at],
      2: ({ at, rating }) => [-rating, -at],
      3: ({ at, match }) => [-match, -at],
    };
    const all = Array.from({ length: 37 }, (_, at) => ({ at, rating: at % 4, match: (at * 7) % 5 }));
    for (const sort of [0, 1, 2, 3] as const)
      for (const of of [{ jobId }, {}]) {
        const names: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await requests(hr, { ...of, sort, pageSize: 10, ...(cursor ? { cursor } : {}) });
          names.push(...page.response.map(({ applicant }) => applicant.userName));
          expect(page.count).toBe(37);
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        const compare = (a: number[], b: number[]) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
        const expected = all.toSorted((a, b) => compare(orders[sort](a), orders[sort](b)));
        expect(names, `order ${sort}`).toEqual(expected.map(({ at }) => `Applicant ${at}`));
      }
    const { nextCursor } = await requests(hr, { jobId, sort: 2 });
    const wrong = await api.refused(
      'getJobRequestList',
      { jobId, sort: 3, pageIndex: 1, cursor: nextCursor ?? '' },
      { as: hr },
    );
    expect(wrong.errors).toHaveProperty('cursor');
    const second = await requests(hr, { jobId, pageIndex: 2, pageSize: 30 });
    expect(second.response).toHaveLength(7);
    const first = await requests(hr, { jobId, pageSize: 10 });
    await decide(hr, first.response[0]?.applicationId ?? '', { requestStatus: 2 });
    const cursor = first.nextCursor ?? '';
    const next = await requests(hr, { jobId, pageSize: 10, cursor });
    expect([next.count, next.byStatus], 'as it was counted for the first page').toEqual([37, first.byStatus]);
    expect((await requests(hr, { jobId })).byStatus['2']).toBe(1);
    await decide(hr, first.response[0]?.applicationId ?? '', { requestStatus: 1 });
    const held = await requests(hr, { jobId, requestStatus: 4, pageSize: 100 });
    expect([held.count, held.response.length, held.byStatus['1']]).toEqual([12, 12, 25]);
  });

  test('is filtered by name, skill, rating, place, answers, day and what was not opened', async () => {
    const hr = await api.member({ role: 2 });
    const questions = [
      { questionId: 'q1', label: 'A licence?', type: 3 as const, required: true, knockoutAnswer: 'yes' },
    ];
    const jobId = await openJob(api, hr, { questions });
    const people: Record<string, string> = {};
    for (const [userName, city, passionName, answer] of [
      ['José Álvarez', 'São Paulo', 'Kiln control', 'yes'],
      ['Nguyễn Thị Lan', 'Hanoi', 'Glazing 100%', 'no'],
    ] as const) {
      const as = await api.member({ userName, details: { location: { city, country: 'BR' } } });
      await api.ok('addPassion', { passionName }, { as });
      const sent = await apply(as, jobId, { answers: [{ questionId: 'q1', values: [answer] }] });
      people[userName] = sent.applicationId;
    }
    const found = async (filters: Filters) => {
      const { response, count, byStatus } = await requests(hr, { jobId, filters });
      expect([count, byStatus['1']]).toEqual([response.length, response.length]);
      return response.map(({ applicant }) => applicant.userName.split(' ')[0]);
    };
    expect(await found({ text: 'jose alv' })).toEqual(['José']);
    expect(await found({ text: 'KILN' })).toEqual(['José']);
    expect(await found({ text: '100%' })).toEqual(['Nguyễn']);
    expect(await found({ text: '%' }), 'a sign is no word').toEqual([]);
    expect(await found({ city: 'sao' })).toEqual(['José']);
    expect(await found({ answersMatch: true })).toEqual(['José']);
    expect(await found({ answersMatch: false })).toEqual(['Nguyễn']);
    await decide(hr, people['José Álvarez'] ?? '', { rating: 4 });
    expect(await found({ ratingMin: 4 })).toEqual(['José']);
    await open(hr, people['Nguyễn Thị Lan'] ?? '');
    expect(await found({ unseen: true })).toEqual(['José']);
    const day = (ms: number) => new Date(api.now().getTime() + ms).toISOString().slice(0, 10);
    expect(await found({ from: day(0), to: day(0) })).toHaveLength(2);
    expect(await found({ from: day(DAY_MS) })).toEqual([]);
    expect(await found({ to: day(-DAY_MS) })).toEqual([]);
  });

  test('opening one marks it seen once, shows what else this person sent, and is told', async () => {
    const [hr, as] = [await api.member({ role: 2, userName: 'Nordlicht' }), await api.member()];
    const [first, second] = [
      await openJob(api, hr),
      await openJob(api, hr, { vacancy_name: 'Control room' }),
    ];
    const { applicationId } = await apply(as, first);
    await apply(as, second);
    await apply(as, await openJob(api, await api.member({ role: 2 })));
    const request = await open(hr, applicationId);
    expect(request.seenAt).toBeDefined();
    expect(request.otherApplications).toMatchObject([{ vacancyName: 'Control room', requestStatus: 1 }]);
    expect((await open(hr, applicationId)).timeline.map(({ what }) => what)).toEqual([1, 2]);
    const mineNow = (await mine(as)).response.find((one) => one.applicationId === applicationId);
    expect(mineNow).toMatchObject({ seenAt: request.seenAt, timeline: [{}, { what: 2, by: 'Nordlicht' }] });
    const listed = (await requests(hr, { jobId: first })).response[0];
    for (const alone of ['profileSnapshot', 'otherApplications']) expect(listed).not.toHaveProperty(alone);
  });

  test('the report adds up', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr, { view_count: 640 });
    const empty = (await requests(hr, { jobId, include: 'report' })).report;
    expect(empty).toMatchObject({ applications: 0, answered: 0, views: 640, byStatus: { '1': 0 } });
    expect(empty).not.toHaveProperty('medianDaysToAnswer');
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) ids.push((await apply(await api.member(), jobId)).applicationId);
    await later(2 * DAY_MS);
    await decide(hr, ids[0] ?? '', { requestStatus: 2, rating: 5 });
    await decide(hr, ids[1] ?? '', { requestStatus: 3, rating: 2 });
    await later(700_000);
    const { report } = await requests(hr, { jobId, include: 'report' });
    expect(report).toMatchObject({
      applications: 3,
      answered: 2,
      withdrawn: 0,
      medianDaysToAnswer: 2,
      averageRating: 3.5,
      byStatus: { '1': 1, '2': 1, '3': 1, '4': 0 },
    });
    expect(report?.perDay).toHaveLength(30);
    expect(report?.perDay.reduce((sum, { applications }) => sum + applications, 0)).toBe(3);
    expect((await requests(hr, { include: 'report' })).report?.applications).toBe(3);
  });

  test('is empty for other roles, and across a block it stays', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    const { applicationId } = await apply(as, jobId);
    for (const role of [1, 3, 4] as const) {
      const other = await api.member({ role });
      expect(await requests(other, { jobId, include: 'report' })).toMatchObject({ response: [], count: 0 });
    }
    await block(api, hr, as);
    expect((await open(hr, applicationId)).applicant.userId).toBe(as.userId);
    expect((await own(as)).applicationId).toBe(applicationId);
    expect((await decideRefused(hr, 'nothing', { rating: 1 })).status).toBe(404);
  });

  test('whatever HR does, the applicant’s answer has only what the contract lets them read', async () => {
    const [hr, as] = [await api.member({ role: 2, userName: 'Nordlicht' }), await api.member()];
    const questions = [
      { questionId: 'q1', label: 'A licence?', type: 3 as const, required: true, knockoutAnswer: 'yes' },
    ];
    const jobId = await openJob(api, hr, { questions });
    const { applicationId } = await apply(as, jobId, { answers: [{ questionId: 'q1', values: ['no'] }] });
    const startAt = new Date(api.now().getTime() + DAY_MS).toISOString();
    await open(hr, applicationId);
    await decide(hr, applicationId, {
      requestStatus: 2,
      rating: 1,
      note: 'Words that stay here',
      messageToCandidate: 'Words for later',
      interview: {
        startAt,
        endAt: new Date(Date.parse(startAt) + 60_000).toISOString(),
        timezone: 'UTC',
        mode: 3,
      },
    });
    const forHr = [
      'rating',
      'hrNotes',
      'answersMatch',
      'contact',
      'otherApplications',
      'notifyAt',
      'undoTo',
      'profileSnapshot',
    ];
    const schema = contractDocument.components.schemas.Application as JsonSchema;
    const fields = Object.keys(schema.properties ?? {});
    expect(fields).toEqual(expect.arrayContaining(forHr));
    const answers = [
      await mine(as),
      await mine(as, { list: 0 }),
      await api.ok('applyJob', { action: 1, applicationId, jobId }, { as }),
      await mine(as, { list: 2 }),
      await api.ok('dashboardDetails', {}, { as }),
      await api.ok('getNotificationList', { pageIndex: 1 }, { as }),
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      for (const field of [...forHr, 'knockoutAnswer']) expect(text).not.toContain(`"${field}"`);
      for (const said of ['Words that stay here', 'Words for later', startAt])
        expect(text).not.toContain(said);
      expect(text).not.toContain('"requestStatus":2');
    }
  });
});
