import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import { notHidden } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { notFound } from '../../../problem.ts';
import { authorColumns, toAuthor } from '../../../shared/authors.ts';
import { hiddenCommentLikes } from '../../../shared/hiddenCounts.ts';
import { shownTexts } from '../compose/mentions.ts';
import { readablePost } from '../../../shared/posts.ts';

export type Comment = Schemas['Comment'];

/** VISIBLE 0, DELETED 1, HIDDEN 2. */
export const commentState = (row: { deleted_at: string | null; hidden_at: string | null }): 0 | 1 | 2 =>
  row.deleted_at ? 1 : row.hidden_at ? 2 : 0;

export const commentGone = 'This comment was removed.';

/** Who reads, and whether the post is theirs: its owner alone still gets what they have hidden. */
export interface Reader {
  id: string;
  ownsPost: boolean;
}

type CommentQuery = SelectQueryBuilder<Database, 'comments', object>;

/** Comments that a reader gets: none across a block, none that was hidden, deleted ones while somebody answers them. */
export function visibleComments(db: Db, reader: Reader): CommentQuery {
  const comments = db.selectFrom('comments').where(notHidden(reader.id, 'comments.author_id'));
  const answered = visibleReplies(db, reader).where(sql<SqlBool>`reply.parent_id = comments.id`);
  return (reader.ownsPost ? comments : comments.where('comments.hidden_at', 'is', null)).where((comment) =>
    comment.or([comment('comments.deleted_at', 'is', null), comment.exists(answered)]),
  );
}

function visibleReplies(db: Db, reader: Reader) {
  const replies = db
    .selectFrom('comments as reply')
    .where('reply.deleted_at', 'is', null)
    .where(notHidden(reader.id, 'reply.author_id'))
    .select(sql`1`.as('one'));
  return reader.ownsPost ? replies : replies.where('reply.hidden_at', 'is', null);
}

/** One comment that the reader gets, with its post; 404 when either is hidden, deleted or gone. */
export async function readableComment(db: Db, readerId: string, commentId: string) {
  if (!isKey(commentId)) throw notFound(commentGone);
  const comment = await db.selectFrom('comments').selectAll().where('id', '=', commentId).executeTakeFirst();
  if (!comment || comment.deleted_at) throw notFound(commentGone);
  const post = await readablePost(db, readerId, { feedId: comment.feed_id, feedType: comment.feed_type });
  const reader = { id: readerId, ownsPost: post.author_id === readerId };
  for (const id of [comment.parent_id, comment.id]) {
    if (
      id &&
      !(await visibleComments(db, reader).where('comments.id', '=', id).select('id').executeTakeFirst())
    )
      throw notFound(commentGone);
  }
  return { comment, post, reader };
}

/** Comments as a reader gets them, in the order of `ids`. */
export async function commentItems(db: Db, reader: Reader, ids: string[]): Promise<Comment[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('comments')
    .innerJoin('members', 'members.id', 'comments.author_id')
    .where('comments.id', 'in', ids)
    .selectAll('comments')
    .select(authorColumns)
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('comment_likes')
            .whereRef('comment_likes.comment_id', '=', 'comments.id')
            .where('comment_likes.member_id', '=', reader.id),
        )
        .as('is_liked'),
    )
    .execute();
  const replies = await replyCounts(db, reader, ids);
  const hiddenLikes = await hiddenCommentLikes(db, reader.id, ids);
  const texts = await shownTexts(db, reader.id, rows);
  const items = new Map<string, Comment>();
  for (const [index, row] of rows.entries()) {
    const state = commentState(row);
    const own = row.author_id === reader.id;
    items.set(row.id, {
      commentId: row.id,
      feedId: row.feed_id,
      feedType: row.feed_type as Comment['feedType'],
      ...(row.parent_id ? { parentCommentId: row.parent_id } : {}),
      author: toAuthor(row),
      text: row.text,
      ...texts[index],
      createdAt: row.created_at,
      ...(row.edited_at ? { editedAt: row.edited_at } : {}),
      counts: { likes: row.like_count - (hiddenLikes.get(row.id) ?? 0), replies: replies.get(row.id) ?? 0 },
      viewer: {
        isLiked: Boolean(row.is_liked),
        canEdit: own && state === 0,
        canDelete: state !== 1 && (own || reader.ownsPost),
      },
      state,
    });
  }
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Counted for the reader rather than kept: a block or a hidden answer changes it for some and not for others. */
async function replyCounts(db: Db, reader: Reader, ids: string[]): Promise<Map<string, number>> {
  const rows = await visibleReplies(db, reader)
    .clearSelect()
    .where('reply.parent_id', 'in', ids)
    .groupBy('reply.parent_id')
    .select((row) => ['reply.parent_id', row.fn.countAll<number>().as('count')])
    .execute();
  return new Map(rows.map((row) => [row.parent_id ?? '', row.count]));
}
