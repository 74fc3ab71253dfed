import type { Selectable } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { CommentsTable, PostsTable } from '../../../db/feedTables.ts';
import { connectedTo } from '../../../db/visible.ts';
import { once } from '../../../idempotency.ts';
import { isKey, newId } from '../../../ids.ts';
import { forbidden, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { clean } from '../../../text.ts';
import { commentGone, commentItems, readableComment } from './comments.ts';
import { mayComment } from '../posts/items.ts';
import { newlyMentioned, readText, shownTexts, type StoredText } from '../compose/mentions.ts';
import { readablePost } from '../../../shared/posts.ts';
import { tellMentioned } from '../compose/tellMentioned.ts';
import { commentTaken, tellComment } from '../tellReaction.ts';
import { changeCommentCount, countedAnswers } from './threadCount.ts';

type Body = RequestBody<'manageComment'>;
type Post = Selectable<PostsTable>;
type CommentRow = Selectable<CommentsTable>;

interface Asked {
  body: Body;
  draft: StoredText;
}

const placeOf = (post: Post, commentId: string) => ({
  postId: post.id,
  feedType: post.feed_type,
  commentId,
});

const messages = [
  'Your comment is out',
  'Your changes are saved',
  'Comment deleted',
  'Comment hidden',
  'Comment shown',
];

/** ADD 0, EDIT 1, DELETE 2, HIDE 3, SHOW 4. */
export async function manageComment(body: Body, context: Context): Promise<ResponseBody<'manageComment'>> {
  const { userId } = requireSession(context);
  const text = clean(body.text ?? '');
  if (body.action <= 1 && !text) throw invalid({ text: 'Please write a comment.' });
  if (body.action >= 1 && !body.commentId) throw invalid({ commentId: 'Please say which comment.' });
  await limit(context, 'comment', userId);
  const response = await once(context, 'manageComment', body.clientId, async (trx) => {
    const own = body.action === 2 && (await ownComment(trx, userId, body));
    if (own) {
      await removeComment(context, trx, own.comment);
      const [removed] = await commentItems(trx, { id: userId, ownsPost: own.ownsPost }, [own.comment.id]);
      if (removed) return removed;
    }
    // The lock on the post puts the writes to one thread in a row, so that its count stays right.
    const post = await readablePost(trx, userId, body, true);
    const draft = await readText(trx, userId, { text: body.text ?? '', mentions: body.mentions });
    const id = await (body.action === 0 ? add : change)(context, trx, post, { body, draft });
    const [comment] = await commentItems(trx, { id: userId, ownsPost: post.author_id === userId }, [id]);
    if (!comment) throw notFound(commentGone);
    return comment;
  });
  return { message: messages[body.action] ?? 'Done', response };
}

/**
 * A comment of one's own on a post that is still there, also when one may not read the post any more: what somebody wrote
 * they can take away. Locks the post.
 */
async function ownComment(db: Db, userId: string, { feedId, feedType, commentId = '' }: Body) {
  if (!isKey(feedId) || !isKey(commentId)) return undefined;
  const post = await db
    .selectFrom('posts')
    .select('author_id')
    .where('id', '=', feedId)
    .where('feed_type', '=', feedType)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const comment = await db
    .selectFrom('comments')
    .selectAll()
    .where('id', '=', commentId)
    .where('feed_id', '=', feedId)
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return post && comment && { comment, ownsPost: post.author_id === userId };
}

async function add(context: Context, db: Db, post: Post, { body, draft }: Asked): Promise<string> {
  const { userId } = requireSession(context);
  await refuseByPolicy(db, post, userId);
  const answered = body.parentCommentId ? await readableComment(db, userId, body.parentCommentId) : undefined;
  if (answered && (answered.post.id !== post.id || answered.comment.hidden_at)) throw notFound(commentGone);
  const now = context.now();
  const id = newId(now.getTime());
  await db
    .insertInto('comments')
    .values({
      id,
      feed_id: post.id,
      feed_type: post.feed_type,
      // There is one level: the answer to an answer goes beside it.
      parent_id: answered ? (answered.comment.parent_id ?? answered.comment.id) : null,
      author_id: userId,
      text: draft.text,
      mentions: JSON.stringify(draft.mentions),
      created_at: now,
    })
    .execute();
  await changeCommentCount(db, post.id, 1);
  const named = newlyMentioned(draft.mentions);
  await tellMentioned(context, db, named, placeOf(post, id));
  await tellComment(context, db, post, { parent: await threadOf(db, answered?.comment), named });
  return id;
}

/** The comment that an answer stands under, as there is one level. */
async function threadOf(db: Db, answered: CommentRow | undefined) {
  if (!answered?.parent_id) return answered;
  return db
    .selectFrom('comments')
    .select(['id', 'author_id'])
    .where('id', '=', answered.parent_id)
    .executeTakeFirst();
}

async function refuseByPolicy(db: Db, post: Post, userId: string) {
  const close =
    post.author_id === userId ||
    (await db
      .selectFrom('posts')
      .select('id')
      .where('id', '=', post.id)
      .where(connectedTo(userId, 'posts.author_id'))
      .executeTakeFirst()) !== undefined;
  if (mayComment(post.comment_policy, close)) return;
  throw forbidden(post.comment_policy === 2 ? 'Comments are off.' : 'Only connections can comment here.');
}

async function change(context: Context, db: Db, post: Post, { body, draft }: Asked): Promise<string> {
  const { userId } = requireSession(context);
  const { comment } = await readableComment(db, userId, body.commentId ?? '');
  if (comment.feed_id !== post.id) throw notFound(commentGone);
  const own = comment.author_id === userId;
  const ownsPost = post.author_id === userId;
  if (body.action === 1) {
    if (!own) throw forbidden('Only its author can change this.', 'NOT_OWNER');
    await rewrite(context, db, comment, draft);
  } else if (body.action === 2) {
    if (!own && !ownsPost)
      throw forbidden('Only its author and the owner of the post can delete this.', 'NOT_OWNER');
    await removeComment(context, db, comment);
  } else {
    if (!ownsPost) throw forbidden('Only the owner of the post can do this.', 'NOT_OWNER');
    await hide(context, db, comment, body.action === 3);
  }
  return comment.id;
}

async function rewrite(context: Context, db: Db, comment: CommentRow, { text, mentions }: StoredText) {
  // What the writer had before them carried today's names.
  const [shown] = await shownTexts(db, comment.author_id, [comment]);
  await db
    .updateTable('comments')
    .set({
      text,
      mentions: JSON.stringify(mentions),
      ...(text !== shown?.text && { edited_at: context.now() }),
    })
    .where('id', '=', comment.id)
    .execute();
  const place = { postId: comment.feed_id, feedType: comment.feed_type, commentId: comment.id };
  await tellMentioned(context, db, newlyMentioned(mentions, comment.mentions), place);
}

/** Whoever calls has the lock on the post, and the right to take the comment away. */
export async function removeComment(context: Pick<Context, 'now'>, db: Db, comment: CommentRow) {
  if (!comment.hidden_at && (await isUnderVisible(db, comment)))
    await changeCommentCount(db, comment.feed_id, -1);
  await db.deleteFrom('comment_likes').where('comment_id', '=', comment.id).execute();
  await db
    .updateTable('comments')
    .set({ text: '', mentions: '[]', like_count: 0, deleted_at: context.now() })
    .where('id', '=', comment.id)
    .execute();
  await commentTaken(db, comment);
}

/** Hiding takes the answers along; hiding or showing twice changes nothing. */
async function hide(context: Context, db: Db, comment: CommentRow, hidden: boolean) {
  if ((comment.hidden_at !== null) === hidden) return;
  const counted = (await isUnderVisible(db, comment)) ? 1 + (await countedAnswers(db, comment.id)) : 0;
  await changeCommentCount(db, comment.feed_id, hidden ? -counted : counted);
  await db
    .updateTable('comments')
    .set({ hidden_at: hidden ? context.now() : null })
    .where('id', '=', comment.id)
    .execute();
  if (hidden) await commentTaken(db, comment);
}

async function isUnderVisible(db: Db, comment: CommentRow): Promise<boolean> {
  if (!comment.parent_id) return true;
  const parent = await db
    .selectFrom('comments')
    .select('hidden_at')
    .where('id', '=', comment.parent_id)
    .executeTakeFirst();
  return parent?.hidden_at === null;
}
