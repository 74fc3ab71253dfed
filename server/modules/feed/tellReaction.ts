import { requireSession, type Context, type Db, type Role } from '../../context.ts';
import { groupShrank, tellGroup } from '../../notify/tellGroup.ts';

interface Post {
  id: string;
  feed_type: number;
  author_id: string;
}

/**
 * Contract: NotificationType, by the role of who wrote the post. Those of organisations other than HR have one for all that happens
 * to them (specification 4).
 */
const types: Record<Role, { like: number; comment: number }> = {
  1: { like: 17, comment: 18 },
  2: { like: 15, comment: 16 },
  3: { like: 6, comment: 6 },
  4: { like: 6, comment: 6 },
};

/** The kinds of news of a post, by the role of who wrote it. */
export async function typesOf(db: Db, authorId: string) {
  const author = await db
    .selectFrom('members')
    .select('role')
    .where('id', '=', authorId)
    .executeTakeFirstOrThrow();
  return types[author.role];
}

/** Tells who wrote a post, or a comment on it, that somebody likes it, or does not any more. */
export async function tellLike(
  context: Context,
  db: Db,
  post: Post,
  { isLiked, comment }: { isLiked: boolean; comment?: { id: string; author_id: string } },
): Promise<void> {
  const { userId } = requireSession(context);
  const group = comment
    ? { memberId: comment.author_id, cause: 'like.comment' as const, aboutId: comment.id }
    : { memberId: post.author_id, cause: 'like.post' as const, aboutId: post.id };
  if (group.memberId === userId) return;
  if (!isLiked) return groupShrank(db, group);
  const { like } = await typesOf(db, post.author_id);
  await tellGroup(context, db, {
    ...group,
    actorId: userId,
    type: like,
    feedId: post.id,
    feedType: post.feed_type,
  });
}

/** Tells the owner of a post of a comment on it, and who wrote the comment that it answers; not who is named in it. */
export async function tellComment(
  context: Context,
  db: Db,
  post: Post,
  { parent, named }: { parent: { id: string; author_id: string } | undefined; named: readonly string[] },
): Promise<void> {
  const { userId } = requireSession(context);
  const { comment: type } = await typesOf(db, post.author_id);
  const same = { actorId: userId, type, feedId: post.id, feedType: post.feed_type };
  if (!named.includes(post.author_id))
    await tellGroup(context, db, {
      ...same,
      memberId: post.author_id,
      cause: 'comment.post',
      aboutId: post.id,
    });
  if (parent && parent.author_id !== post.author_id && !named.includes(parent.author_id))
    await tellGroup(context, db, {
      ...same,
      memberId: parent.author_id,
      cause: 'comment.answer',
      aboutId: parent.id,
    });
}

/** A comment was taken away or hidden. */
export async function commentTaken(
  db: Db,
  { feed_id, parent_id }: { feed_id: string; parent_id: string | null },
): Promise<void> {
  const post = await db.selectFrom('posts').select('author_id').where('id', '=', feed_id).executeTakeFirst();
  if (post) await groupShrank(db, { memberId: post.author_id, cause: 'comment.post', aboutId: feed_id });
  if (parent_id === null) return;
  const parent = await db
    .selectFrom('comments')
    .select('author_id')
    .where('id', '=', parent_id)
    .executeTakeFirst();
  if (parent)
    await groupShrank(db, { memberId: parent.author_id, cause: 'comment.answer', aboutId: parent_id });
}
