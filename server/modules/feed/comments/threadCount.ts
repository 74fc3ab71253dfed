import type { Db } from '../../../context.ts';

/**
 * `posts.comment_count` counts what is neither deleted nor hidden, itself or with the comment it answers. Whoever
 * changes a thread holds the lock on its post.
 */
export async function changeCommentCount(db: Db, postId: string, by: number): Promise<void> {
  await db
    .updateTable('posts')
    .set((row) => ({ comment_count: row('comment_count', '+', by) }))
    .where('id', '=', postId)
    .execute();
}

/** The answers to a comment that count as long as it is not hidden itself. */
export async function countedAnswers(db: Db, commentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .where('parent_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
