import type { Context, Db } from '../../../context.ts';
import { ApiProblem } from '../../../problem.ts';
import { MENTION } from '../../../notify/notificationTypes.ts';
import { notify } from '../../../notify/notify.ts';
import { readableComment } from '../comments/comments.ts';
import { visiblePosts } from '../../../shared/posts.ts';

interface Place {
  postId: string;
  feedType: number;
  commentId?: string;
}

/** Tells members that they were named, those of them who can open what they were named in. */
export async function tellMentioned(
  context: Context,
  db: Db,
  memberIds: readonly string[],
  { postId, feedType, commentId }: Place,
): Promise<void> {
  const readers: string[] = [];
  for (const id of memberIds)
    if (await (commentId ? canReadComment(db, id, commentId) : canReadPost(db, id, postId))) readers.push(id);
  await notify(context, db, readers, {
    type: MENTION,
    key: `${MENTION}.${commentId ?? postId}`,
    feedId: postId,
    feedType,
    ...(commentId && { commentId }),
  });
}

const canReadPost = async (db: Db, memberId: string, postId: string) =>
  (await visiblePosts(db, memberId).where('posts.id', '=', postId).select('posts.id').executeTakeFirst()) !==
  undefined;

async function canReadComment(db: Db, memberId: string, commentId: string) {
  try {
    return (await readableComment(db, memberId, commentId)).comment.hidden_at === null;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}
