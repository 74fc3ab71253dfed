import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { newsOf } from '../support/people.ts';
import { saveJob } from '../support/postedJobs.ts';

const questions: Schemas['JobQuestion'][] = [
  {
    questionId: 'q1',
    label: 'Do you hold a boiler licence?',
    type: 3,
    required: true,
    knockoutAnswer: 'yes',
  },
  { questionId: 'q2', label: 'Which kilns?', type: 5, required: false, options: ['Gas', 'Wood'] },
  { questionId: 'q3', label: 'From when on can you start?', type: 1, required: true },
];

describe.each(databases())('from a job to its end on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const { apply, applyRefused, decide, later, own, countsOf } = jobsOf(api);

  test('HR posts, three apply, and each reads what was decided about them, until the job closes', async () => {
    const hr = await api.member({ role: 2, userName: 'Kestrel Talent' });
    const [lan, omar, ines] = [
      await api.member({ userName: 'Lan' }),
      await api.member({ userName: 'Omar' }),
      await api.member({ userName: 'Inês' }),
    ];
    const { jobId } = await saveJob(api, hr, { questions });
    const answers = (licence: string) => [
      { questionId: 'q1', values: [licence] },
      { questionId: 'q3', values: ['In March'] },
    ];
    for (const as of [lan, omar, ines]) {
      const filters = { text: 'ceramic kiln', location: 'Hanoi', salaryFrom: 100_000, salaryCurrency: 'USD' };
      const found = await api.ok(
        'getFeedList',
        { pageIndex: 1, filter: 0, feedType: 2, filters: { ...filters, salaryPeriod: 3 } },
        { as },
      );
      expect(found.response.map(({ feedId }) => feedId)).toEqual([jobId]);
      await apply(as, jobId, { answers: answers(as === ines ? 'no' : 'yes') });
    }
    const [held, accepted, rejected] = [await own(lan), await own(omar), await own(ines)].map(
      ({ applicationId }) => applicationId,
    ) as [string, string, string];

    await decide(hr, held, { requestStatus: 4, rating: 4 });
    const startAt = new Date(api.now().getTime() + 3 * DAY_MS);
    const interview = {
      startAt: startAt.toISOString(),
      endAt: new Date(startAt.getTime() + 60 * MINUTE_MS).toISOString(),
      timezone: 'Asia/Ho_Chi_Minh',
      mode: 3 as const,
    };
    await decide(hr, accepted, { requestStatus: 2, interview });
    await decide(hr, rejected, { requestStatus: 3, messageToCandidate: 'Sorry.', note: 'No licence' });
    const statusOf = async (as: TestMember) => (await own(as)).requestStatus;
    expect([await statusOf(lan), await statusOf(omar), await statusOf(ines)]).toEqual([4, 1, 1]);
    await decide(hr, rejected, { requestStatus: 1 });
    await later(11 * MINUTE_MS);
    expect([await statusOf(lan), await statusOf(omar), await statusOf(ines)]).toEqual([4, 2, 1]);
    expect((await own(omar)).interview).toMatchObject({ mode: 3, startAt: interview.startAt });
    // Nobody ever hears of a decision that was taken back.
    const read = JSON.stringify(await own(ines));
    for (const hidden of ['Sorry', 'No licence', 'knockout', 'rating', 'answersMatch'])
      expect(read).not.toContain(hidden);
    expect((await newsOf(api, ines)).filter((news) => news.startsWith('20'))).toEqual([]);

    await later(32 * DAY_MS);
    const late = await api.member();
    expect(await applyRefused(late, jobId, { answers: answers('yes') })).toMatchObject({
      status: 409,
      code: 'JOB_CLOSED',
    });
    for (const as of [lan, ines]) {
      const one = await own(as);
      expect(one).toMatchObject({
        requestStatus: 3,
        answeredByClosing: true,
        job: { status: 2, closeReason: 1 },
      });
      expect(one.timeline.at(-1)).toMatchObject({ what: 7 });
      expect((await newsOf(api, as))[0]).toBe('20: The position Ceramic process engineer has been closed.');
    }
    expect(await own(omar)).toMatchObject({ requestStatus: 2 });
    expect(await countsOf(jobId)).toMatchObject({
      applicant_count: 3,
      reviewed_count: 3,
      unanswered_count: 0,
    });
    const gone = await api.ok('getFeedList', { pageIndex: 1, filter: 0, feedType: 2 }, { as: late });
    expect(gone.response).toEqual([]);
  });
});
