import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import { changeJob } from '../support/postedJobs.ts';

describe.each(databases())('how posters answer is measured on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 1000 } });
  const { apply, decide, later } = jobsOf(api);

  test('when they answer or close, once for all their jobs, without waiting for the round of six hours', async () => {
    const hr = await api.member({ role: 2 });
    await sql`create table measured (owner_id uuid)`.execute(api.db);
    await sql`
      create function note_measured() returns trigger language plpgsql as
      $$ begin insert into measured values (new.owner_id); return new; end $$`.execute(api.db);
    await sql`
      create trigger note_measured after insert or update on poster_stats
      for each row execute function note_measured()`.execute(api.db);
    /** So often since the last time it was asked, with what came out. */
    const measured = async () => {
      const { rows } = await sql`
        with gone as (delete from measured where owner_id = ${hr.userId}::uuid returning 1)
        select * from gone`.execute(api.db);
      const stats = await api.db
        .selectFrom('poster_stats')
        .select(['applications', 'answered'])
        .where('owner_id', '=', hr.userId)
        .executeTakeFirst();
      return [rows.length, stats?.applications ?? 0, stats?.answered ?? 0];
    };

    const jobs: string[] = [];
    const sent: string[] = [];
    for (let at = 0; at < 3; at++) {
      const jobId = await openJob(api, hr);
      jobs.push(jobId);
      sent.push((await apply(await api.member(), jobId)).applicationId);
      await apply(await api.member(), jobId);
    }
    await decide(hr, sent, { requestStatus: 2 });
    expect(await measured()).toEqual([0, 0, 0]);
    await later(10 * MINUTE_MS + 1000);
    expect(await measured(), 'three notices of three jobs').toEqual([1, 3, 3]);

    await changeJob(api, hr, { jobId: jobs[0] ?? '' }, { action: 1, closeReason: 2 });
    expect(await measured(), 'closed by hand').toEqual([1, 4, 4]);

    // Everything else that is due by then measures nobody: the jobs close by themselves, together.
    await api.db.updateTable('jobs').set({ apply_until: api.now() }).where('id', 'in', jobs).execute();
    await later(MINUTE_MS);
    const [times, , answered] = await measured();
    expect([times, answered], 'closed by their date').toEqual([1, 4]);
    await later(15 * DAY_MS);
    expect((await measured()).slice(1), 'what a date told by itself is no answer').toEqual([6, 4]);
  });
});
