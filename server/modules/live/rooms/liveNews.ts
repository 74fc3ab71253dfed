import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { addTask, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { tellEach } from '../../../notify/notify.ts';
import { onAir } from './rooms.ts';

/** Contract: NotificationType LIVE_STREAM_STARTED. */
export const LIVE_STARTED = 12;
export const TELL_LIVE = 'live.tell';
const AT_ONCE = 500;
/** So often at most a host's followers are told (product 5). */
const PAUSE_MS = 1_800_000;

const PREFIX = 'live:started:';
const startedKey = (channelName: string): string => `${PREFIX}${channelName}`;

/** The room of a notification about one; undefined for any other key. */
export const channelOf = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;

/** A room was opened: those who may be told are told after the commit, unless they were less than 30 minutes ago. */
export async function tellStarted(
  { now }: Pick<Context, 'now'>,
  db: Db,
  channelName: string,
  hostId: string,
): Promise<void> {
  const since = new Date(now().getTime() - PAUSE_MS).toISOString();
  const told = await db
    .selectFrom('live_channels')
    .select('channel_name')
    .where('host_id', '=', hostId)
    .where('told_at', '>', since)
    .executeTakeFirst();
  if (told) return;
  await db
    .updateTable('live_channels')
    .set({ told_at: now() })
    .where('channel_name', '=', channelName)
    .execute();
  await addTask(db, { kind: TELL_LIVE, data: { channelName, after: '' }, runAt: now() });
}

interface Started {
  channel_name: string;
  host_id: string;
  visibility: 0 | 1 | 2;
  event_id: string | null;
}

/** The next of those who may enter and would want to: followers and connections, or who holds a ticket; in the order of their ids. */
async function audience(db: Db, room: Started, after: string): Promise<string[]> {
  const host = sql`${room.host_id}::uuid`;
  const readers =
    room.visibility === 2
      ? sql`select tickets.owner_id as member_id from tickets
          where tickets.event_id = ${room.event_id}::uuid and tickets.status in (1, 2) and tickets.owner_id <> ${host}`
      : sql`select follows.member_id from follows where follows.followed_id = ${host}
          union select connections.other_id from connections where connections.member_id = ${host} and connections.status = 1`;
  const { rows } = await sql<{ member_id: string }>`
    select distinct reader.member_id from (${readers}) as reader
    where ${after === '' ? sql`true` : sql`reader.member_id > ${after}::uuid`}
      and ${notHidden(room.host_id, 'reader.member_id')}
    order by reader.member_id limit ${sql.lit(AT_ONCE)}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

async function tellSome({ now }: TaskContext, db: Db, channelName: string, after: string): Promise<void> {
  const room = await db
    .selectFrom('live_channels')
    .innerJoin('members', 'members.id', 'live_channels.host_id')
    .select([
      'live_channels.channel_name',
      'live_channels.host_id',
      'live_channels.visibility',
      'live_channels.event_id',
    ])
    .where('live_channels.channel_name', '=', channelName)
    .where(onAir)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .executeTakeFirst();
  if (!room) return;
  const ids = await audience(db, room, after);
  await tellEach(
    { now },
    db,
    ids.map((memberId) => ({ memberId, type: LIVE_STARTED, key: startedKey(channelName) })),
    room.host_id,
  );
  if (ids.length === AT_ONCE)
    await addTask(db, { kind: TELL_LIVE, data: { channelName, after: ids.at(-1) }, runAt: now() });
}

/** Some hundreds at a time. Twice is the same as once: nobody is told twice of the same room. */
export const tellLiveTask: TaskKind = {
  run: (context, { channelName, after }) =>
    context.db.transaction().execute((trx) => tellSome(context, trx, String(channelName), String(after))),
};

/** Of the rooms that a page of notifications is about, those that are on air. */
export async function roomsOnAirOf(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const names = [...new Set(keys.flatMap((key) => channelOf(key) ?? []))];
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('live_channels')
    .select('channel_name')
    .where('channel_name', 'in', names)
    .where(onAir)
    .execute();
  return new Set(rows.map(({ channel_name }) => channel_name));
}

/** A notification about a room in words, from its key; undefined for any other key. */
export function liveNews(
  key: string,
  open: ReadonlySet<string>,
): { title: string; text: string } | undefined {
  const channelName = channelOf(key);
  if (channelName === undefined) return undefined;
  return open.has(channelName)
    ? { title: 'On air', text: 'is live' }
    : { title: 'Was on air', text: 'was live' };
}
