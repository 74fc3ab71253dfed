import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import { openJobsPage } from '../../../server/modules/jobs/search/jobList.ts';
import { putSkills } from '../../../server/modules/jobs/search/similar.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { listJob } from '../support/listedJobs.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';

type Asked = Partial<RequestBody<'getFeedList'>>;

const DAY_MS = 86_400_000;
const byPay = { sort: 1, sortCurrency: 'EUR' } as const;
const byClosing = { sort: 2 } as const;
const byMatch = { sort: 3 } as const;

describe.each(databases())('the Jobs tab in another order on %s', (kind) => {
  const api = useApi(kind);
  const list = (as: TestMember, asked: Asked) =>
    api.ok('getFeedList', { pageIndex: 1, filter: 0, feedType: 2, ...asked }, { as });
  const ids = async (as: TestMember, asked: Asked) =>
    (await list(as, asked)).response.map(({ feedId }) => feedId);
  const team = async () => ({
    as: await api.member(),
    hr: await api.member({ role: 2, userName: 'Kestrel Talent' }),
  });
  const paying = (hr: TestMember, salary_max: number, period: 1 | 2 | 3 | 4 = 4, salary_currency = 'EUR') =>
    listJob(api, hr, { salary_min: 1000, salary_max, salary_period: period, salary_currency });
  /** All pages of a list, each job as often as it was told. */
  const walk = async (as: TestMember, asked: Asked) => {
    const first = await list(as, asked);
    const all = [...first.response];
    let { nextCursor } = first;
    for (let pageIndex = 2; nextCursor; pageIndex++) {
      const page = await list(as, { ...asked, pageIndex, cursor: nextCursor, snapshotAt: first.snapshotAt });
      expect(page.count).toBe(first.count);
      all.push(...page.response);
      nextCursor = page.nextCursor;
    }
    return { count: first.count, ids: all.map(({ feedId }) => feedId) };
  };

  // The tests of a file share a database.
  beforeEach(async () => {
    await api.db.deleteFrom('open_jobs').execute();
  });

  test('by the most that a job pays in a year in one currency, then the others, the newest first', async () => {
    const { as, hr } = await team();
    const year = await paying(hr, 4_000_000);
    const dong = await paying(hr, 900_000_000, 3, 'VND');
    const hour = await paying(hr, 2000, 1);
    const month = await paying(hr, 350_000, 3);
    const silent = await listJob(api, hr, { salary_hidden_reason: 'Agreed on in the first talk.' });
    const same = await paying(hr, 4_000_000);
    expect(await ids(as, byPay)).toEqual([month, hour, same, year, silent, dong]);
    expect(await ids(as, { ...byPay, sortCurrency: 'VND' })).toEqual([dong, same, silent, month, hour, year]);
    const narrowed = { salaryFrom: 4_100_000, salaryCurrency: 'EUR', salaryPeriod: 4 } as const;
    expect(await ids(as, { ...byPay, filters: narrowed })).toEqual([month, hour]);
    expect(await ids(as, { sort: 0 })).toEqual([same, silent, month, hour, dong, year]);
    await block(api, hr, as);
    expect(await list(as, byPay)).toMatchObject({ response: [], count: 0 });
  });

  test('by the moment until which one can apply, the nearest first; what is over has left', async () => {
    const { as, hr } = await team();
    const now = api.now().getTime();
    const until = (days: number, vacancy_name = 'Welder') =>
      listJob(api, hr, { vacancy_name, apply_until: new Date(now + days * DAY_MS) });
    const [late, soon] = [await until(20, 'Night baker'), await until(2)];
    const [middle, twin] = [await until(9), await until(20, 'Day baker')];
    expect(await ids(as, byClosing)).toEqual([soon, middle, twin, late]);
    expect(await ids(as, { ...byClosing, filters: { text: 'baker' } })).toEqual([twin, late]);
    api.advance(3 * DAY_MS);
    expect(await ids(as, byClosing)).toEqual([middle, twin, late]);
  });

  test('by how many of the own skills a job asks for; without any, the newest first', async () => {
    const { as, hr } = await team();
    const asking = async (...skills: string[]) => {
      const id = await listJob(api, hr, { skills: JSON.stringify(skills) });
      await putSkills(api.db, id);
      return id;
    };
    const two = await asking('Kiln control', 'Glazing', 'First aid');
    const one = await asking('Glazing');
    const none = await asking('First aid');
    const both = await asking('Glazing', 'KILN control');
    expect(await ids(as, byMatch)).toEqual([both, none, one, two]);
    for (const passionName of ['kiln control', 'Glazing', 'Welding'])
      await api.ok('addPassion', { passionName, clientId: randomUUID() }, { as });
    const { response } = await list(as, byMatch);
    expect(response.map(({ feedId }) => feedId)).toEqual([both, two, one, none]);
    expect(response.map(({ job }) => job?.skillsMatched)).toEqual([2, 2, 1, 0]);
    expect(await ids(hr, byMatch)).toEqual([both, none, one, two]);
  });

  test('page by page each once, as it stood, also past those that have what the order goes by', async () => {
    const { as, hr } = await team();
    const paid: string[] = [];
    const silent: string[] = [];
    for (let i = 0; i < 13; i++) {
      paid.unshift(await paying(hr, 3_000_000 + Math.floor(i / 2) * 1000));
      silent.unshift(await listJob(api, hr));
    }
    const first = await list(as, byPay);
    api.advance(1000);
    await paying(hr, 9_000_000);
    const { snapshotAt } = first;
    expect(await walk(as, { ...byPay, snapshotAt })).toEqual({ count: 26, ids: [...paid, ...silent] });
    const second = await ids(as, { ...byPay, snapshotAt, pageIndex: 2 });
    expect(second).toEqual([...paid, ...silent].slice(10, 20));
    const { ids: closing } = await walk(as, { ...byClosing, snapshotAt });
    expect(new Set(closing)).toEqual(new Set([...paid, ...silent]));
    expect(closing).toHaveLength(26);
  });

  test('a place in one order is none in another; an order is for the list of all jobs', async () => {
    const { as, hr } = await team();
    for (let i = 0; i < 11; i++) await paying(hr, 3_000_000);
    const { nextCursor } = await list(as, byPay);
    const refused = (asked: Asked) =>
      api.refused('getFeedList', { pageIndex: 1, filter: 0, feedType: 2, ...asked }, { as });
    for (const asked of [{}, byClosing, byMatch])
      expect(await refused({ ...asked, pageIndex: 2, cursor: nextCursor ?? '' })).toMatchObject({
        status: 422,
        errors: { cursor: 'This place in the list is not known. Please read the list from its start.' },
      });
    expect(await refused({ sort: 1 })).toMatchObject({
      status: 422,
      errors: { sortCurrency: 'Please say in which currency pay is compared.' },
    });
    for (const asked of [{ filter: 1 }, { feedType: 3 }, { tag: 'newjob' }] as const)
      expect(await refused({ ...byClosing, ...asked })).toMatchObject({
        status: 422,
        errors: { sort: 'This order is for the list of all jobs.' },
      });
  });

  test('what few have is sorted, what thousands have is met on the way: both in order and to the end', async () => {
    const { as, hr } = await team();
    const size = 6000;
    const idOf = (n: number) => `018f3000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
    // Every job is paid according to its number, in a turned order; one in 300 wants a potter.
    await sql`
      insert into open_jobs (id, owner_id, terms, posted_at, until, workplace_type, employment_type, pay, currency)
      select ('018f3000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${hr.userId}::uuid,
        array_to_tsvector(array_remove(array['tjob', case when n % 300 = 0 then 'tpotter' end], null)),
        ${new Date(api.now().getTime() - 60_000).toISOString()}::timestamptz,
        ${api.now().toISOString()}::timestamptz + n * interval '1 hour', 1, 1, ${size}::int - n, 'EUR'
      from generate_series(1, ${size}::int) as n`.execute(api.db);
    // Its items have no posts, so it is the lists themselves that are compared.
    const read = async (text: string, asked: Pick<Asked, 'sort' | 'sortCurrency'>) => {
      const wanted = {
        viewerId: as.userId,
        filters: { text },
        now: api.now(),
        snapshotAt: api.now().toISOString(),
        ...asked,
      };
      let page = await openJobsPage(api.db, wanted, { pageIndex: 1 });
      const { count } = page;
      const all = [...page.ids];
      while (page.next !== null && all.length < 40) {
        page = await openJobsPage(api.db, wanted, { pageIndex: 2, cursor: page.next });
        all.push(...page.ids);
      }
      return { count, ids: all };
    };
    const upwards = (step: number, many: number) =>
      Array.from({ length: many }, (_, i) => idOf((i + 1) * step));
    for (const order of [byPay, byClosing]) {
      expect(await read('potter', order)).toEqual({ count: 20, ids: upwards(300, 20) });
      expect(await read('job', order)).toEqual({ count: 50, ids: upwards(1, 40) });
    }
    const { ids: others } = await read('job', { ...byPay, sortCurrency: 'USD' });
    expect(others).toEqual(Array.from({ length: 40 }, (_, i) => idOf(size - i)));
  });
});
