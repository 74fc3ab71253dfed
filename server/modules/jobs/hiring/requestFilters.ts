import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import { foldWords, queryWords } from '../../../search/words.ts';
import { OVERDUE_MS } from '../moves.ts';
import { isShown } from '../../../shared/appliesTo.ts';

type Filters = Schemas['JobRequestFilters'];
type Part = RawBuilder<SqlBool>;

const like = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Taken back within the ten minutes in which it can be undone, and before HR looked: for HR it never came. */
const undone = sql<SqlBool>`(applications.withdrawn_at is not null and applications.seen_at is null
  and applications.withdrawn_at < applications.applied_at + interval '10 minutes')`;

/** What HR gets to see at all of its own. */
export const isSeenByHr = sql<SqlBool>`(${isShown} and not ${undone})`;

/** What HR gets to see at all: the applications to its own jobs, or one of them. */
export function seenByHr(ownerId: string, jobId: string | undefined): Part {
  const ofJob = jobId === undefined ? sql`` : sql`applications.job_id = ${jobId}::uuid and`;
  return sql<SqlBool>`${ofJob} applications.owner_id = ${ownerId}::uuid and ${isSeenByHr}`;
}

export const isOverdue = (now: Date): Part => sql<SqlBool>`(applications.status = 1
  and applications.withdrawn_at is null
  and applications.applied_at < ${new Date(now.getTime() - OVERDUE_MS).toISOString()}::timestamptz)`;

/** The conditions of a pipeline's filters (contract: JobRequestFilters), without the status. */
export function filterParts(filters: Filters, now: Date): Part[] {
  const { text = '', ratingMin, city, answersMatch, unseen, overdue, from, to } = filters;
  const parts: Part[] = queryWords(text).map(
    (word) => sql<SqlBool>`applications.applicant_words like ${`%${like(word)}%`}`,
  );
  // Signs alone are no words: they find nobody.
  if (text.trim() !== '' && parts.length === 0) parts.push(sql<SqlBool>`false`);
  if (ratingMin !== undefined) parts.push(sql<SqlBool>`applications.rating >= ${ratingMin}::smallint`);
  if (city !== undefined && city.trim() !== '')
    parts.push(sql<SqlBool>`applications.applicant_city like ${`${like(foldWords(city.trim()))}%`}`);
  if (answersMatch !== undefined)
    parts.push(
      answersMatch
        ? sql<SqlBool>`applications.answers_match is not false`
        : sql<SqlBool>`applications.answers_match is false`,
    );
  if (unseen !== undefined)
    parts.push(
      unseen ? sql<SqlBool>`applications.seen_at is null` : sql<SqlBool>`applications.seen_at is not null`,
    );
  if (overdue !== undefined) parts.push(overdue ? isOverdue(now) : sql<SqlBool>`not ${isOverdue(now)}`);
  if (from !== undefined)
    parts.push(sql<SqlBool>`applications.applied_at >= (${from}::date)::timestamp at time zone 'UTC'`);
  if (to !== undefined)
    parts.push(sql<SqlBool>`applications.applied_at < (${to}::date + 1)::timestamp at time zone 'UTC'`);
  return parts;
}
