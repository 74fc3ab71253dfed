import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../context.ts';
import type { JobsTable, OpenJobsTable } from '../db/jobTables.ts';
import { termsOf, type Pay } from './jobTerms.ts';
import { yearlyPay } from './pay.ts';
import { answersSoon } from '../shared/posterStats.ts';

const columns = [
  'jobs.id',
  'jobs.owner_id',
  'jobs.vacancy_name',
  'jobs.company_name',
  'jobs.skills',
  'jobs.location',
  'jobs.allowed_countries',
  'jobs.employment_type',
  'jobs.workplace_type',
  'jobs.salary_min',
  'jobs.salary_max',
  'jobs.salary_currency',
  'jobs.salary_period',
  'jobs.apply_until',
  'posts.created_at as posted_at',
  'poster_stats.applications',
  'poster_stats.answered',
  'poster_stats.median_days',
] as const;

const written = [
  'id',
  'owner_id',
  'terms',
  'posted_at',
  'until',
  'workplace_type',
  'employment_type',
  'pay',
  'currency',
] as const satisfies (keyof OpenJobsTable)[];
const termsOfList = 'array_to_tsvector(array(select jsonb_array_elements_text(terms)))';

type PayColumns = Pick<
  Selectable<JobsTable>,
  'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'
>;

/** The most that a job pays in a year; undefined where it does not say. */
function payOf({ salary_min, salary_max, salary_currency, salary_period }: PayColumns): Pay | undefined {
  const most = salary_max ?? salary_min;
  if (most === null || salary_currency === null || salary_period === null) return undefined;
  return { currency: salary_currency, pay: yearlyPay(most, salary_period) };
}

/**
 * Makes what the Jobs tab finds in a scope of `open_jobs` those of these jobs that stand in the feed. Whether they are open
 * and of somebody who may be found is the caller's matter (searchEntries.ts, and nobody else).
 */
export async function putOpenJobs(db: Db, ids: readonly string[], scope: RawBuilder<unknown>): Promise<void> {
  const jobs =
    ids.length > 0
      ? await db
          .selectFrom('jobs')
          .innerJoin('posts', 'posts.id', 'jobs.id')
          .leftJoin('poster_stats', 'poster_stats.owner_id', 'jobs.owner_id')
          .where('jobs.id', 'in', ids)
          .where('posts.deleted_at', 'is', null)
          .select(columns)
          .execute()
      : [];
  const rows = jobs.map((job) => {
    const pay = payOf(job);
    return {
      id: job.id,
      owner_id: job.owner_id,
      terms: termsOf(job, pay, answersSoon(job)),
      posted_at: job.posted_at,
      until: job.apply_until,
      workplace_type: job.workplace_type,
      employment_type: job.employment_type,
      pay: pay?.pay,
      currency: pay?.currency,
    };
  });
  await sql`
    delete from open_jobs where ${scope} and not (id = any(${rows.map(({ id }) => id)}::uuid[]))`.execute(db);
  if (rows.length === 0) return;
  const names = sql.raw(written.join(', '));
  const same = (of: string) => sql.raw(written.map((name) => `${of}.${name}`).join(', '));
  await sql`
    insert into open_jobs (${names})
    select ${sql.raw(written.map((name) => (name === 'terms' ? termsOfList : name)).join(', '))}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as job (
      id uuid, owner_id uuid, terms jsonb, posted_at timestamptz, until timestamptz,
      workplace_type int2, employment_type int2, pay int8, currency text)
    order by id
    on conflict (id) do update set ${sql.raw(written.map((name) => `${name} = excluded.${name}`).join(', '))}
    where (${same('open_jobs')}) is distinct from (${same('excluded')})`.execute(db);
}
