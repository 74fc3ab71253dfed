import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { exportParts } from '../../../server/modules/account/exportParts.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { listJob } from '../support/listedJobs.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';

type Filters = Schemas['JobFilters'];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe.each(databases())('saved searches for jobs on %s', (kind) => {
  const api = useApi(kind);
  const save = (as: TestMember, filters: Filters, more: object = {}) =>
    api.ok('manageJobSearches', { action: 1, filters, ...more }, { as });
  const remove = (as: TestMember, searchId: string) =>
    api.ok('manageJobSearches', { action: 2, searchId }, { as });
  const list = async (as: TestMember) => (await api.ok('manageJobSearches', { action: 0 }, { as })).response;
  const post = (hr: TestMember, vacancy_name: string) => listJob(api, hr, { vacancy_name });
  const due = async (ms: number) => {
    api.advance(ms);
    await api.app.tasks.settle();
  };
  const told = async (as: TestMember) =>
    (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response.map((one) => [
      one.notification,
      one.type,
      one.post_id,
    ]);
  const team = async () => ({
    as: await api.member(),
    hr: await api.member({ role: 2, userName: 'Kestrel Talent' }),
  });
  const match = (name: string) => `${name} is new, and matches a search that you saved.`;
  const many = (name: string) => `${name} and other new jobs match what you saved.`;

  // The tests of a file share a database.
  beforeEach(async () => {
    for (const table of ['open_jobs', 'job_searches'] as const) await api.db.deleteFrom(table).execute();
  });

  test('are saved as they stand, listed the latest first, once each, and deleted', async () => {
    const { as } = await team();
    expect(await list(as)).toEqual([]);
    const filters: Filters = { text: 'baker', salaryFrom: 1450, salaryCurrency: 'EUR', salaryPeriod: 1 };
    await save(as, filters, { sort: 1, sortCurrency: 'EUR' });
    const { response, message } = await save(as, { location: 'Hanoi' });
    expect(message).toBe('Your search is saved');
    expect(response).toMatchObject([
      { filters: { location: 'Hanoi' } },
      { filters, sort: 1, sortCurrency: 'EUR' },
    ]);
    expect((await save(as, { location: 'Hanoi' })).response).toEqual(response);
    expect(await list(as)).toEqual(response);
    const [first, second] = response;
    expect((await remove(as, first?.searchId ?? '')).response).toEqual([second]);
  });

  test('are of their member alone, of job seekers, twenty at most, and say what is looked for', async () => {
    const { as, hr } = await team();
    const other = await api.member();
    const [search] = (await save(as, { text: 'baker' })).response;
    expect(await list(other)).toEqual([]);
    const refused = (member: TestMember, body: { action: 0 | 1 | 2; searchId?: string; filters?: Filters }) =>
      api.refused('manageJobSearches', body, { as: member });
    for (const searchId of [search?.searchId ?? '', 'nothing'])
      expect((await refused(other, { action: 2, searchId })).status).toBe(404);
    expect(await list(as)).toHaveLength(1);
    expect(await refused(hr, { action: 0 })).toMatchObject({ status: 403, code: 'ROLE' });
    const all: Filters[] = [{}, { text: ' ', workplaceTypes: [], salaryCurrency: 'EUR' }];
    for (const filters of [undefined, ...all])
      expect(await refused(as, { action: 1, ...(filters && { filters }) })).toMatchObject({
        status: 422,
        errors: { filters: 'Please say what you look for before you save the search.' },
      });
    for (let i = 0; i < 19; i++) await save(as, { text: `baker ${i}` });
    expect(await refused(as, { action: 1, filters: { text: 'one more' } })).toMatchObject({
      status: 422,
      errors: { filters: 'You can save 20 searches. Please delete one first.' },
    });
    expect(await list(as)).toHaveLength(20);
  });

  test('a new job that matches is told once, of all searches together at most once a day', async () => {
    const { as, hr } = await team();
    await post(hr, 'Day baker');
    await save(as, { text: 'baker' });
    await save(as, { location: 'Vietnam', text: 'night' });
    await due(2 * MINUTE_MS);
    await due(2 * MINUTE_MS);
    expect(await told(as)).toEqual([]);
    await post(hr, 'Welder');
    const first = await post(hr, 'Night baker');
    await due(61 * MINUTE_MS);
    await due(6 * MINUTE_MS);
    expect(await told(as)).toEqual([[match('Night baker'), 2, first]]);
    await post(hr, 'Pastry baker');
    const last = await post(hr, 'Head baker');
    await due(5 * 60 * MINUTE_MS);
    expect(await told(as)).toHaveLength(1);
    await due(DAY_MS);
    expect(await told(as)).toEqual([
      [many('Head baker'), 2, last],
      [match('Night baker'), 2, first],
    ]);
    await due(DAY_MS);
    expect(await told(as)).toHaveLength(2);
  });

  test('where one member cannot be told now, the others are, and it is tried again later', async () => {
    const { as, hr } = await team();
    const broken = await api.member();
    for (const member of [broken, as]) await save(member, { text: 'baker' });
    await api.db
      .updateTable('job_searches')
      .set({ asked: '{}' })
      .where('member_id', '=', broken.userId)
      .execute();
    await due(2 * MINUTE_MS);
    const job = await post(hr, 'Night baker');
    await due(61 * MINUTE_MS);
    expect(await told(as)).toEqual([[match('Night baker'), 2, job]]);
    const again = await api.db
      .selectFrom('job_searches')
      .select('due_at')
      .where('member_id', '=', broken.userId)
      .executeTakeFirstOrThrow();
    expect(Date.parse(again.due_at)).toBeGreaterThan(api.now().getTime());
  });

  test('are in the copy of the data of their member, and go with the account', async () => {
    const { as } = await team();
    await save(as, { text: 'baker' }, { sort: 2 });
    const part = exportParts.find(({ file }) => file === 'job-searches');
    const { rows } = part ? await part.rows(as.userId).execute(api.db) : { rows: [] };
    expect(rows).toMatchObject([{ asked: { filters: { text: 'baker' }, sort: 2 } }]);
    await api.ok('verifyAccount', {}, { as });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${as.phone}`) }, { as });
    expect(await api.db.selectFrom('job_searches').selectAll().execute()).toEqual([]);
  });

  test('nothing is told of a job across a block, of words that are only near, nor of a deleted search', async () => {
    const { as, hr } = await team();
    const [other, third] = [await api.member(), await api.member()];
    await save(third, { text: 'bakers' });
    await block(api, hr, as);
    await save(as, { text: 'baker' });
    const [search] = (await save(other, { text: 'baker' })).response;
    await remove(other, search?.searchId ?? '');
    await due(2 * MINUTE_MS);
    await post(hr, 'Night baker');
    await due(2 * 60 * MINUTE_MS);
    expect(await told(as)).toEqual([]);
    expect(await told(other)).toEqual([]);
    expect(await told(third)).toEqual([]);
    // The list takes them for the nearest ones, and says so.
    const asked = { pageIndex: 1, filter: 0, feedType: 2, filters: { text: 'bakers' } } as const;
    expect(await api.ok('getFeedList', asked, { as: third })).toMatchObject({
      count: 1,
      correctedText: 'baker',
    });
  });
});
