import { type Kysely, sql } from 'kysely';

/**
 * Many who do the same with one thing are one notification: it names what it gathers (`cause`, `about_id`), and who they are is
 * read from what they did. So nobody is named whose like was taken back, and no count of them is kept that could be wrong.
 */
const statements = [
  // Where it stands in the list: an id of the time when it last moved up. Its own id stays.
  'alter table notifications add column place uuid, add column cause text, add column about_id uuid',
  'update notifications set place = id',
  'alter table notifications alter column place set not null',
  'drop index notifications_newest',
  'drop index notifications_unread',
  'create index notifications_newest on notifications (member_id, place desc)',
  'create index notifications_unread on notifications (member_id, place desc) where read_at is null',
  // Answers under a hidden comment are hidden with it.
  `create view notification_causes as
    select 'like.post' as cause, feed_id as about_id, member_id as actor_id, created_at, null::uuid as comment_id
    from likes
    union all
    select 'like.comment', comment_id, member_id, created_at, comment_id from comment_likes
    union all
    select 'comment.post', comments.feed_id, comments.author_id, comments.created_at, comments.id from comments
    left join comments as parent on parent.id = comments.parent_id
    where comments.deleted_at is null and comments.hidden_at is null and parent.hidden_at is null
    union all
    select 'comment.answer', comments.parent_id, comments.author_id, comments.created_at, comments.id from comments
    inner join comments as parent on parent.id = comments.parent_id
    where comments.deleted_at is null and comments.hidden_at is null and parent.hidden_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
