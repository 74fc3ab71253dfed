import { sql } from 'kysely';
import { endSessions } from '../../auth/sessions.ts';
import type { Context, Db } from '../../context.ts';
import { releaseMedia } from '../../media/claim.ts';
import { eraseChats } from '../chat/eraseChats.ts';
import { eraseEvents } from '../events/eraseEvents.ts';
import { eraseTickets } from '../events/tickets/eraseTickets.ts';
import { removeTagsOf } from '../feed/compose/tags.ts';
import { eraseApplications } from '../jobs/apply/eraseApplications.ts';
import { eraseJobs } from '../jobs/posting/eraseJobs.ts';
import { holdJobs } from '../jobs/posting/removeJob.ts';
import { eraseLive } from '../live/eraseLive.ts';
import { eraseRecordings } from '../live/recordings/removeRecordings.ts';
import { erasePayments } from '../payments/erasePayments.ts';
import { countFollower } from '../people/followerDays.ts';
import { indexMember } from '../../search/searchEntries.ts';
import { eraseSections } from '../profile/sections/eraseSections.ts';
import { eraseRecommendations } from '../people/recommendationRows.ts';

/**
 * Takes everything away that a member wrote, showed or liked, sets every count right, and leaves a row without a
 * person behind it, which reports and other members' threads may point at. Returns the keys of the files to remove.
 */
export async function eraseMember(context: Context, db: Db, memberId: string): Promise<string[]> {
  await holdAll(db, memberId);
  await holdJobs(db, memberId);
  await takeBackReactions(db, memberId);
  await removeComments(context, db, memberId);
  await removePosts(context, db, memberId);
  await removeRelations(context, db, memberId);
  await eraseChats(context, db, memberId);
  await eraseSections(db, memberId);
  // Their jobs first: whoever waits there is told while it is known who waits.
  await eraseJobs(context, db, memberId);
  await eraseApplications(context, db, memberId);
  await eraseEvents(context, db, memberId);
  await eraseTickets(context, db, memberId);
  await eraseLive(context, db, memberId);
  const recorded = await eraseRecordings(context, db, memberId);
  await endSessions(context, db, memberId);
  await db
    .deleteFrom('notifications')
    .where((row) => row.or([row('member_id', '=', memberId), row('actor_id', '=', memberId)]))
    .execute();
  await erasePayments(context, db, memberId);
  await db.deleteFrom('verifications').where('owner_id', '=', memberId).execute();
  await db
    .updateTable('verifications')
    .set({ requested_by: null })
    .where('requested_by', '=', memberId)
    .execute();
  await db.deleteFrom('data_exports').where('member_id', '=', memberId).execute();
  await db.deleteFrom('saved').where('member_id', '=', memberId).execute();
  await db.deleteFrom('hidden_posts').where('member_id', '=', memberId).execute();
  await db.deleteFrom('contact_changes').where('member_id', '=', memberId).execute();
  await db.deleteFrom('reset_tokens').where('member_id', '=', memberId).execute();
  await db.deleteFrom('idempotency').where('member_id', '=', memberId).execute();
  await db
    .updateTable('contact_messages')
    .set({ member_id: null, media_key: null })
    .where('member_id', '=', memberId)
    .execute();
  const files = await db.selectFrom('media').select('key').where('owner_id', '=', memberId).execute();
  const keys = files.map(({ key }) => key);
  await releaseMedia(context, db, keys);
  await db
    .updateTable('members')
    .set({
      country_code: null,
      dial_code: null,
      phone: null,
      email: null,
      password_hash: null,
      user_name: 'Deleted member',
      image_key: null,
      headline: null,
      details: '{}',
      locale: null,
      verification_status: 0,
      timezone: null,
      post_count: 0,
      deleted_at: context.now(),
      updated_at: context.now(),
    })
    .where('id', '=', memberId)
    .execute();
  await indexMember(db, memberId);
  return [...new Set([...keys, ...recorded])];
}

/**
 * The member, and all whose counts will change, in the order in which every pair is locked (shared/pair.ts): nobody
 * connects with who is leaving, and nobody waits in a circle.
 */
async function holdAll(db: Db, memberId: string) {
  const id = sql`${memberId}::uuid`;
  await sql`
    select id from members where id in (
      select ${id} union select followed_id from follows where member_id = ${id}
      union select member_id from follows where followed_id = ${id}
      union select other_id from connections where member_id = ${id})
    order by id for no key update`.execute(db);
}

async function takeBackReactions(db: Db, memberId: string) {
  await sql`
    with gone as (delete from likes where member_id = ${memberId}::uuid returning feed_id)
    update posts set like_count = like_count - 1 from gone where posts.id = gone.feed_id`.execute(db);
  await sql`
    with gone as (delete from shares where member_id = ${memberId}::uuid returning feed_id)
    update posts set share_count = share_count - 1 from gone where posts.id = gone.feed_id`.execute(db);
  await sql`
    with gone as (delete from comment_likes where member_id = ${memberId}::uuid returning comment_id)
    update comments set like_count = like_count - 1 from gone where comments.id = gone.comment_id`.execute(
    db,
  );
}

/** A comment keeps its place while others have answered it (product 3.4), without its text. */
async function removeComments(context: Context, db: Db, memberId: string) {
  const now = context.now().toISOString();
  // Whoever changes a thread holds the lock on its post (threadCount.ts).
  await sql`
    select id from posts where id in (select feed_id from comments where author_id = ${memberId}::uuid)
    order by id for update`.execute(db);
  await sql`
    with counted as (
      select c.feed_id, count(*) as lost from comments c
      left join comments parent on parent.id = c.parent_id
      where c.author_id = ${memberId}::uuid and c.deleted_at is null and c.hidden_at is null
        and parent.hidden_at is null
      group by c.feed_id)
    update posts set comment_count = comment_count - counted.lost from counted where posts.id = counted.feed_id`.execute(
    db,
  );
  await sql`
    delete from comment_likes where comment_id in (select id from comments where author_id = ${memberId}::uuid)`.execute(
    db,
  );
  await sql`
    update comments set text = '', mentions = '[]', like_count = 0, deleted_at = coalesce(deleted_at, ${now}::timestamptz)
    where author_id = ${memberId}::uuid`.execute(db);
}

async function removePosts(context: Context, db: Db, memberId: string) {
  await removeTagsOf(db, memberId);
  const now = context.now().toISOString();
  for (const table of ['post_media', 'post_edits'] as const)
    await sql`
      delete from ${sql.table(table)} where post_id in (select id from posts where author_id = ${memberId}::uuid)`.execute(
      db,
    );
  await sql`
    update posts set text = '', mentions = '[]', deleted_at = coalesce(deleted_at, ${now}::timestamptz)
    where author_id = ${memberId}::uuid`.execute(db);
}

async function removeRelations(context: Context, db: Db, memberId: string) {
  const followed = await sql<{ id: string }>`
    with gone as (delete from follows where member_id = ${memberId}::uuid returning followed_id)
    update members set follower_count = follower_count - 1 from gone where members.id = gone.followed_id
    returning members.id`.execute(db);
  for (const { id } of followed.rows) await countFollower(context, db, id, -1);
  await db.deleteFrom('follower_days').where('member_id', '=', memberId).execute();
  await sql`
    with gone as (delete from follows where followed_id = ${memberId}::uuid returning member_id)
    update members set following_count = following_count - 1 from gone where members.id = gone.member_id`.execute(
    db,
  );
  await sql`
    with gone as (delete from connections where other_id = ${memberId}::uuid returning member_id, status)
    update members set connection_count = connection_count - 1 from gone
    where members.id = gone.member_id and gone.status = 1`.execute(db);
  await db.deleteFrom('connections').where('member_id', '=', memberId).execute();
  await db
    .deleteFrom('blocks')
    .where((row) => row.or([row('member_id', '=', memberId), row('blocked_id', '=', memberId)]))
    .execute();
  await db
    .deleteFrom('mutes')
    .where((row) => row.or([row('member_id', '=', memberId), row('muted_id', '=', memberId)]))
    .execute();
  await db
    .deleteFrom('refused_requests')
    .where((row) => row.or([row('member_id', '=', memberId), row('refused_by', '=', memberId)]))
    .execute();
  await eraseRecommendations(db, memberId);
  await db
    .updateTable('members')
    .set({ follower_count: 0, following_count: 0, connection_count: 0 })
    .where('id', '=', memberId)
    .execute();
}
