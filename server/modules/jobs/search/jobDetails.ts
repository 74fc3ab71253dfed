import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { notFound } from '../../../problem.ts';
import { authorColumns, toAuthor } from '../../../shared/authors.ts';
import { readJobs } from '../jobs.ts';
import { jobGone } from '../ownJob.ts';
import { similarJobs } from './similar.ts';

type Details = Schemas['FeedDetails'];

/** The whole job behind a feed item that the caller may read, and similar ones. Each member who looks counts once. */
export async function jobDetails(
  context: Context,
  jobId: string,
): Promise<Pick<Details, 'job' | 'similarJobs'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound(jobGone);
  if (row.owner_id !== userId)
    await sql`
      with made as (
        insert into job_views (job_id, member_id) values (${row.id}::uuid, ${userId}::uuid)
        on conflict do nothing returning job_id)
      update jobs set view_count = view_count + 1 from made where jobs.id = made.job_id`.execute(db);
  const [job] = await readJobs(context, db, userId, [row]);
  if (!job) throw notFound(jobGone);
  return { job, similarJobs: await similarJobs(db, userId, row) };
}

/** A draft of the caller's as a feed item that is nowhere in a feed yet; undefined when there is none of this id. */
export async function readDraft(context: Context, jobId: string): Promise<Details | undefined> {
  const { userId } = requireSession(context);
  const { db } = context;
  if (!isKey(jobId)) return undefined;
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', jobId)
    .where('owner_id', '=', userId)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const [job] = row ? await readJobs(context, db, userId, [row]) : [];
  if (!row || !job) return undefined;
  const author = await db
    .selectFrom('members')
    .select(authorColumns)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    item: {
      feedId: row.id,
      feedType: 2,
      author: toAuthor(author),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      text: '',
      media: [],
      visibility: 0,
      commentPolicy: 0,
      counts: { likes: 0, comments: 0, shares: 0 },
      viewer: { isLiked: false, isSaved: false, canEdit: false, canDelete: false, canComment: false },
    },
    job,
    similarJobs: [],
  };
}
