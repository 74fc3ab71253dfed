import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import { limit } from '../../../rateLimit.ts';
import { oneLine } from '../../../text.ts';
import { countRows, MOST_COUNTED, MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { requireShownMember } from '../../people/shownMember.ts';
import { readJobs } from '../jobs.ts';
import { requireHr } from '../ownJob.ts';

type Jobs = SelectQueryBuilder<Database, 'jobs', object>;

const OPEN = 1;
const statuses = [0, 1, 2, 3] as const;
const totalNames = { 0: 'draft', 1: 'open', 2: 'closed', 3: 'filled' } as const;

/** One's own jobs of any status, or another member's open ones (product S26, S46). */
export async function jobPosted(
  body: RequestBody<'jobPosted'>,
  context: Context,
): Promise<ResponseBody<'jobPosted'>> {
  const { userId } = requireSession(context);
  const { otherUserId } = body;
  const isOwn = otherUserId === undefined || otherUserId === userId;
  if (isOwn) requireHr(context);
  else await requireShownMember(context.db, userId, otherUserId);
  const words = oneLine(body.searchText ?? '');
  if (words) await limit(context, 'search', userId);
  const owned = context.db
    .selectFrom('jobs')
    .where('owner_id', '=', isOwn ? userId : otherUserId)
    .where('deleted_at', 'is', null)
    .$if(!isOwn, (jobs) => jobs.where('status', '=', OPEN));
  const found = withWords(owned, words);
  const listed = body.status === undefined ? found : found.where('status', '=', body.status);
  const offset = offsetOf(body.pageIndex);
  const rows =
    offset < MOST_SKIPPED
      ? await sorted(listed, body.sort ?? 0)
          .selectAll()
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute()
      : [];
  return {
    message: 'Jobs',
    response: await readJobs(context, context.db, userId, rows),
    count: await countRows(context.db, listed),
    totals: await totalsOf(context.db, found),
  };
}

/** NEWEST 0, APPLY_BY 1, UNANSWERED 2. */
function sorted(jobs: Jobs, sort: 0 | 1 | 2): Jobs {
  if (sort === 1) return jobs.orderBy('apply_until').orderBy('id', 'desc');
  if (sort === 2) return jobs.orderBy('unanswered_count', 'desc').orderBy('id', 'desc');
  return jobs.orderBy('id', 'desc');
}

/** Each word must occur in title or company, in any case. */
function withWords(jobs: Jobs, words: string): Jobs {
  return words
    .split(' ')
    .filter(Boolean)
    .reduce(
      (query, word) =>
        query.where(
          sql<SqlBool>`(vacancy_name || ' ' || company_name) collate "und-x-icu" ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
        ),
      jobs,
    );
}

/** How many there are by status, whatever status the list is of; each counted to MOST_COUNTED. */
async function totalsOf(db: Db, jobs: Jobs): Promise<Schemas['JobTotals']> {
  const counted = statuses.map((status) => {
    const some = jobs
      .where('status', '=', status)
      .select(sql<number>`1`.as('one'))
      .limit(MOST_COUNTED);
    return sql`(select count(*) from ${some} as bounded) as ${sql.ref(totalNames[status])}`;
  });
  const { rows } = await sql<Schemas['JobTotals']>`select ${sql.join(counted)}`.execute(db);
  return rows[0] ?? { draft: 0, open: 0, closed: 0, filled: 0 };
}
