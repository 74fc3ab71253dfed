import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { ReportEvidence } from '../../../db/feedTables.ts';
import { isKey, newId } from '../../../ids.ts';
import { forbidden, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { cleanOptional } from '../../../text.ts';
import { eventEvidence } from '../../events/posting/removeEvent.ts';
import { jobEvidence } from '../../jobs/posting/removeJob.ts';
import { RECORDING, reportedRecording } from '../../live/recordings/reportedRecording.ts';
import { LIVE_ROOM, reportedRoom } from '../../live/rooms/reportedRoom.ts';
import { blockMember } from '../../people/block.ts';
import { commentGone } from '../comments/comments.ts';
import { EVENT, goneMessage, JOB } from '../../../shared/posts.ts';
import { reportedBefore } from '../../../shared/reportedBefore.ts';

type Body = RequestBody<'postReport'>;

const OTHER = 9;

/** Also of what a block hides: whoever was insulted and then blocked can still say so (product S24). */
export async function postReport(body: Body, context: Context): Promise<ResponseBody<'postReport'>> {
  const { userId } = requireSession(context);
  const details = cleanOptional(body.details) ?? null;
  if (body.reason === OTHER && !details) throw invalid({ details: 'Please say what is wrong.' });
  await limit(context, 'report', userId);
  const { target, reportId } = await context.db.transaction().execute(async (trx) => {
    const { target, authorId, evidence } = await findReported(trx, body);
    if (authorId === userId) throw forbidden('This is your own.');
    const filed = await trx
      .insertInto('reports')
      .values({
        id: newId(context.now().getTime()),
        reporter_id: userId,
        target,
        reason: body.reason,
        details,
        created_at: context.now(),
        author_id: authorId,
        evidence: JSON.stringify(evidence),
      })
      .onConflict((on) => on.columns(['reporter_id', 'target']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (body.block) await blockMember(context, trx, authorId);
    return { target, reportId: filed?.id };
  });
  // Outside the transaction: who reports again to block as well is blocked all the same.
  if (!reportId) throw await reportedBefore(context.db, userId, target);
  return { message: 'Thank you. We answer in 3 days.', response: { reportId } };
}

interface Reported {
  target: string;
  authorId: string;
  evidence: ReportEvidence;
}

async function findReported(db: Db, body: Body): Promise<Reported> {
  if (body.commentId !== undefined) {
    const comment = isKey(body.commentId)
      ? await db
          .selectFrom('comments')
          .select(['author_id', 'text'])
          .where('id', '=', body.commentId)
          .where('feed_id', '=', body.feedId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst()
      : undefined;
    if (!comment) throw notFound(commentGone);
    return {
      target: `comment:${body.commentId.toLowerCase()}`,
      authorId: comment.author_id,
      evidence: { text: comment.text, media: [] },
    };
  }
  if (body.feedType === LIVE_ROOM) return reportedRoom(db, body.feedId);
  if (body.feedType === RECORDING) return reportedRecording(db, body.feedId);
  const post = isKey(body.feedId)
    ? await db
        .selectFrom('posts')
        .select(['id', 'author_id', 'text'])
        .where('id', '=', body.feedId)
        .where('feed_type', '=', body.feedType)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!post) throw notFound(goneMessage);
  if (body.feedType === JOB || body.feedType === EVENT)
    return {
      target: `feed:${body.feedType}:${post.id}`,
      authorId: post.author_id,
      evidence: await (body.feedType === JOB ? jobEvidence : eventEvidence)(db, post.id),
    };
  const media = await db
    .selectFrom('post_media')
    .select('media_key')
    .where('post_id', '=', post.id)
    .orderBy('position')
    .execute();
  return {
    target: `feed:${body.feedType}:${body.feedId.toLowerCase()}`,
    authorId: post.author_id,
    evidence: { text: post.text, media: media.map((row) => row.media_key) },
  };
}
