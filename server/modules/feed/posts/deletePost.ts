import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { invalid } from '../../../problem.ts';
import { EVENT, JOB, ownPost } from '../../../shared/posts.ts';
import { showMedia } from '../compose/postMedia.ts';
import { setTags } from '../compose/tags.ts';

/** Takes a post away with its pictures and earlier versions; only its author may. */
export async function deletePost(
  body: RequestBody<'deletePost'>,
  context: Context,
): Promise<ResponseBody<'deletePost'>> {
  const { userId } = requireSession(context);
  await context.db.transaction().execute(async (trx) => {
    const post = await ownPost(trx, userId, body);
    if (post.feed_type === JOB)
      throw invalid({ feedType: 'A job is not deleted. You can close it among your jobs.' });
    if (post.feed_type === EVENT)
      throw invalid({ feedType: 'An event is not deleted. You can cancel it among your events.' });
    await removePost(context, trx, post);
  });
  return { message: 'Your post was deleted' };
}

/** Whoever calls has the lock on the post, which is there, and the right to take it away. */
export async function removePost(
  context: Pick<Context, 'now'>,
  db: Db,
  { id, author_id: ownerId }: { id: string; author_id: string },
): Promise<void> {
  await showMedia(context, db, { postId: id, ownerId, media: [] });
  await db.deleteFrom('post_edits').where('post_id', '=', id).execute();
  await setTags(db, id, { tags: [], isPublic: false });
  await db
    .updateTable('posts')
    .set({ text: '', mentions: '[]', deleted_at: context.now() })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('members')
    .set((row) => ({ post_count: row('post_count', '-', 1) }))
    .where('id', '=', ownerId)
    .execute();
}
