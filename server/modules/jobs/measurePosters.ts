import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { firstIdAt } from '../../ids.ts';
import type { TaskContext, TaskKind } from '../../tasks.ts';
import { QUICK } from '../../search/jobTerms.ts';
import { ANSWER_MS, answersSoon, toPosterStats, type PosterStats } from '../../shared/posterStats.ts';

const DAY_MS = 86_400_000;
const WINDOW_MS = 365 * DAY_MS;
/** The latest so many: whoever got more is known by them. */
const MOST_MEASURED = 1000;
const AT_ONCE = 500;

/** Brings the filter "answers within 14 days" up to date with what was measured of these posters. */
async function markAnswering(db: Db, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  const stats = await db.selectFrom('poster_stats').selectAll().where('owner_id', 'in', ownerIds).execute();
  const owners = stats.map((row) => ({ id: row.owner_id, soon: answersSoon(row) }));
  await sql`
    update open_jobs
    set terms = case when owner.soon then terms || ${QUICK}::tsvector else ts_delete(terms, ${QUICK}) end
    from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as owner (id uuid, soon boolean)
    where open_jobs.owner_id = owner.id and (open_jobs.terms @@ ${QUICK}::tsquery) <> owner.soon`.execute(db);
}

/** How these posters answer, by id; those without enough to measure have nothing in it. */
export async function posterStatsOf(db: Db, ownerIds: readonly string[]): Promise<Map<string, PosterStats>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db.selectFrom('poster_stats').selectAll().where('owner_id', 'in', ownerIds).execute();
  return new Map(rows.map((row) => [row.owner_id, toPosterStats(row)]));
}

/**
 * Measures anew how these posters answer: of the applications of the last 365 days that were answered or wait for more than
 * 14 days, how many got an answer, and the median of the days it took. Who withdrew unanswered, or is suspended,
 * asks for none. What a job told by itself when its date had passed is no answer of the poster's. Call it after applications
 * came or were answered; upkeep does it some times a day besides, because days pass.
 */
export async function measurePosters(db: Db, now: Date, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  const since = now.getTime() - WINDOW_MS;
  const waited = new Date(now.getTime() - ANSWER_MS).toISOString();
  await sql`
    insert into poster_stats (owner_id, applications, answered, median_days, measured_at)
    select owner.id, measured.applications, measured.answered, measured.median_days, ${now.toISOString()}::timestamptz
    from unnest(${ownerIds}::uuid[]) as owner (id)
    cross join lateral (
      select count(*)::int as applications, count(answered_at)::int as answered,
        round(percentile_cont(0.5) within group (
          order by extract(epoch from answered_at - applied_at)::float8 / 86400)::numeric, 1) as median_days
      from (
        select one.applied_at, one.withdrawn_at, one.hidden_at is not null and jobs.deleted_at is null as by_suspended,
          case when one.by_closing and (jobs.close_reason = 1 or exists (
            select 1 from application_steps as step
            where step.application_id = one.id and step.what = 7 and step.by_id is null))
            then null else one.answered_at end as answered_at
        from (
          select * from applications
          where applications.owner_id = owner.id
            and applications.id >= ${firstIdAt(since)}::uuid
          order by applications.id desc limit ${MOST_MEASURED}) as one
        inner join jobs on jobs.id = one.job_id) as counted
      where applied_at >= ${new Date(since).toISOString()}::timestamptz
        and (answered_at is not null or (withdrawn_at is null and not by_suspended and applied_at < ${waited}::timestamptz))) as measured
    order by owner.id
    on conflict (owner_id) do update set applications = excluded.applications, answered = excluded.answered,
      median_days = excluded.median_days, measured_at = excluded.measured_at`.execute(db);
  await markAnswering(db, ownerIds);
}

/** Whoever publishes is measured from then on. */
export async function beginMeasuring(db: Db, now: Date, ownerId: string): Promise<void> {
  await db
    .insertInto('poster_stats')
    .values({ owner_id: ownerId, applications: 0, answered: 0, median_days: null, measured_at: now })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
}

/** Measures those whose numbers are older than six hours, some hundreds at a time. */
export const keepPosterStats: TaskKind = {
  everySec: 1800,
  async run({ db, now }: TaskContext) {
    const before = new Date(now().getTime() - DAY_MS / 4).toISOString();
    const due = await db
      .selectFrom('poster_stats')
      .select('owner_id')
      .where('measured_at', '<', before)
      .orderBy('measured_at')
      .limit(AT_ONCE)
      .execute();
    await measurePosters(
      db,
      now(),
      due.map((row) => row.owner_id),
    );
  },
};
