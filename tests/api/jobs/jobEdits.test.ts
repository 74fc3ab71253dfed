import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../server/ids.ts';
import { measurePosters } from '../../../server/modules/jobs/measurePosters.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import { newsOf } from '../support/people.ts';
import { applied, changeJob, dayFrom, newJob, saveJob, saveRefused } from '../support/postedJobs.ts';

describe.each(databases())('changing jobs on %s', (kind) => {
  const api = useApi(kind);

  test("a year's pay in rupees is more than any price, and stands in the job and in its card", async () => {
    const hr = await api.member({ role: 2 });
    const pay = {
      salaryMin: 240_000_000,
      salaryMax: 9_000_000_000,
      salaryCurrency: 'INR',
      salaryPeriod: 4,
    } as const;
    const job = await saveJob(api, hr, pay);
    expect(job).toMatchObject(pay);
    const seeker = await api.member();
    const list = { pageIndex: 1, filter: 0, feedType: 2 } as const;
    const filters = { salaryFrom: 8_000_000_000, salaryCurrency: 'INR', salaryPeriod: 4 } as const;
    const found = await api.ok('getFeedList', { ...list, filters }, { as: seeker });
    expect(found.response).toMatchObject([{ feedId: job.jobId, job: pay }]);
  });

  test('a picture of the job is an own upload; without one the company shows its own', async () => {
    const [hr, brand] = [await api.member({ role: 2 }), await api.member({ role: 3, userName: 'Atlas' })];
    const companyImageKey = await upload(api, hr, { bytes: await picture(), purpose: 1 });
    const job = await saveJob(api, hr, { companyImageKey, companyId: brand.userId });
    expect(job).toMatchObject({ hasOwnImage: true, companyImage: expect.stringContaining(companyImageKey) });
    const copy = await changeJob(api, hr, job, { action: 4 });
    expect(copy).toMatchObject({ status: 0, companyImage: job.companyImage, companyId: brand.userId });
    expect(copy.jobId).not.toBe(job.jobId);
    const kept = await saveJob(api, hr, { jobId: job.jobId, companyId: brand.userId });
    expect(kept.companyImage).toBe(job.companyImage);
    expect(await saveJob(api, hr, { jobId: job.jobId, companyImageKey: '' })).not.toHaveProperty(
      'hasOwnImage',
    );
    const state = () =>
      api.db.selectFrom('media').select('state').where('key', '=', companyImageKey).executeTakeFirst();
    // The copy shows it still.
    expect(await state()).toEqual({ state: 'used' });
    await changeJob(api, hr, copy, { action: 3 });
    expect(await state()).toEqual({ state: 'ready' });
    const theirs = await upload(api, brand, { bytes: await picture(), purpose: 1 });
    expect(await saveRefused(api, hr, { companyImageKey: theirs })).toMatchObject({ status: 422 });
  });

  test('whoever applied learns that pay or place changed, and everybody reads what it was', async () => {
    const hr = await api.member({ role: 2 });
    const [waits, refusedOne, left] = [await api.member(), await api.member(), await api.member()];
    const job = await saveJob(api, hr);
    await applied(api, job, waits);
    await applied(api, job, refusedOne, { status: 3, told_status: 3 });
    await applied(api, job, left, { withdrawn_at: api.now() });
    const edited = await saveJob(api, hr, {
      jobId: job.jobId,
      salaryMin: 150_000,
      companyLocation: { city: 'Huế', country: 'VN' },
    });
    expect(edited.changes).toMatchObject([
      { field: 'pay', from: '$1,400 to $1,900 a month', to: '$1,500 to $1,900 a month' },
      { field: 'place', from: 'Hanoi, Vietnam', to: 'Huế, Vietnam' },
    ]);
    await api.app.tasks.settle();
    const told = 'Pay or place of Ceramic process engineer, for which you applied, has changed.';
    expect(await newsOf(api, waits)).toEqual([`20: ${told}`]);
    for (const as of [refusedOne, left, hr]) expect(await newsOf(api, as)).toEqual([]);
    const same = await saveJob(api, hr, {
      jobId: job.jobId,
      salaryMin: 150_000,
      companyLocation: { city: 'Huế', country: 'VN' },
      openings: 2,
    });
    expect(same.changes).toHaveLength(2);
  });

  test('an open job is no draft again, a closed one is not changed, and only a draft is deleted', async () => {
    const hr = await api.member({ role: 2 });
    const job = await saveJob(api, hr);
    expect((await saveRefused(api, hr, { jobId: job.jobId, status: 0 })).errors).toHaveProperty('status');
    const change = (action: 1 | 2 | 3, more = {}) =>
      api.refused('addJob', { jobId: job.jobId, action, ...more }, { as: hr });
    expect(await change(3)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await change(2, { applyBy: dayFrom(api, 9) })).toMatchObject({ status: 409 });
    expect((await change(1)).errors).toHaveProperty('closeReason');
    expect((await change(1, { closeReason: 1 })).status).toBe(422);
    await changeJob(api, hr, job, { action: 1, closeReason: 4 });
    expect(await change(1, { closeReason: 2 })).toMatchObject({ status: 409, code: 'JOB_CLOSED' });
    expect(await saveRefused(api, hr, { jobId: job.jobId })).toMatchObject({ code: 'JOB_CLOSED' });
    expect((await change(2)).errors).toHaveProperty('applyBy');
    expect((await change(2, { applyBy: dayFrom(api, 99) })).errors).toHaveProperty('applyBy');
    const draft = await saveJob(api, hr, { status: 0 });
    await changeJob(api, hr, draft, { action: 3 });
    expect((await saveRefused(api, hr, { jobId: draft.jobId })).status).toBe(404);
  });

  test('published twice at once, a draft becomes one job', async () => {
    const hr = await api.member({ role: 2 });
    const draft = await saveJob(api, hr, { status: 0 });
    const publish = () => api.call('addJob', newJob(api, { jobId: draft.jobId }), { as: hr });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await api.ok('jobPosted', { pageIndex: 1 }, { as: hr })).count).toBe(1);
    const feed = await api.ok('getFeedList', { pageIndex: 1, filter: 0, feedType: 2 }, { as: hr });
    expect(feed.response.filter(({ author }) => author.userId === hr.userId)).toHaveLength(1);
  });

  test('there is room for a hundred drafts', async () => {
    const hr = await api.member({ role: 2 });
    const draft = await saveJob(api, hr, { status: 0 });
    const row = { owner_id: hr.userId, vacancy_name: 'Draft', company_name: '', place: '' };
    const times = { created_at: api.now(), updated_at: api.now() };
    const more = Array.from({ length: 99 }, () => ({ id: newId(), ...row, ...times }));
    await api.db.insertInto('jobs').values(more).execute();
    expect((await saveRefused(api, hr, { status: 0 })).status).toBe(409);
    const copy = { jobId: draft.jobId, action: 4 } as const;
    expect((await api.refused('addJob', copy, { as: hr })).status).toBe(409);
    expect((await saveJob(api, hr, { status: 0, jobId: draft.jobId })).jobId).toBe(draft.jobId);
    expect((await saveJob(api, hr)).status).toBe(1);
    const last = await api.ok('jobPosted', { pageIndex: 10, status: 0 }, { as: hr });
    expect([last.count, last.response.length, last.totals.draft]).toEqual([100, 10, 100]);
  });

  test('ten thousand posted jobs are counted to a thousand, and every order reads its page from an index', async () => {
    const hr = await api.member({ role: 2 });
    const at = sql`${api.now().toISOString()}::timestamptz`;
    await sql`
      insert into jobs (id, owner_id, vacancy_name, company_name, place, status, apply_until, unanswered_count, created_at, updated_at)
      select gen_random_uuid(), ${hr.userId}::uuid, 'Job ' || n, 'Kestrel', 'Hanoi', 1 + n % 3,
        ${at} + make_interval(years => 10, mins => n % 700), n % 90, ${at}, ${at}
      from generate_series(1, 10000) as n`.execute(api.db);
    await sql`analyze jobs`.execute(api.db);
    const { count, totals } = await api.ok('jobPosted', { pageIndex: 1, sort: 2 }, { as: hr });
    expect([count, totals]).toEqual([1000, { draft: 0, open: 1000, closed: 1000, filled: 1000 }]);
    const found = await api.ok('jobPosted', { pageIndex: 1, searchText: 'job 999' }, { as: hr });
    expect([found.count, found.totals.draft]).toEqual([19, 0]);
    for (const order of ['id desc', 'apply_until, id desc', 'unanswered_count desc, id desc'])
      for (const status of ['', 'and status = 1']) {
        const { rows } = await sql<Record<string, string>>`
          explain select * from jobs where owner_id = ${hr.userId}::uuid and deleted_at is null ${sql.raw(status)}
          order by ${sql.raw(order)} limit 10`.execute(api.db);
        const plan = rows.map((row) => Object.values(row)[0]).join('\n');
        expect(plan, `${order} ${status}`).not.toContain('Sort');
      }
  });

  test('the last day may stay as it is while the job is open', async () => {
    const hr = await api.member({ role: 2 });
    const job = await saveJob(api, hr, { applyBy: dayFrom(api, 2), timezone: 'UTC' });
    api.advance(2 * 86_400_000);
    expect((await saveJob(api, hr, { ...keep(job), openings: 2 })).openings).toBe(2);
    const moved = await saveRefused(api, hr, { ...keep(job), applyBy: dayFrom(api, -1) });
    expect(moved.errors).toHaveProperty('applyBy');
  });
  const keep = ({ jobId, applyBy }: { jobId: string; applyBy: string }) => ({
    jobId,
    applyBy,
    timezone: 'UTC',
  });

  test('what a job told by itself is no answer of HR, also when it is opened again', async () => {
    const hr = await api.member({ role: 2 });
    const job = await saveJob(api, hr, { applyBy: dayFrom(api, 10), timezone: 'UTC' });
    const at = api.now();
    for (let count = 0; count < 10; count++) await applied(api, job, await api.member(), { applied_at: at });
    api.advance(11 * 86_400_000);
    await api.app.tasks.settle();
    const rate = async () => {
      await measurePosters(api.db, api.now(), [hr.userId]);
      const stats = api.db.selectFrom('poster_stats').select(['applications', 'answered']);
      return stats.where('owner_id', '=', hr.userId).executeTakeFirst();
    };
    api.advance(5 * 86_400_000);
    expect(await rate()).toEqual({ applications: 10, answered: 0 });
    await changeJob(api, hr, job, { action: 2, applyBy: dayFrom(api, 20) });
    expect(await rate()).toEqual({ applications: 10, answered: 0 });
  });
});
