import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { indexMember } from '../../../server/search/searchEntries.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { changeJob, listJob } from '../support/listedJobs.ts';
import type { TestMember } from '../support/members.ts';
import { block, post } from '../support/posts.ts';

type Filters = Schemas['JobFilters'];

describe.each(databases())('the Jobs tab on %s', (kind) => {
  const api = useApi(kind);
  const list = (as: TestMember, filters?: Filters, more: object = {}) =>
    api.ok(
      'getFeedList',
      { pageIndex: 1, filter: 0, feedType: 2, ...(filters ? { filters } : {}), ...more },
      { as },
    );
  const ids = async (as: TestMember, filters?: Filters) =>
    (await list(as, filters)).response.map(({ feedId }) => feedId);
  const told = async (as: TestMember, text: string, more: object = {}) => {
    const { response, correctedText } = await list(as, { text, ...more });
    return [response.map(({ feedId }) => feedId), correctedText];
  };
  const team = async () => ({
    as: await api.member(),
    hr: await api.member({ role: 2, userName: 'Kestrel Talent' }),
  });

  // The tests of a file share a database.
  beforeEach(async () => {
    await api.db.deleteFrom('open_jobs').execute();
  });

  test('open jobs, the newest first, page by page; posts, closed and drafted ones are not among them', async () => {
    const { as, hr } = await team();
    const made: string[] = [];
    for (let i = 0; i < 13; i++) made.unshift(await listJob(api, hr));
    await post(api, hr);
    for (const status of [0, 2, 3] as const) await listJob(api, hr, { status });
    const first = await list(as);
    expect(first.response.map(({ feedId }) => feedId)).toEqual(made.slice(0, 10));
    expect(first.count).toBe(13);
    const { snapshotAt, nextCursor } = first;
    api.advance(1000);
    const newer = await listJob(api, hr);
    const rest = await list(as, undefined, { pageIndex: 2, snapshotAt, cursor: nextCursor ?? '' });
    expect(rest.response.map(({ feedId }) => feedId)).toEqual(made.slice(10));
    expect(rest).toMatchObject({ count: 13, nextCursor: null });
    const byNumber = await list(as, undefined, { pageIndex: 2, snapshotAt });
    expect(byNumber.response.map(({ feedId }) => feedId)).toEqual(made.slice(10));
    expect((await ids(as))[0]).toBe(newer);
    expect(await ids(hr)).toHaveLength(10);
  });

  test('words of title, company and skills, without case and accents, in any script', async () => {
    const { as, hr } = await team();
    const kiln = await listJob(api, hr, {
      vacancy_name: 'Ingénieure céramique',
      skills: JSON.stringify(['Kiln control', 'Glaze chemistry']),
    });
    const ship = await listJob(api, hr, { vacancy_name: 'Ship’s electrician', company_name: 'Nordwind' });
    const sound = await listJob(api, hr, { vacancy_name: 'サウンドデザイナー', company_name: '木の葉' });
    expect(await ids(as, { text: 'INGENIEURE ceramique' })).toEqual([kiln]);
    expect(await ids(as, { text: 'kestrel glaze' })).toEqual([kiln]);
    expect(await ids(as, { text: 'electr' })).toEqual([ship]);
    expect(await ids(as, { text: 'ship nordwind' })).toEqual([ship]);
    expect(await ids(as, { text: 'デザイナー' })).toEqual([sound]);
    expect(await ids(as, { text: '木の' })).toEqual([sound]);
    for (const text of ['kiln nordwind', '!!!', "' | 'w1", 'k'])
      expect([text, await ids(as, { text })]).toEqual([text, []]);
    expect(await ids(as, { text: '  ' })).toHaveLength(3);
  });

  test('the place in the same box; a word with an error is the nearest one that jobs have', async () => {
    const { as, hr } = await team();
    const baker = await listJob(api, hr, { vacancy_name: 'Night baker' });
    const gardener = await listJob(api, hr, {
      vacancy_name: 'Gardener',
      place: 'Hamburg, Germany',
      location: JSON.stringify({ city: 'Hamburg', country: 'DE' }),
    });
    expect(await ids(as, { text: 'hamburg' })).toEqual([gardener]);
    expect(await ids(as, { text: 'baker vietnam' })).toEqual([baker]);
    expect(await ids(as, { text: 'baker hamburg' })).toEqual([]);
    expect(await told(as, 'gardner')).toEqual([[gardener], 'gardener']);
    expect(await told(as, 'Bakers hanoi')).toEqual([[baker], 'baker hanoi']);
    expect(await told(as, 'hambrug', { location: 'Germany' })).toEqual([[gardener], 'hamburg']);
    expect(await told(as, 'baker')).toEqual([[baker], undefined]);
    expect(await told(as, 'astronaut')).toEqual([[], undefined]);
    // Nothing of a job is told to somebody who may not find it.
    await block(api, hr, as);
    expect(await told(as, 'gardner')).toEqual([[], undefined]);
  });

  test('a skill with an error is the nearest one, of open jobs as they are now', async () => {
    const { as, hr } = await team();
    const skilled = (...skills: string[]) => ({ skills: JSON.stringify(skills) });
    const id = await listJob(api, hr, { vacancy_name: 'Fitter', ...skilled('Underwater welding') });
    expect(await told(as, 'underwatr weldng')).toEqual([[id], 'underwater welding']);
    await changeJob(api, id, skilled('Brazing'));
    expect([await told(as, 'weldng'), await told(as, 'brazng')]).toEqual([
      [[], undefined],
      [[id], 'brazing'],
    ]);
    await changeJob(api, id, { status: 2 });
    expect(await told(as, 'brazng')).toEqual([[], undefined]);
  });

  test('place by city, region, country or its code; of a remote job where one may live', async () => {
    const { as, hr } = await team();
    const at = (place: object | null, countries: string[] | null = null) =>
      listJob(api, hr, {
        location: place && JSON.stringify(place),
        allowed_countries: countries && JSON.stringify(countries),
        workplace_type: countries ? 3 : 1,
      });
    const bogota = await at({ city: 'Bogotá', country: 'CO' });
    const munich = await at({ city: 'München', region: 'Bayern', country: 'DE' });
    const eu = await at(null, ['DE', 'AT']);
    const anywhere = await at(null, []);
    expect(await ids(as, { location: 'bogota' })).toEqual([bogota]);
    expect(await ids(as, { location: 'Colombia' })).toEqual([bogota]);
    expect(await ids(as, { location: 'bayern, germany' })).toEqual([munich]);
    expect(await ids(as, { location: 'de' })).toEqual([eu, munich]);
    expect(await ids(as, { location: 'Germany' })).toEqual([eu, munich]);
    expect(await ids(as, { location: 'Germany', workplaceTypes: [3] })).toEqual([eu]);
    expect(await ids(as, { workplaceTypes: [3] })).toEqual([anywhere, eu]);
    expect(await ids(as, { location: 'Peru' })).toEqual([]);
  });

  test('kinds are alternatives, filters add up', async () => {
    const { as, hr } = await team();
    const jobs = new Map<string, string>();
    for (const employment_type of [1, 2, 5] as const)
      for (const workplace_type of [1, 2, 3] as const)
        jobs.set(
          `${employment_type}${workplace_type}`,
          await listJob(api, hr, { employment_type, workplace_type }),
        );
    const of = (...names: string[]) => names.map((name) => jobs.get(name));
    expect(await ids(as, { employmentTypes: [1, 5], workplaceTypes: [2, 3] })).toEqual(
      of('53', '52', '13', '12'),
    );
    expect(await ids(as, { employmentTypes: [3] })).toEqual([]);
    expect(await ids(as, { employmentTypes: [], workplaceTypes: [1] })).toEqual(of('51', '21', '11'));
  });

  test('pay is compared by the year in one currency, the most that a job pays counts', async () => {
    const { as, hr } = await team();
    const pay = (min: number | null, max: number | null, period: 1 | 2 | 3 | 4, salary_currency = 'EUR') =>
      listJob(api, hr, { salary_min: min, salary_max: max, salary_period: period, salary_currency });
    const hour = await pay(2000, null, 1);
    const day = await pay(15_000, 20_000, 2);
    const month = await pay(300_000, 350_000, 3);
    const year = await pay(4_000_000, null, 4);
    await pay(20_000_000, null, 3, 'VND');
    await listJob(api, hr, { salary_hidden_reason: 'Agreed on in the first talk.' });
    const from = (salaryFrom: number, salaryPeriod: 1 | 2 | 3 | 4) =>
      ids(as, { salaryFrom, salaryCurrency: 'EUR', salaryPeriod });
    expect(await from(4_160_000, 4)).toEqual([month, day, hour]);
    expect(await from(4_200_000, 4)).toEqual([month, day]);
    expect(await from(5_200_001, 4)).toEqual([]);
    expect(await from(20_000, 2)).toEqual([day]);
    expect(await from(2000, 1)).toEqual([month, day, hour]);
    expect(await from(1, 4)).toEqual([year, month, day, hour]);
    expect(await from(0, 4)).toHaveLength(6);
    expect(await ids(as, { salaryCurrency: 'EUR' })).toHaveLength(6);
    const { status } = await api.refused(
      'getFeedList',
      { pageIndex: 1, filter: 0, feedType: 2, filters: { salaryFrom: 1000 } },
      { as },
    );
    expect(status).toBe(422);
  });

  test('what open jobs pay in is told with the first page, each once and whatever the filters', async () => {
    const { as, hr } = await team();
    const told = async (asked: object) => (await list(as, undefined, asked)).currencies;
    expect(await told({})).toEqual([]);
    const paying = (salary_currency: string) =>
      listJob(api, hr, { salary_min: 100_000, salary_period: 3, salary_currency });
    const [ended] = [await paying('KES'), await paying('VND'), await paying('EUR'), await paying('VND')];
    await listJob(api, hr);
    expect(await told({})).toEqual(['EUR', 'KES', 'VND']);
    expect(await told({ filters: { text: 'astronaut' } })).toEqual(['EUR', 'KES', 'VND']);
    expect(await told({ pageIndex: 2 })).toBeUndefined();
    await changeJob(api, ended, { status: 2 });
    expect(await told({})).toEqual(['EUR', 'VND']);
    const { currencies } = await api.ok('getFeedList', { pageIndex: 1, filter: 0 }, { as });
    expect(currencies).toBeUndefined();
  });

  test('posted within some days', async () => {
    const { as, hr } = await team();
    const old = await listJob(api, hr);
    api.advance(6 * 86_400_000);
    const fresh = await listJob(api, hr);
    api.advance(2 * 86_400_000);
    expect(await ids(as, { postedWithinDays: 7 })).toEqual([fresh]);
    expect(await ids(as, { postedWithinDays: 14 })).toEqual([fresh, old]);
    expect(await ids(as, { postedWithinDays: 1 })).toEqual([]);
  });

  test('a job leaves the list with its deadline, its closing, its owner, a block, a mute and when it is hidden', async () => {
    const { as, hr } = await team();
    const id = await listJob(api, hr, { apply_until: new Date(api.now().getTime() + 60_000) });
    expect(await ids(as, { text: 'engineer' })).toEqual([id]);
    api.advance(61_000);
    expect(await ids(as, { text: 'engineer' })).toEqual([]);
    await changeJob(api, id, { apply_until: new Date(api.now().getTime() + 86_400_000) });
    expect(await ids(as)).toEqual([id]);
    await changeJob(api, id, { status: 2 });
    expect(await ids(as)).toEqual([]);
    await changeJob(api, id, { status: 1 });
    const suspend = async (suspended_at: Date | null) =>
      api.db.transaction().execute(async (trx) => {
        await trx.updateTable('members').set({ suspended_at }).where('id', '=', hr.userId).execute();
        await indexMember(trx, hr.userId);
      });
    await suspend(api.now());
    expect(await ids(as)).toEqual([]);
    await suspend(null);
    expect(await ids(as)).toEqual([id]);
    const other = await api.member();
    await block(api, hr, other);
    expect((await list(other)).count).toBe(0);
    const third = await api.member();
    await api.ok('manageConnection', { otherUserId: hr.userId, action: 8 }, { as: third });
    expect(await ids(third)).toEqual([]);
    expect(await ids(as)).toEqual([id]);
    await api.ok('hideFeed', { feedId: id, feedType: 2, action: 1 }, { as });
    expect(await list(as)).toMatchObject({ response: [], count: 0 });
    expect((await list(as, {}, { sort: 2 })).count).toBe(0);
  });

  test('the filters are for the list of all jobs', async () => {
    const as = await api.member();
    for (const body of [
      { filter: 0 as const, filters: { text: 'kiln' } },
      { filter: 2 as const, feedType: 2 as const, filters: { text: 'kiln' } },
    ])
      expect(await api.refused('getFeedList', { pageIndex: 1, ...body }, { as })).toMatchObject({
        status: 422,
        errors: { filters: 'These filters are for the list of all jobs.' },
      });
  });
});
