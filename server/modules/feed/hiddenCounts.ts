import type { Db } from '../../context.ts';

export interface HiddenCounts {
  likes: number;
  comments: number;
}

async function hiddenFrom(db: Db, viewerId: string): Promise<string[]> {
  const pairs = await db
    .selectFrom('hidden_pairs')
    .select('hidden_id')
    .where('member_id', '=', viewerId)
    .execute();
  return pairs.map((pair) => pair.hidden_id);
}

/**
 * How many of the counted likes and comments of some posts come from members whom a block hides from the viewer: they
 * are neither shown nor counted (product D13). Empty, after one look into an index, for viewers without blocks.
 */
export async function hiddenCounts(
  db: Db,
  viewerId: string,
  postIds: string[],
): Promise<Map<string, HiddenCounts>> {
  const counts = new Map<string, HiddenCounts>();
  const hidden = await hiddenFrom(db, viewerId);
  if (hidden.length === 0 || postIds.length === 0) return counts;
  const of = (postId: string) => {
    const found = counts.get(postId) ?? { likes: 0, comments: 0 };
    counts.set(postId, found);
    return found;
  };
  const likes = await db
    .selectFrom('likes')
    .where('feed_id', 'in', postIds)
    .where('member_id', 'in', hidden)
    .groupBy('feed_id')
    .select((row) => ['feed_id', row.fn.countAll<number>().as('count')])
    .execute();
  for (const row of likes) of(row.feed_id).likes = row.count;
  // A comment of theirs takes the answers under it along.
  const comments = await db
    .selectFrom('comments')
    .leftJoin('comments as parent', 'parent.id', 'comments.parent_id')
    .where('comments.feed_id', 'in', postIds)
    .where('comments.deleted_at', 'is', null)
    .where('comments.hidden_at', 'is', null)
    .where('parent.hidden_at', 'is', null)
    .where((row) => row.or([row('comments.author_id', 'in', hidden), row('parent.author_id', 'in', hidden)]))
    .groupBy('comments.feed_id')
    .select((row) => ['comments.feed_id', row.fn.countAll<number>().as('count')])
    .execute();
  for (const row of comments) of(row.feed_id).comments = row.count;
  return counts;
}

/** The same for the likes of some comments. */
export async function hiddenCommentLikes(
  db: Db,
  viewerId: string,
  commentIds: string[],
): Promise<Map<string, number>> {
  const hidden = await hiddenFrom(db, viewerId);
  if (hidden.length === 0 || commentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('comment_likes')
    .where('comment_id', 'in', commentIds)
    .where('member_id', 'in', hidden)
    .groupBy('comment_id')
    .select((row) => ['comment_id', row.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.comment_id, row.count]));
}
