import { sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { encodeLink } from '../../../linkToken.ts';
import { invalid } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { readablePost } from '../../../shared/posts.ts';

/** What share/{encryptedParam} can lead to (specification 2): job 2, event 3, job-seeker post 10. */
const resolvable = new Set<number>([2, 3, 10]);

const nowhere = 'A link can lead to a post of a job seeker, a job or an event only.';

/** A link that others can open. Whoever shares must be able to read it; counted as a share of theirs. */
export async function eventShareLink(
  { feedId, feedType }: RequestBody<'eventShareLink'>,
  context: Context,
): Promise<ResponseBody<'eventShareLink'>> {
  const { userId } = requireSession(context);
  if (!resolvable.has(feedType)) throw invalid({ feedType: nowhere });
  await limit(context, 'share', userId);
  const post = await readablePost(context.db, userId, { feedId, feedType });
  const encryptedParam = await encodeLink({ feedId: post.id, feedType }, context.config.linkSecret);
  if (post.author_id !== userId) await countShare(context, userId, post.id);
  return {
    message: 'Link ready',
    response: { shareUrl: `${context.origin()}/share/${encryptedParam}`, encryptedParam },
  };
}

/** Shares make a post popular, so whoever opens the dialog again and again adds nothing. */
async function countShare(context: Context, memberId: string, postId: string) {
  await sql`
    with made as (
      insert into shares (feed_id, member_id, created_at)
      values (${postId}::uuid, ${memberId}::uuid, ${context.now().toISOString()}::timestamptz)
      on conflict do nothing returning feed_id)
    update posts set share_count = share_count + 1 from made where posts.id = made.feed_id`.execute(
    context.db,
  );
}
