import { sql } from 'kysely';
import type { Db } from '../context.ts';

export interface HiddenCounts {
  likes: number;
  comments: number;
}

/**
 * How many of the counted likes and comments of some posts come from members whom a block hides from the viewer: they
 * are neither shown nor counted (product D13). One statement, which looks at nothing more for viewers without blocks.
 */
export async function hiddenCounts(
  db: Db,
  viewerId: string,
  postIds: string[],
): Promise<Map<string, HiddenCounts>> {
  const counts = new Map<string, HiddenCounts>();
  if (postIds.length === 0) return counts;
  const ids = sql.join(postIds.map((id) => sql`${id}::uuid`));
  const hidden = sql`select hidden_id from hidden_pairs where hidden_pairs.member_id = ${viewerId}::uuid`;
  // A comment of theirs takes the answers under it along.
  const { rows } = await sql<{ feed_id: string; what: keyof HiddenCounts; count: number }>`
    select feed_id, 'likes' as what, count(*)::int as count from likes
    where exists (${hidden} limit 1) and feed_id in (${ids}) and member_id in (${hidden})
    group by feed_id
    union all
    select comments.feed_id, 'comments', count(*)::int from comments
    left join comments as parent on parent.id = comments.parent_id
    where exists (${hidden} limit 1) and comments.feed_id in (${ids})
      and comments.deleted_at is null and comments.hidden_at is null and parent.hidden_at is null
      and (comments.author_id in (${hidden}) or parent.author_id in (${hidden}))
    group by comments.feed_id`.execute(db);
  for (const { feed_id, what, count } of rows) {
    const found = counts.get(feed_id) ?? { likes: 0, comments: 0 };
    counts.set(feed_id, { ...found, [what]: count });
  }
  return counts;
}

/** The same for the likes of some comments. */
export async function hiddenCommentLikes(
  db: Db,
  viewerId: string,
  commentIds: string[],
): Promise<Map<string, number>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('comment_likes')
    .where('comment_id', 'in', commentIds)
    .where('member_id', 'in', (pairs) =>
      pairs.selectFrom('hidden_pairs').select('hidden_id').where('hidden_pairs.member_id', '=', viewerId),
    )
    .groupBy('comment_id')
    .select((row) => ['comment_id', row.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.comment_id, row.count]));
}
