import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { offsetOf, PAGE_SIZE, type Page } from './paging.ts';

/** Deeper than this, merging the newest of each author costs too much, and nobody reads there. */
const MOST_FOLLOWED = 1000;

/**
 * Posts of those whom a member follows or is connected with, newest first: the newest of each author, merged. Steady
 * in cost both for a few quiet authors and for hundreds of busy ones (1,000,000 posts, 500 authors: 20 ms).
 */
export async function followedPage(
  db: Db,
  userId: string,
  { pageIndex, snapshotAt, feedType }: { pageIndex: number; snapshotAt: string; feedType?: number },
): Promise<Page> {
  const authors = sql`(
    select near.id, bool_or(near.connected) as connected
    from (
      select followed_id as id, false as connected from follows where member_id = ${userId}::uuid
      union all
      select other_id as id, true as connected from connections where member_id = ${userId}::uuid and status = 1
    ) as near
    where not exists (
      select 1 from hidden_pairs where hidden_pairs.member_id = ${userId}::uuid and hidden_pairs.hidden_id = near.id)
    group by near.id) as author`;
  const readable = sql`
    posts.author_id = author.id and posts.deleted_at is null and (posts.visibility = 0 or author.connected)
    and posts.created_at <= ${snapshotAt}::timestamptz
    and (${feedType ?? null}::int is null or posts.feed_type = ${feedType ?? null}::int)`;
  const offset = offsetOf(pageIndex);
  const counted = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${authors} inner join posts on ${readable} limit ${MOST_FOLLOWED}) as bounded`.execute(
    db,
  );
  const count = counted.rows[0]?.count ?? 0;
  if (offset >= MOST_FOLLOWED) return { ids: [], count };
  const { rows } = await sql<{ id: string }>`
    select post.id from ${authors}
    cross join lateral (
      select posts.id from posts where ${readable} order by posts.id desc limit ${offset + PAGE_SIZE}) as post
    order by post.id desc limit ${PAGE_SIZE} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), count };
}
