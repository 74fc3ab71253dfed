import { sql } from 'kysely';
import type { Context, Db } from '../context.ts';
import { notHidden } from '../db/visible.ts';
import { addTask, type TaskContext, type TaskKind } from '../tasks.ts';
import { eventKey } from './news.ts';
import { EVENT, JOB } from '../shared/posts.ts';
import { jobKey } from './news.ts';
import { MENTION } from './notificationTypes.ts';
import { tellEach } from './notify.ts';

export const TELL_FOLLOWERS = 'notifications.followers';
const AT_ONCE = 500;

/** Contract: NotificationType, by FeedType. */
const types: Record<number, number> = { [JOB]: 2, [EVENT]: 3, 4: 6, 8: 6, 10: 13, 11: 14 };

/** A post, a job or an event is out: those who follow its author or are connected are told after the commit. */
export const tellFollowers = ({ now }: Pick<Context, 'now'>, db: Db, postId: string): Promise<void> =>
  addTask(db, { kind: TELL_FOLLOWERS, data: { postId, after: '' }, runAt: now() });

interface Post {
  id: string;
  author_id: string;
  feed_type: number;
  visibility: 0 | 1;
}

const keyOf = ({ id, feed_type }: Post) =>
  feed_type === JOB
    ? jobKey('posted', id, 0)
    : feed_type === EVENT
      ? eventKey('published', id, '')
      : `post.${id}`;

/** The next of those who may read it, in the order of their ids; who is named in it knows already. */
async function audience(db: Db, post: Post, after: string): Promise<string[]> {
  const followers = sql`select follows.member_id from follows where follows.followed_id = ${post.author_id}::uuid union`;
  const { rows } = await sql<{ member_id: string }>`
    select reader.member_id from (
      ${post.visibility === 0 ? followers : sql``}
      select connections.other_id as member_id from connections
      where connections.member_id = ${post.author_id}::uuid and connections.status = 1) as reader
    where ${after === '' ? sql`true` : sql`reader.member_id > ${after}::uuid`}
      and ${notHidden(post.author_id, 'reader.member_id')}
      and not exists (select 1 from notifications where notifications.member_id = reader.member_id
        and notifications.key = ${`${MENTION}.${post.id}`})
    order by reader.member_id limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

async function tellSome({ now }: TaskContext, db: Db, postId: string, after: string): Promise<void> {
  const post = await db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.author_id')
    .select(['posts.id', 'posts.author_id', 'posts.feed_type', 'posts.visibility'])
    .where('posts.id', '=', postId)
    .where('posts.deleted_at', 'is', null)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!post) return;
  const type = types[post.feed_type];
  if (type === undefined) return;
  const ids = await audience(db, post, after);
  const about = { type, key: keyOf(post), feedId: post.id, feedType: post.feed_type };
  await tellEach(
    { now },
    db,
    ids.map((memberId) => ({ memberId, ...about })),
    post.author_id,
  );
  if (ids.length === AT_ONCE)
    await addTask(db, { kind: TELL_FOLLOWERS, data: { postId, after: ids.at(-1) }, runAt: now() });
}

/** Some hundreds at a time. Twice is the same as once: nobody is told twice of the same. */
export const tellFollowersTask: TaskKind = {
  run: (context, { postId, after }) =>
    context.db.transaction().execute((trx) => tellSome(context, trx, String(postId), String(after))),
};
