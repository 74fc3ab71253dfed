import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import type { LiveChannelsTable } from '../../../db/liveTables.ts';
import { connectedTo, notHidden } from '../../../db/visible.ts';
import { conflict, forbidden, notFound, type ApiProblem } from '../../../problem.ts';
import { authorColumns, toAuthor, type AuthorRow } from '../../../shared/authors.ts';
import { recordingUrl } from '../recordings/links.ts';

export type LiveChannel = Schemas['LiveChannel'];
export type Room = Selectable<LiveChannelsTable>;
type Access = LiveChannel['access'];

/** LiveRole of the contract (specification 3). */
export const HOST = 0;
export const AUDIENCE = 1;
/** Actions of add-comment; the first two are kinds of live_bans. */
export const KICK = 3;
export const MUTE = 4;
export const ALLOW = 6;

export const roomGone = (): ApiProblem => notFound('This live room is not available.');
export const roomClosed = (): ApiProblem => conflict('This live room is closed.');
export const roomFull = (): ApiProblem => conflict('This live room is full. Please try again later.');

/** A member of a room is kept out of it by a ban, by who may join, or by nothing. `live_channels` is the room. */
export const accessOf = (member: RawBuilder<unknown>): RawBuilder<Exclude<Access, 'FULL'>> => sql`
  case when live_channels.host_id = ${member} then 'OPEN'
    when exists (select 1 from live_bans where live_bans.channel_name = live_channels.channel_name
      and live_bans.member_id = ${member} and live_bans.kind = ${sql.lit(KICK)}) then 'REMOVED'
    when live_channels.visibility = 1
      and not exists (select 1 from follows where follows.member_id = ${member} and follows.followed_id = live_channels.host_id)
      and not exists (select 1 from connections where connections.member_id = ${member}
        and connections.other_id = live_channels.host_id and connections.status = 1) then 'FOLLOWERS'
    when live_channels.visibility = 2
      and not exists (select 1 from tickets where tickets.event_id = live_channels.event_id and tickets.owner_id = ${member}
        and tickets.status in (1, 2) and (tickets.price = 0 or not exists (select 1 from transactions
          where transactions.id = tickets.transaction_id and transactions.dispute in ('OPEN', 'LOST')))) then 'TICKET_HOLDERS'
    else 'OPEN' end`;

/** Whether somebody is in the room: they hold a seat that is not over. */
const isInside = (member: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from live_seats where live_seats.channel_name = live_channels.channel_name and live_seats.member_id = ${member}
    and live_seats.left_at is null)`;

const banned = (member: RawBuilder<unknown>, kind: number): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from live_bans where live_bans.channel_name = live_channels.channel_name and live_bans.member_id = ${member}
    and live_bans.kind = ${sql.lit(kind)})`;

/** Rooms that a member may know of: their host is there, and no block stands between the two. */
export const roomsFor = (db: Db, viewerId: string) => {
  const viewer = sql`${viewerId}::uuid`;
  return db
    .selectFrom('live_channels')
    .innerJoin('members', 'members.id', 'live_channels.host_id')
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .where(notHidden(viewerId, 'live_channels.host_id'))
    .selectAll('live_channels')
    .select(authorColumns)
    .select([
      accessOf(viewer).as('access'),
      isInside(viewer).as('inside'),
      banned(viewer, MUTE).as('muted'),
      sql<boolean>`exists (select 1 from live_likes where live_likes.channel_name = live_channels.channel_name
        and live_likes.member_id = ${viewer})`.as('liked'),
      sql<boolean>`exists (select 1 from follows where follows.member_id = ${viewer}
        and follows.followed_id = live_channels.host_id)`.as('following'),
      watchable(viewerId).as('watchable_id'),
    ]);
};

/** After the end: the latest recording of the room that the viewer may watch. */
const watchable = (viewerId: string): RawBuilder<string | null> => sql<string | null>`
  case when live_channels.state = 'ENDED' then (
    select recordings.recording_id from recordings where recordings.channel_name = live_channels.channel_name
      and recordings.state in (1, 3) and (recordings.host_id = ${viewerId}::uuid or recordings.visibility = 0
        or (recordings.visibility = 1 and ${connectedTo(viewerId, 'recordings.host_id')}))
    order by recordings.recording_id desc limit 1) end`;

export type RoomFor = Room &
  AuthorRow & {
    access: Access;
    inside: boolean;
    muted: boolean;
    liked: boolean;
    following: boolean;
    watchable_id: string | null;
  };

/** One room as a member stands to it. 404 for what is not there, or hidden by a block. */
export async function roomFor(db: Db, viewerId: string, channelName: string): Promise<RoomFor> {
  const room = await roomsFor(db, viewerId)
    .where('live_channels.channel_name', '=', channelName)
    .executeTakeFirst();
  if (!room) throw roomGone();
  return room;
}

/** True for whoever would be one too many. */
export const isFull = (
  { config }: Pick<Context, 'config'>,
  { host_id, state, audience, inside }: RoomFor,
  viewerId: string,
): boolean => state !== 'ENDED' && host_id !== viewerId && !inside && audience >= config.liveViewersMax;

const refusals: Record<Exclude<Access, 'OPEN'>, () => ApiProblem> = {
  FOLLOWERS: () => forbidden('This live room is for those who follow its host.'),
  TICKET_HOLDERS: () => forbidden('This live room is for those who hold a ticket of its event.'),
  REMOVED: () => forbidden('You were removed from this live room.'),
  FULL: roomFull,
};

/** 403 for whom the room is not open to; 409 when it is over. */
export function refuseOutsiders({ access, state }: RoomFor): void {
  if (access !== 'OPEN') throw refusals[access]();
  if (state === 'ENDED') throw roomClosed();
}

/** 403 NOT_OWNER for everybody but the host. */
export function refuseOthers({ host_id }: RoomFor, userId: string): void {
  if (host_id !== userId) throw forbidden('Only its host can do this.', 'NOT_OWNER');
}

/** What is on air is for those whom the room is open to. */
function posterOf(
  context: Pick<Context, 'config' | 'now'>,
  { poster_key, state, access }: RoomFor,
  viewerId: string,
): Pick<LiveChannel, 'posterUrl'> {
  if (poster_key === null || state === 'ENDED' || access !== 'OPEN') return {};
  return { posterUrl: recordingUrl(context, poster_key, viewerId) };
}

/** A room as a member sees it. */
export function toChannel(
  context: Pick<Context, 'config' | 'now'>,
  room: RoomFor,
  viewerId: string,
): LiveChannel {
  const isHost = room.host_id === viewerId;
  const recordingId = room.state === 'ENDED' ? room.watchable_id : isHost ? room.recording_id : null;
  return {
    channelName: room.channel_name,
    mediaType: room.media_type,
    title: room.title,
    ...(room.description === null ? {} : { description: room.description }),
    host: toAuthor(room),
    visibility: room.visibility,
    ...(room.event_id === null ? {} : { eventId: room.event_id }),
    ...posterOf(context, room, viewerId),
    startedAt: room.started_at,
    ...(room.ended_at === null ? {} : { endedAt: room.ended_at }),
    audience: room.state === 'ENDED' ? 0 : room.audience,
    peak: room.peak,
    likes: room.likes,
    isRecording: room.recording_id !== null && room.state !== 'ENDED',
    ...(recordingId === null ? {} : { recordingId }),
    commentsOff: room.comments_off,
    slowModeSec: room.slow_mode_sec,
    ...(room.pinned_comment_id === null ? {} : { pinnedCommentId: room.pinned_comment_id }),
    state: room.state,
    viewerRole: isHost ? HOST : AUDIENCE,
    isLiked: room.liked,
    isFollowing: room.following,
    ...(room.muted ? { isMuted: true } : {}),
    access: room.access === 'OPEN' && isFull(context, room, viewerId) ? 'FULL' : room.access,
  };
}

/** The row itself, locked: whoever changes a room holds it. Undefined when it is not there. */
export const lockRoom = (db: Db, channelName: string): Promise<Room | undefined> =>
  db
    .selectFrom('live_channels')
    .selectAll()
    .where('channel_name', '=', channelName)
    .forUpdate()
    .executeTakeFirst();

/** True for rooms that have not ended. */
export const onAir: RawBuilder<SqlBool> = sql<SqlBool>`live_channels.state <> 'ENDED'`;
