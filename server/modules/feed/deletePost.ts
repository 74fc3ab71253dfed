import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { ownPost } from './posts.ts';
import { showMedia } from './postMedia.ts';
import { setTags } from './tags.ts';

/** Takes a post away with its pictures and earlier versions; only its author may. */
export async function deletePost(
  body: RequestBody<'deletePost'>,
  context: Context,
): Promise<ResponseBody<'deletePost'>> {
  const { userId } = requireSession(context);
  await context.db.transaction().execute(async (trx) => {
    const post = await ownPost(trx, userId, body);
    await showMedia(context, trx, { postId: post.id, ownerId: userId, media: [] });
    await setTags(trx, post.id, { tags: [], isPublic: false });
    await trx.deleteFrom('post_edits').where('post_id', '=', post.id).execute();
    await trx
      .updateTable('posts')
      .set({ text: '', mentions: '[]', deleted_at: context.now() })
      .where('id', '=', post.id)
      .execute();
    await trx
      .updateTable('members')
      .set((row) => ({ post_count: row('post_count', '-', 1) }))
      .where('id', '=', userId)
      .execute();
  });
  return { message: 'Your post was deleted' };
}
