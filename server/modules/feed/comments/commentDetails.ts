import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { notFound } from '../../../problem.ts';
import { commentGone, commentItems, visibleComments } from './comments.ts';
import { countRows, MOST_SKIPPED, offsetOf, PAGE_SIZE, pageOf, placeById } from '../../../shared/paging.ts';
import { readablePost } from '../../../shared/posts.ts';

/** One page of a thread's first level, or of the answers to one comment. NEWEST 0, OLDEST 1. */
export async function commentDetails(
  body: RequestBody<'commentDetails'>,
  context: Context,
): Promise<ResponseBody<'commentDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const post = await readablePost(db, userId, body);
  const reader = { id: userId, ownsPost: post.author_id === userId };
  const visible = visibleComments(db, reader).where('comments.feed_id', '=', post.id);
  const { parentCommentId } = body;
  if (parentCommentId !== undefined) {
    const parent = isKey(parentCommentId)
      ? await visible.where('comments.id', '=', parentCommentId).select('comments.id').executeTakeFirst()
      : undefined;
    if (!parent) throw notFound(commentGone);
  }
  const level = parentCommentId
    ? visible.where('comments.parent_id', '=', parentCommentId)
    : visible.where('comments.parent_id', 'is', null);
  const place = placeById(body);
  const count = place?.count ?? (await countRows(db, level));
  const offset = place ? 0 : offsetOf(body.pageIndex);
  const newest = body.sort === 0;
  const from = place ? level.where('comments.id', newest ? '<' : '>', place.after[0]) : level;
  const found =
    offset < MOST_SKIPPED
      ? await from
          .select('comments.id')
          .orderBy('comments.id', newest ? 'desc' : 'asc')
          .limit(PAGE_SIZE + 1)
          .offset(offset)
          .execute()
      : [];
  const { rows, next } = pageOf(found, count, ({ id }) => [id]);
  const ids = rows.map(({ id }) => id);
  return { message: 'Comments', response: await commentItems(db, reader, ids), count, nextCursor: next };
}
