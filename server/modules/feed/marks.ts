import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { limit } from '../../rateLimit.ts';
import { readableComment } from './comments.ts';
import { hiddenCommentLikes, hiddenCounts } from './hiddenCounts.ts';
import { readablePost } from './posts.ts';

/** LIKE 1, UNLIKE 0. The row and the count change together, so the count is right however many press at once. */
export async function likeFeed(
  body: RequestBody<'likeFeed'>,
  context: Context,
): Promise<ResponseBody<'likeFeed'>> {
  const { userId } = requireSession(context);
  await limit(context, 'like', userId);
  const isLiked = body.action === 1;
  const likes = await context.db.transaction().execute(async (trx) => {
    const post = await readablePost(trx, userId, body);
    const changed = isLiked
      ? await trx
          .insertInto('likes')
          .values({
            feed_id: post.id,
            member_id: userId,
            feed_type: post.feed_type,
            created_at: context.now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('feed_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('likes')
          .where('feed_id', '=', post.id)
          .where('member_id', '=', userId)
          .returning('feed_id')
          .executeTakeFirst();
    const counted = await trx
      .updateTable('posts')
      .set((row) => ({ like_count: row('like_count', '+', changed ? (isLiked ? 1 : -1) : 0) }))
      .where('id', '=', post.id)
      .returning('like_count')
      .executeTakeFirstOrThrow();
    const hidden = await hiddenCounts(trx, userId, [post.id]);
    return counted.like_count - (hidden.get(post.id)?.likes ?? 0);
  });
  return { message: isLiked ? 'Liked' : 'Like taken back', response: { isLiked, likes } };
}

/** LIKE 1, UNLIKE 0. */
export async function likeComments(
  body: RequestBody<'likeComments'>,
  context: Context,
): Promise<ResponseBody<'likeComments'>> {
  const { userId } = requireSession(context);
  await limit(context, 'like', userId);
  const isLiked = body.action === 1;
  const likes = await context.db.transaction().execute(async (trx) => {
    const { comment } = await readableComment(trx, userId, body.commentId);
    const changed = isLiked
      ? await trx
          .insertInto('comment_likes')
          .values({ comment_id: comment.id, member_id: userId, created_at: context.now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('comment_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('comment_likes')
          .where('comment_id', '=', comment.id)
          .where('member_id', '=', userId)
          .returning('comment_id')
          .executeTakeFirst();
    const counted = await trx
      .updateTable('comments')
      .set((row) => ({ like_count: row('like_count', '+', changed ? (isLiked ? 1 : -1) : 0) }))
      .where('id', '=', comment.id)
      .returning('like_count')
      .executeTakeFirstOrThrow();
    const hidden = await hiddenCommentLikes(trx, userId, [comment.id]);
    return counted.like_count - (hidden.get(comment.id) ?? 0);
  });
  return { message: isLiked ? 'Liked' : 'Like taken back', response: { isLiked, likes } };
}

/** Keeps a post for later, 1, or drops it, 0. Nobody else learns of it. */
export async function saveFeed(
  body: RequestBody<'saveFeed'>,
  context: Context,
): Promise<ResponseBody<'saveFeed'>> {
  const { userId } = requireSession(context);
  await limit(context, 'like', userId);
  const isSaved = body.action === 1;
  const post = await readablePost(context.db, userId, body);
  if (isSaved)
    await context.db
      .insertInto('saved')
      .values({ member_id: userId, feed_id: post.id, feed_type: post.feed_type, created_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await context.db
      .deleteFrom('saved')
      .where('member_id', '=', userId)
      .where('feed_id', '=', post.id)
      .execute();
  return { message: isSaved ? 'Saved' : 'Not saved any more', response: { isSaved } };
}
