import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import type { MediaStorage } from '../../../media/storage.ts';
import { endRoom } from './endRoom.ts';
import { hostLeft } from './hearSeats.ts';
import { tellRoom } from '../liveEvents.ts';
import type { MediaServer } from '../../../services/mediaServer.ts';
import { removePoster } from './posters.ts';
import { accessOf, lockRoom, onAir } from './rooms.ts';
import { endSeats } from './seats.ts';

type Keeping = Pick<Context, 'now' | 'db'> & {
  mediaServer: MediaServer | undefined;
  storage: MediaStorage;
};

const AT_ONCE = 500;
/** A seat without media is over after so long; whoever comes back later asks for another. */
const EMPTY_MS = 300_000;
/** A room is told of likes, and of its audience, at most so often. */
const TOLD_MS = 1000;

/** Whether there is anything to keep: rooms on air, or ended ones that the media server does not know of yet. */
export const anyRooms = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('live_channels')
    .select('channel_name')
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether the media server has rooms to keep. */
export const anyForMediaServer = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('live_channels')
    .select('channel_name')
    .where('closed_at', 'is', null)
    .where('provider', '=', 'WEBRTC')
    .where(onAir)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * One round. Whoever may not be in a room any more is put out, for whatever reason: a block, a removal, a lost ticket or follow, a session
 * that is over, an account that is. Rooms without their host end. What has changed is told. All of it is read from the tables, so
 * that any process may do it, also after all of them were away.
 */
export async function keepRooms(context: Keeping): Promise<void> {
  await endStrangers(context);
  await endLonely(context);
  await tellChanged(context, 'audience');
  await tellChanged(context, 'likes');
  await tellMediaServer(context);
}

/** Seats of those who may not be there, of all rooms or of one. */
async function strangersIn(
  { now }: Pick<Context, 'now'>,
  db: Db,
  channelName?: string,
): Promise<{ seat_id: string; channel_name: string }[]> {
  const at = now().toISOString();
  const empty = new Date(now().getTime() - EMPTY_MS).toISOString();
  const member = sql.ref('live_seats.member_id');
  const inRoom = channelName === undefined ? sql`` : sql`live_channels.channel_name = ${channelName} and`;
  const { rows } = await sql<{ seat_id: string; channel_name: string }>`
    select live_seats.seat_id, live_seats.channel_name
    from live_channels
    inner join live_seats on live_seats.channel_name = live_channels.channel_name and live_seats.left_at is null
    inner join members on members.id = live_seats.member_id
    where ${inRoom} live_channels.closed_at is null and (
      members.deleted_at is not null or members.suspended_at is not null
      or not exists (select 1 from sessions where sessions.token_hash = live_seats.session_hash
        and sessions.revoked_at is null and sessions.expires_at > ${at}::timestamptz)
      or ${accessOf(member)} <> 'OPEN'
      or exists (select 1 from hidden_pairs where hidden_pairs.member_id = live_channels.host_id
        and hidden_pairs.hidden_id = ${member})
      or (live_channels.provider = 'AGORA' and live_seats.expires_at <= ${at}::timestamptz)
      or ((live_seats.connected_at is null or live_seats.lost_at is not null)
        and coalesce(live_seats.lost_at, live_seats.issued_at) < ${empty}::timestamptz))
    limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows;
}

/** Room by room, each held before its seats are touched, as everybody does it. */
async function endStrangers(context: Keeping): Promise<void> {
  const { db } = context;
  const found = await strangersIn(context, db);
  for (const channelName of new Set(found.map(({ channel_name }) => channel_name)))
    await db.transaction().execute(async (trx) => {
      const room = await lockRoom(trx, channelName);
      // Who asked for another seat or came back meanwhile stays.
      const ids = (await strangersIn(context, trx, channelName)).map(({ seat_id }) => seat_id);
      await endSeats(context, trx, ids);
      if (room?.host_seat && ids.includes(room.host_seat)) await hostLeft(context, trx, channelName);
    });
}

/** Rooms whose host has not come, has not come back, or has no account any more. */
const lonelyRooms = (db: Db, at: string) =>
  db
    .selectFrom('live_channels')
    .innerJoin('members', 'members.id', 'live_channels.host_id')
    .select('live_channels.channel_name')
    .where(onAir)
    .where((row) =>
      row.or([
        row('live_channels.host_away_until', '<=', at),
        row('members.deleted_at', 'is not', null),
        row('members.suspended_at', 'is not', null),
      ]),
    );

async function endLonely(context: Keeping): Promise<void> {
  const { db, now } = context;
  const rows = await lonelyRooms(db, now().toISOString()).limit(AT_ONCE).execute();
  for (const { channel_name } of rows)
    await db.transaction().execute(async (trx) => {
      await lockRoom(trx, channel_name);
      // A host who came back in the last moment is there.
      const still = await lonelyRooms(trx, now().toISOString())
        .where('live_channels.channel_name', '=', channel_name)
        .executeTakeFirst();
      if (still) await endRoom(context, trx, channel_name, 'host.lost');
    });
}

/** Whoever of the processes says it first has said it: the room hears of it once a second at most. */
async function tellChanged({ db, now }: Keeping, what: 'audience' | 'likes'): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - TOLD_MS).toISOString();
  const [changed, told] = [`${what}_changed_at`, `${what}_told_at`] as const;
  const rows = await db
    .selectFrom('live_channels')
    .select('channel_name')
    .where(onAir)
    .where(changed, 'is not', null)
    .where(told, '<=', before)
    .limit(AT_ONCE)
    .execute();
  for (const { channel_name: channelName } of rows)
    await db.transaction().execute(async (trx) => {
      const room = await trx
        .selectFrom('live_channels')
        .select(['audience_told_at', 'likes_told_at'])
        .where('channel_name', '=', channelName)
        .where(changed, 'is not', null)
        .where(told, '<=', before)
        .forUpdate()
        .executeTakeFirst();
      if (!room) return;
      await trx
        .updateTable('live_channels')
        .set({ [changed]: null, [told]: at })
        .where('channel_name', '=', channelName)
        .execute();
      await tellRoom(
        trx,
        what === 'likes'
          ? { type: 'live.like', channelName }
          : { type: 'live.audience', channelName, since: room.audience_told_at },
      );
    });
}

/** Has the media server end what is over. When it cannot be reached it is told in a later round. */
async function tellMediaServer({ db, now, mediaServer, storage }: Keeping): Promise<void> {
  const over = await db
    .selectFrom('live_seats')
    .innerJoin('live_channels', 'live_channels.channel_name', 'live_seats.channel_name')
    .select(['live_seats.seat_id', 'live_seats.channel_name'])
    .where('live_seats.left_at', 'is not', null)
    .where('live_seats.out_at', 'is', null)
    .where('live_channels.provider', '=', 'WEBRTC')
    .where(onAir)
    .limit(AT_ONCE)
    .execute();
  for (const { seat_id, channel_name } of over) {
    await mediaServer?.removeSeat(channel_name, seat_id);
    await db.updateTable('live_seats').set({ out_at: now() }).where('seat_id', '=', seat_id).execute();
  }
  const ended = await db
    .selectFrom('live_channels')
    .select(['channel_name', 'provider'])
    .where('state', '=', 'ENDED')
    .where('closed_at', 'is', null)
    .limit(AT_ONCE)
    .execute();
  for (const { channel_name, provider } of ended) {
    if (provider === 'WEBRTC') await mediaServer?.closeRoom(channel_name);
    await removePoster({ db, storage }, channel_name);
    await db
      .updateTable('live_channels')
      .set({ closed_at: now() })
      .where('channel_name', '=', channel_name)
      .execute();
    // Who watched what is nobody's matter any more.
    await db.deleteFrom('live_seats').where('channel_name', '=', channel_name).execute();
  }
}
