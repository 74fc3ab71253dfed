import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

interface Sums {
  applications: number;
  answered: number;
  withdrawn: number;
  median_sec: number | null;
  average_rating: number | null;
  matching: number;
  s1: number;
  s2: number;
  s3: number;
  s4: number;
}

const none: Sums = {
  applications: 0,
  answered: 0,
  withdrawn: 0,
  median_sec: null,
  average_rating: null,
  matching: 0,
  s1: 0,
  s2: 0,
  s3: 0,
  s4: 0,
};

/** How applications were dealt with: those of `where`, which are those to one job or to all of the owner's. */
export async function jobReport(
  db: Db,
  where: RawBuilder<SqlBool>,
  { ownerId, jobId }: { ownerId: string; jobId: string | undefined },
  now: Date,
): Promise<Schemas['JobReport']> {
  const { rows } = await sql<Sums>`
    select count(*) as applications,
      count(*) filter (where told_status <> 1 or answered_at is not null or withdrawn_at is not null) as answered,
      count(*) filter (where withdrawn_at is not null) as withdrawn,
      (percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at)))::float8 as median_sec,
      (avg(rating) filter (where rating > 0))::float8 as average_rating,
      count(*) filter (where answers_match is not false) as matching,
      count(*) filter (where status = 1) as s1, count(*) filter (where status = 2) as s2,
      count(*) filter (where status = 3) as s3, count(*) filter (where status = 4) as s4
    from applications where ${where}`.execute(db);
  const { median_sec, average_rating, matching, s1, s2, s3, s4, ...counts } = rows[0] ?? none;
  const views = await db
    .selectFrom('jobs')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('view_count'), sql<number>`0`).as('views'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId ?? ''))
    .executeTakeFirstOrThrow();
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    ...counts,
    views: Number(views.views),
    ...(median_sec === null ? {} : { medianDaysToAnswer: tenth(Math.max(0, median_sec) / 86_400) }),
    ...(average_rating === null ? {} : { averageRating: tenth(average_rating) }),
    answersMatch: matching,
    byStatus: { '1': s1, '2': s2, '3': s3, '4': s4 },
    perDay: await perDay(db, where, now),
  };
}

/** The last 30 days in UTC, today the last of them; days without an application too. */
async function perDay(
  db: Db,
  where: RawBuilder<SqlBool>,
  now: Date,
): Promise<Schemas['JobReport']['perDay']> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(today - (DAYS - 1 - at) * DAY_MS).toISOString(),
  );
  const { rows } = await sql<{ day: string; size: number }>`
    select to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as size from applications
    where ${where} and applied_at >= ${days[0] ?? ''}::timestamptz group by 1`.execute(db);
  const sizes = new Map(rows.map(({ day, size }) => [day, size]));
  return days.map((day) => ({ date: day.slice(0, 10), applications: sizes.get(day.slice(0, 10)) ?? 0 }));
}
