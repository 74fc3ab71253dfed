import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { listOf } from './applicationRows.ts';
import { isZone } from './deadline.ts';
import { OVERDUE_MS } from './moves.ts';

type Summary = Schemas['ApplicationSummary'];
type HrTiles = Schemas['HrTiles'];

const MOST_ROWS = 20;
const MOST_UPCOMING = 10;

interface Sums {
  s1: number;
  s2: number;
  s3: number;
  s4: number;
  overdue: number;
}

const none: Sums = { s1: 0, s2: 0, s3: 0, s4: 0, overdue: 0 };

const toSummary = ({ s1, s2, s3, s4, overdue }: Sums): Summary => ({
  notAccepted: s1,
  accepted: s2,
  rejected: s3,
  hold: s4,
  overdue,
});

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What was sent before this waits too long. */
const overdueBefore = (now: Date) => time(new Date(now.getTime() - OVERDUE_MS));

/** The applications of a job seeker, as they were told of them. */
export async function ownSummary(db: Db, memberId: string, now: Date): Promise<Summary> {
  const { rows } = await sql<Sums>`
    select count(*) filter (where told_status = 1) as s1, count(*) filter (where told_status = 2) as s2,
      count(*) filter (where told_status = 3) as s3, count(*) filter (where told_status = 4) as s4,
      count(*) filter (where told_status = 1 and applied_at < ${overdueBefore(now)}) as overdue
    from applications where applicant_id = ${memberId}::uuid and withdrawn_at is null`.execute(db);
  return toSummary(rows[0] ?? none);
}

const DAY_MS = 86_400_000;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Monday, midnight, in the member's zone. The database may not know a zone that the runtime knows. */
function weekStart(now: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const seconds = Number(part('hour')) * 3600 + Number(part('minute')) * 60 + Number(part('second'));
  const days = Math.max(0, weekdays.indexOf(part('weekday')));
  return new Date(now.getTime() - days * DAY_MS - seconds * 1000 - now.getMilliseconds());
}

/** What HR has to do (product S18); jobs count their applications themselves. */
export async function hrTiles(
  db: Db,
  { id, timezone }: { id: string; timezone: string | null },
  now: Date,
): Promise<HrTiles> {
  const owner = sql`${id}::uuid`;
  const start = weekStart(now, isZone(timezone ?? '') ? (timezone ?? 'UTC') : 'UTC');
  const end = new Date(start.getTime() + 7 * DAY_MS);
  const { rows } = await sql<Omit<HrTiles, 'role'>>`
    select
      (select count(*) from jobs where owner_id = ${owner} and deleted_at is null and status = 1) as "openJobs",
      (select count(*) from applications where owner_id = ${owner} and status = 1 and seen_at is null
        and withdrawn_at is null and hidden_at is null and snapshot is not null) as "newApplicants",
      (select count(*) from applications where owner_id = ${owner} and status = 1 and applied_at < ${overdueBefore(now)}
        and withdrawn_at is null and hidden_at is null and snapshot is not null) as "overdueAnswers",
      (select count(*) from applications where owner_id = ${owner} and interview_at >= ${time(start)}
        and interview_at < ${time(end)} and status <> 3 and withdrawn_at is null and hidden_at is null) as "interviewsThisWeek",
      (select count(*) from jobs where owner_id = ${owner} and deleted_at is null and status > 0
        and apply_until <= ${time(now)} and unanswered_count > 0) as "expiredJobs"`.execute(db);
  const counts = rows[0] ?? {
    openJobs: 0,
    newApplicants: 0,
    overdueAnswers: 0,
    interviewsThisWeek: 0,
    expiredJobs: 0,
  };
  return { role: 2, ...counts };
}

/** One row for each open job, what closes first before the others. */
export async function pipelineRows(db: Db, ownerId: string, now: Date): Promise<Schemas['JobPipeline'][]> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'vacancy_name', 'apply_by', 'apply_until'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 1)
    .orderBy('apply_until')
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
  if (jobs.length === 0) return [];
  const { rows } = await sql<Sums & { job_id: string; unseen: number }>`
    select job_id, count(*) filter (where status = 1) as s1, count(*) filter (where status = 2) as s2,
      count(*) filter (where status = 3) as s3, count(*) filter (where status = 4) as s4,
      count(*) filter (where status = 1 and applied_at < ${overdueBefore(now)}) as overdue,
      count(*) filter (where status = 1 and seen_at is null) as unseen
    from applications where job_id in (${listOf(jobs.map(({ id }) => id))}) and withdrawn_at is null and hidden_at is null
    group by job_id`.execute(db);
  const byJob = new Map(rows.map((row) => [row.job_id, row]));
  return jobs.map(({ id, vacancy_name, apply_by, apply_until }) => ({
    jobId: id,
    vacancyName: vacancy_name,
    applyBy: apply_by ?? (apply_until ?? now.toISOString()).slice(0, 10),
    newApplicants: byJob.get(id)?.unseen ?? 0,
    applications: toSummary(byJob.get(id) ?? none),
  }));
}

interface Meeting {
  id: string;
  title: string;
  interview: Schemas['Interview'];
  /** Of a job seeker's: as they were told. */
  told_status?: Schemas['RequestStatus'];
}

/** The next interviews: of HR those it set, of a job seeker those they were told of. */
export async function upcomingInterviews(
  { now, db }: Pick<Context, 'now' | 'db'>,
  { id, role }: { id: string; role: number },
): Promise<Schemas['UpcomingItem'][]> {
  if (role > 2) return [];
  const at = time(now());
  const me = sql`${id}::uuid`;
  const { rows } =
    role === 2
      ? await sql<Meeting>`
          select a.id, m.user_name as title, a.interview from applications a join members m on m.id = a.applicant_id
          where a.owner_id = ${me} and a.interview_at > ${at} and a.status <> 3 and a.withdrawn_at is null and a.hidden_at is null
          order by a.interview_at limit ${sql.lit(MOST_UPCOMING)}`.execute(db)
      : await sql<Meeting>`
          select id, job ->> 'vacancyName' as title, told_interview as interview, told_status from applications
          where applicant_id = ${me} and told_interview is not null and told_status <> 3 and withdrawn_at is null
            and (told_interview ->> 'startAt')::timestamptz > ${at}
          order by (told_interview ->> 'startAt')::timestamptz limit ${sql.lit(MOST_UPCOMING)}`.execute(db);
  return rows.map(({ id: applicationId, title, interview, told_status }) => ({
    kind: 2,
    title: `Interview: ${title}`.slice(0, 150),
    startAt: new Date(interview.startAt).toISOString(),
    timezone: interview.timezone,
    ...(interview.place ? { place: interview.place } : {}),
    applicationId,
    ...(told_status ? { requestStatus: told_status } : {}),
  }));
}
