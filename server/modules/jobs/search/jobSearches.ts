import { sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey, newId } from '../../../ids.ts';
import { forbidden, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { payFrom } from '../../../search/jobTerms.ts';

type Body = RequestBody<'manageJobSearches'>;

const SAVE = 1;
const DELETE = 2;
const JOB_SEEKER = 1;
const MOST = 20;

/** The searches for jobs that the caller keeps; all of them, as they stand after the call. */
export async function manageJobSearches(
  body: Body,
  context: Context,
): Promise<ResponseBody<'manageJobSearches'>> {
  const { userId, role } = requireSession(context);
  if (role !== JOB_SEEKER) throw forbidden('Only job seekers save searches for jobs.', 'ROLE');
  const { db } = context;
  if (body.action === SAVE || body.action === DELETE) {
    await limit(context, 'jobSearch', userId);
    const change = body.action === SAVE ? save : remove;
    const message = body.action === SAVE ? 'Your search is saved' : 'The search is deleted';
    const response = await db.transaction().execute(async (trx) => {
      // One change after the other: what is counted stays true.
      await sql`select 1 from members where id = ${userId}::uuid for no key update`.execute(trx);
      await change(context, trx, body);
      return searchesOf(trx, userId);
    });
    return { message, response };
  }
  return { message: 'Your searches', response: await searchesOf(db, userId) };
}

async function searchesOf(db: Db, memberId: string): Promise<Schemas['JobSearch'][]> {
  const rows = await db
    .selectFrom('job_searches')
    .select(['id', 'asked', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, asked, created_at }) => ({ searchId: id, ...asked, createdAt: created_at }));
}

/** Whether any of it leaves a job out. */
function narrows({ text = '', location = '', ...filters }: Schemas['JobFilters']): boolean {
  const { workplaceTypes = [], employmentTypes = [], postedWithinDays } = filters;
  return (
    text.trim() !== '' ||
    location.trim() !== '' ||
    workplaceTypes.length + employmentTypes.length > 0 ||
    payFrom(filters) !== undefined ||
    postedWithinDays !== undefined ||
    filters.answersWithin14Days === true
  );
}

async function save(context: Context, db: Db, { filters = {}, sort = 0, sortCurrency }: Body) {
  const { userId } = requireSession(context);
  if (!narrows(filters))
    throw invalid({ filters: 'Please say what you look for before you save the search.' });
  const asked = JSON.stringify({
    filters,
    ...(sort !== 0 && { sort }),
    ...(sort !== 0 && sortCurrency !== undefined && { sortCurrency }),
  });
  const { rows } = await sql<{ count: number; same: boolean; due_at: string | null }>`
    select count(*) as count, coalesce(bool_or(asked = ${asked}::jsonb), false) as same, max(due_at) as due_at
    from job_searches where member_id = ${userId}::uuid`.execute(db);
  const [{ count, same, due_at: due } = { count: 0, same: false, due_at: null }] = rows;
  if (same) return;
  if (count >= MOST) throw invalid({ filters: `You can save ${MOST} searches. Please delete one first.` });
  const now = context.now();
  await db
    .insertInto('job_searches')
    .values({
      id: newId(now.getTime()),
      member_id: userId,
      asked,
      created_at: now,
      told_until: now,
      due_at: due ?? now,
    })
    .execute();
}

async function remove(context: Context, db: Db, { searchId = '' }: Body) {
  const { userId } = requireSession(context);
  const gone = isKey(searchId)
    ? await db
        .deleteFrom('job_searches')
        .where('id', '=', searchId)
        .where('member_id', '=', userId)
        .executeTakeFirst()
    : undefined;
  if (!gone || gone.numDeletedRows === 0n) throw notFound('This search does not exist any more.');
}
