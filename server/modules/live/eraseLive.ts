import { sql } from 'kysely';
import type { Context, Db } from '../../context.ts';
import { endRoom } from './rooms/endRoom.ts';
import { tellRoom } from './liveEvents.ts';
import { onAir } from './rooms/rooms.ts';
import { endSeats } from './rooms/seats.ts';

/**
 * Ends a member's rooms and takes away what they said and liked in others'. Of their own rooms remain rows without words, since
 * the media server is told of their end afterwards.
 */
export async function eraseLive(context: Pick<Context, 'now'>, db: Db, memberId: string): Promise<void> {
  await lockRoomsOf(db, memberId);
  const open = await db
    .selectFrom('live_channels')
    .select('channel_name')
    .where('host_id', '=', memberId)
    .where(onAir)
    .execute();
  for (const { channel_name } of open) await endRoom(context, db, channel_name);
  const seats = await db
    .selectFrom('live_seats')
    .select('seat_id')
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null)
    .execute();
  await endSeats(
    context,
    db,
    seats.map(({ seat_id }) => seat_id),
  );
  await eraseComments(db, memberId);
  await sql`
    with gone as (delete from live_likes where member_id = ${memberId}::uuid returning channel_name)
    update live_channels set likes = likes - 1, likes_changed_at = ${context.now().toISOString()}::timestamptz
    from gone where live_channels.channel_name = gone.channel_name`.execute(db);
  await db.deleteFrom('live_bans').where('member_id', '=', memberId).execute();
  await eraseRooms(db, memberId);
}

/** Holds every room that changes, before its seats and in the order of names: so two that erase do not wait for each other. */
async function lockRoomsOf(db: Db, memberId: string): Promise<void> {
  await sql`
    select channel_name from live_channels where channel_name in (
      select channel_name from live_channels where host_id = ${memberId}::uuid
      union select channel_name from live_seats where member_id = ${memberId}::uuid and left_at is null
      union select channel_name from live_likes where member_id = ${memberId}::uuid
      union select channel_name from live_comments where author_id = ${memberId}::uuid)
    order by channel_name for update`.execute(db);
}

async function eraseComments(db: Db, memberId: string): Promise<void> {
  const { rows: unpinned } = await sql<{ channel_name: string }>`
    update live_channels set pinned_comment_id = null
    where pinned_comment_id in (select id from live_comments where author_id = ${memberId}::uuid)
    returning channel_name`.execute(db);
  await db.deleteFrom('live_comments').where('author_id', '=', memberId).execute();
  for (const { channel_name: channelName } of unpinned)
    await tellRoom(db, { type: 'live.state', channelName });
}

/** What was said in a room goes with its host. */
async function eraseRooms(db: Db, memberId: string): Promise<void> {
  for (const table of ['live_comments', 'live_likes', 'live_bans'] as const)
    await sql`
      delete from ${sql.table(table)} where channel_name in (
        select channel_name from live_channels where host_id = ${memberId}::uuid)`.execute(db);
  await db
    .updateTable('live_channels')
    .set({ title: '', description: null, pinned_comment_id: null, likes: 0 })
    .where('host_id', '=', memberId)
    .execute();
}
