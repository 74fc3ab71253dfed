import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Sets every counter to what its rows say. */
export async function countRows(trx: Transaction<Database>) {
  await trx
    .updateTable('posts')
    .set((post) => ({
      like_count: post
        .selectFrom('likes')
        .whereRef('likes.feed_id', '=', 'posts.id')
        .select((row) => row.fn.countAll<number>().as('n')),
      comment_count: post
        .selectFrom('comments')
        .whereRef('comments.feed_id', '=', 'posts.id')
        .select((row) => row.fn.countAll<number>().as('n')),
      share_count: post
        .selectFrom('shares')
        .whereRef('shares.feed_id', '=', 'posts.id')
        .select((row) => row.fn.countAll<number>().as('n')),
    }))
    .execute();
  await trx
    .updateTable('comments')
    .set((comment) => ({
      like_count: comment
        .selectFrom('comment_likes')
        .whereRef('comment_likes.comment_id', '=', 'comments.id')
        .select((row) => row.fn.countAll<number>().as('n')),
    }))
    .execute();
  await trx
    .updateTable('members')
    .set((member) => ({
      follower_count: member
        .selectFrom('follows')
        .whereRef('follows.followed_id', '=', 'members.id')
        .select((row) => row.fn.countAll<number>().as('n')),
      following_count: member
        .selectFrom('follows')
        .whereRef('follows.member_id', '=', 'members.id')
        .select((row) => row.fn.countAll<number>().as('n')),
      connection_count: member
        .selectFrom('connections')
        .whereRef('connections.member_id', '=', 'members.id')
        .where('connections.status', '=', 1)
        .select((row) => row.fn.countAll<number>().as('n')),
    }))
    .execute();
  await sql`
    update jobs set view_count = (select count(*) from job_views where job_views.job_id = jobs.id)`.execute(
    trx,
  );
  await sql`
    update jobs set applicant_count = counted.applicants, seen_count = counted.seen, reviewed_count = counted.reviewed,
      unanswered_count = counted.unanswered
    from (
      select job_id, count(*) as applicants, count(seen_at) as seen, count(answered_at) as reviewed,
        count(*) filter (where status in (1, 4)) as unanswered
      from applications where withdrawn_at is null and hidden_at is null group by job_id) as counted
    where counted.job_id = jobs.id`.execute(trx);
  await sql`
    insert into tags (tag, posts)
    select tag, count(*) filter (where public) from post_tags group by tag`.execute(trx);
  await sql`
    insert into follower_days (member_id, day, change)
    select followed_id, (created_at at time zone 'UTC')::date, count(*) from follows group by 1, 2`.execute(
    trx,
  );
}
