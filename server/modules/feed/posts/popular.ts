import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { notMuted, notPutAway } from '../../../db/visible.ts';
import { firstIdAt } from '../../../ids.ts';
import { feedItems, type FeedItem } from './items.ts';
import { JOB, visiblePosts } from '../../../shared/posts.ts';

const WINDOW_MS = 30 * 86_400_000;
/** Among so many of the newest posts the popular ones are looked for. */
const LOOKED_THROUGH = 500;
const MOST_REACHED = 100_000;
const reactions = sql<number>`posts.like_count + posts.comment_count + posts.share_count`;

/** The key finds the range in the index; the time decides. */
function windowStart(context: Context): { id: string; at: string } {
  const ms = context.now().getTime() - WINDOW_MS;
  return { id: firstIdAt(ms), at: new Date(ms).toISOString() };
}

/** Public posts of others that many liked and answered lately, the most popular first. */
export async function popularPosts(context: Context, viewerId: string, count: number): Promise<FeedItem[]> {
  const since = windowStart(context);
  const newest = visiblePosts(context.db, viewerId)
    .where('posts.visibility', '=', 0)
    .where('posts.feed_type', '!=', JOB)
    .where('posts.author_id', '!=', viewerId)
    .where(notMuted(viewerId, 'posts.author_id'))
    .where(notPutAway(viewerId))
    .where('posts.id', '>=', since.id)
    .where('posts.created_at', '>=', since.at)
    .select(['posts.id', reactions.as('reactions')])
    .orderBy('posts.id', 'desc')
    .limit(LOOKED_THROUGH);
  const rows = await context.db
    .selectFrom(newest.as('newest'))
    .select('id')
    .where('reactions', '>', 0)
    .orderBy('reactions', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return feedItems(
    context,
    viewerId,
    rows.map(({ id }) => id),
  );
}

export interface Audience {
  reach: number;
  engagement: number;
  bestPost?: FeedItem;
}

/** What came of an author's posts of the last 30 days. */
export async function audienceOf(context: Context, authorId: string): Promise<Audience> {
  const { db } = context;
  const since = windowStart(context);
  const own = db
    .selectFrom('posts')
    .where('author_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .where('id', '>=', since.id)
    .where('created_at', '>=', since.at);
  const sum = await own
    .select(sql<number>`coalesce(sum(${reactions}), 0)::int`.as('engagement'))
    .executeTakeFirst();
  const best = await own
    .select('id')
    .where(reactions, '>', 0)
    .orderBy(reactions, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reached = await sql<{ reach: number }>`
    with own as (
      select id from posts where author_id = ${authorId}::uuid and deleted_at is null and id >= ${since.id}::uuid
        and created_at >= ${since.at}::timestamptz)
    select count(distinct member_id) as reach from (
      select likes.member_id from own inner join likes on likes.feed_id = own.id
      union all
      select comments.author_id from own inner join comments on comments.feed_id = own.id
      where comments.deleted_at is null and comments.hidden_at is null
      limit ${MOST_REACHED}) as reacted
    where member_id <> ${authorId}::uuid and not exists (
      select 1 from hidden_pairs
      where hidden_pairs.member_id = ${authorId}::uuid and hidden_pairs.hidden_id = reacted.member_id)`.execute(
    db,
  );
  const [bestPost] = best ? await feedItems(context, authorId, [best.id]) : [];
  return {
    reach: reached.rows[0]?.reach ?? 0,
    engagement: sum?.engagement ?? 0,
    ...(bestPost ? { bestPost } : {}),
  };
}
