import { sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { limit } from '../../../rateLimit.ts';
import { readableComment } from '../comments/comments.ts';
import { hiddenCommentLikes, hiddenCounts } from '../../../shared/hiddenCounts.ts';
import { readablePost } from '../../../shared/posts.ts';
import { tellLike } from '../tellReaction.ts';

interface Mark {
  liked: 'likes' | 'comment_likes';
  counted: 'posts' | 'comments';
  id: string;
  /** Of the row that says who likes it, beside `member_id` and `created_at`. */
  key: { feed_id: string; feed_type: number } | { comment_id: string };
}

/**
 * Sets or takes back one like; says how many there are, and whether that was new. The row and the count change together, so the
 * count is right however many press at once.
 */
async function setLike(context: Context, db: Db, isLiked: boolean, { liked, counted, id, key }: Mark) {
  const { userId } = requireSession(context);
  const column = liked === 'likes' ? 'feed_id' : 'comment_id';
  const names = sql.join([...Object.keys(key), 'member_id', 'created_at'].map((name) => sql.ref(name)));
  const values = sql.join([...Object.values(key), userId, context.now()]);
  const { rows: changed } = isLiked
    ? await sql`insert into ${sql.table(liked)} (${names}) values (${values})
        on conflict do nothing returning member_id`.execute(db)
    : await sql`delete from ${sql.table(liked)}
        where ${sql.ref(column)} = ${id}::uuid and member_id = ${userId}::uuid returning member_id`.execute(
        db,
      );
  const step = changed.length * (isLiked ? 1 : -1);
  const { rows } = await sql<{ like_count: number }>`
    update ${sql.table(counted)} set like_count = like_count + ${step}::int
    where id = ${id}::uuid returning like_count`.execute(db);
  return { count: rows[0]?.like_count ?? 0, changed: step !== 0 };
}

/** LIKE 1, UNLIKE 0. */
export async function likeFeed(
  body: RequestBody<'likeFeed'>,
  context: Context,
): Promise<ResponseBody<'likeFeed'>> {
  const { userId } = requireSession(context);
  await limit(context, 'like', userId);
  const isLiked = body.action === 1;
  const likes = await once(context, 'likeFeed', body.clientId, async (trx) => {
    const post = await readablePost(trx, userId, body);
    const { id, feed_type } = post;
    const key = { feed_id: id, feed_type };
    const like = await setLike(context, trx, isLiked, { liked: 'likes', counted: 'posts', id, key });
    if (like.changed) await tellLike(context, trx, post, { isLiked });
    return like.count - ((await hiddenCounts(trx, userId, [id])).get(id)?.likes ?? 0);
  });
  return answerOf(isLiked, likes);
}

/** LIKE 1, UNLIKE 0. */
export async function likeComments(
  body: RequestBody<'likeComments'>,
  context: Context,
): Promise<ResponseBody<'likeComments'>> {
  const { userId } = requireSession(context);
  await limit(context, 'like', userId);
  const isLiked = body.action === 1;
  const likes = await once(context, 'likeComments', body.clientId, async (trx) => {
    const { comment, post } = await readableComment(trx, userId, body.commentId);
    const { id } = comment;
    const key = { comment_id: id };
    const like = await setLike(context, trx, isLiked, {
      liked: 'comment_likes',
      counted: 'comments',
      id,
      key,
    });
    if (like.changed) await tellLike(context, trx, post, { isLiked, comment });
    return like.count - ((await hiddenCommentLikes(trx, userId, [id])).get(id) ?? 0);
  });
  return answerOf(isLiked, likes);
}

const answerOf = (isLiked: boolean, likes: number) => ({
  message: isLiked ? 'Liked' : 'Like taken back',
  response: { isLiked, likes },
});

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

/** Leaves a post out of the member's feeds, 1, or shows it there again, 0. Nobody else learns of it. */
export async function hideFeed(
  body: RequestBody<'hideFeed'>,
  context: Context,
): Promise<ResponseBody<'hideFeed'>> {
  const { userId } = requireSession(context);
  await limit(context, 'like', userId);
  const isHidden = body.action === 1;
  const post = await readablePost(context.db, userId, body);
  if (isHidden)
    await context.db
      .insertInto('hidden_posts')
      .values({ member_id: userId, feed_id: post.id, feed_type: post.feed_type, created_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await context.db
      .deleteFrom('hidden_posts')
      .where('member_id', '=', userId)
      .where('feed_id', '=', post.id)
      .execute();
  return {
    message: isHidden ? 'Hidden from your feeds' : 'Shown in your feeds again',
    response: { isHidden },
  };
}
