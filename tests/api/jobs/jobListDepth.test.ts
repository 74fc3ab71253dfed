import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { openJobsPage } from '../../../server/modules/jobs/search/jobList.ts';
import { measurePosters } from '../../../server/modules/jobs/measurePosters.ts';
import { indexMember } from '../../../server/search/searchEntries.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { listJob } from '../support/listedJobs.ts';
import type { TestMember } from '../support/members.ts';

type Filters = Schemas['JobFilters'];

describe.each(databases())('the Jobs tab, far down and by whom, on %s', (kind) => {
  const api = useApi(kind);
  const list = (as: TestMember, filters?: Filters, more: object = {}) =>
    api.ok(
      'getFeedList',
      { pageIndex: 1, filter: 0, feedType: 2, ...(filters ? { filters } : {}), ...more },
      { as },
    );
  const ids = async (as: TestMember, filters?: Filters) =>
    (await list(as, filters)).response.map(({ feedId }) => feedId);
  const team = async () => ({
    as: await api.member(),
    hr: await api.member({ role: 2, userName: 'Kestrel Talent' }),
  });

  // The tests of a file share a database.
  beforeEach(async () => {
    await api.db.deleteFrom('open_jobs').execute();
  });

  test('what hardly any or none of the newest have is found among the older ones, in order and to the end', async () => {
    const { as, hr } = await team();
    const size = 14_000;
    const idOf = (n: number) => `018f3000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
    // Of the oldest 7,000 all are remote and one in 500 wants a potter; one in 200 of all wants a welder.
    await sql`
      insert into open_jobs (id, owner_id, terms, posted_at, workplace_type, employment_type)
      select ('018f3000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${hr.userId}::uuid,
        array_to_tsvector(array_remove(array[
          'tjob', case when n <= 7000 then 'w3' else 'w1' end,
          case when n <= 7000 and n % 500 = 0 then 'tpotter' end, case when n % 200 = 0 then 'twelder' end], null)),
        ${new Date(api.now().getTime() - 60_000).toISOString()}::timestamptz, case when n <= 7000 then 3 else 1 end, 1
      from generate_series(1, ${size}::int) as n`.execute(api.db);
    // Its items have no posts, so it is the lists themselves that are compared.
    const read = async (filters: Filters) => {
      const ids: string[] = [];
      const wanted = { viewerId: as.userId, filters, now: api.now(), snapshotAt: api.now().toISOString() };
      let page = await openJobsPage(api.db, wanted, { pageIndex: 1 });
      const { count } = page;
      ids.push(...page.ids);
      while (page.next !== null && ids.length < 60) {
        page = await openJobsPage(api.db, wanted, { pageIndex: 2, cursor: page.next });
        ids.push(...page.ids);
      }
      return { count, ids };
    };
    const from = (first: number, step: number, many: number) =>
      Array.from({ length: many }, (_, i) => idOf(first - i * step));
    expect(await read({ text: 'potter' })).toEqual({ count: 14, ids: from(7000, 500, 14) });
    expect(await read({ text: 'job potter', workplaceTypes: [3] })).toEqual({
      count: 14,
      ids: from(7000, 500, 14),
    });
    expect(await read({ text: 'job potter', workplaceTypes: [1, 2] })).toEqual({ count: 0, ids: [] });
    const welders = await read({ text: 'welder' });
    expect(welders).toEqual({ count: 50, ids: from(14_000, 200, 60) });
    // More than are sorted, and none of the newest.
    const remote = await read({ workplaceTypes: [3] });
    expect(remote).toEqual({ count: 50, ids: from(7000, 1, 60) });
    expect((await read({ text: 'job' })).ids).toEqual(from(14_000, 1, 60));
  });

  test('who answers within 14 days, as it was measured', async () => {
    const { as, hr } = await team();
    const id = await listJob(api, hr);
    const answering = () => ids(as, { answersWithin14Days: true });
    const measured = async (applications: number, median_days: number | null) => {
      await api.db
        .insertInto('poster_stats')
        .values({
          owner_id: hr.userId,
          applications,
          answered: applications,
          median_days,
          measured_at: api.now(),
        })
        .onConflict((known) =>
          known.column('owner_id').doUpdateSet({ applications, answered: applications, median_days }),
        )
        .execute();
      await api.db.transaction().execute((trx) => indexMember(trx, hr.userId));
    };
    expect(await answering()).toEqual([]);
    await measured(9, 2);
    expect(await answering()).toEqual([]);
    await measured(10, 14);
    expect(await answering()).toEqual([id]);
    const [item] = (await list(as)).response;
    expect(item?.job).toMatchObject({ responseRate: 100, medianDaysToAnswer: 14 });
    // Nobody has applied: measured anew, nothing is known.
    await measurePosters(api.db, api.now(), [hr.userId]);
    expect(await answering()).toEqual([]);
    await measured(10, 14.5);
    expect(await answering()).toEqual([]);
  });

  test('skills in common and whether one has applied are for job seekers', async () => {
    const { as, hr } = await team();
    await listJob(api, hr, { skills: JSON.stringify(['Kiln control', 'Glazing', 'Tiếng Việt']) });
    const unnamed = (await list(as)).response[0];
    expect(unnamed?.job).toMatchObject({ skillsAsked: 3, needsSkills: true });
    expect(unnamed?.job).not.toHaveProperty('skillsMatched');
    for (const passionName of ['kiln  CONTROL', 'tieng viet'])
      await api.ok('addPassion', { passionName, clientId: randomUUID() }, { as });
    const named = (await list(as)).response[0];
    expect(named?.job).toMatchObject({ skillsAsked: 3, skillsMatched: 2 });
    expect(named?.job).not.toHaveProperty('needsSkills');
    const [item] = (await list(hr)).response;
    expect(item?.job).toMatchObject({ skillsAsked: 3 });
    expect(item?.job).not.toHaveProperty('skillsMatched');
    expect(item?.job).not.toHaveProperty('needsSkills');
  });
});
