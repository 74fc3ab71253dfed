import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import type { Renderer } from '../../stream/renderers.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../feed/authors.ts';
import { commentsFor } from './comments.ts';
import { KICK, MUTE, roomsFor, type RoomFor } from './rooms.ts';
import { isConnected } from './seats.ts';

/** Of those who came and left, the host is told so many at once. */
const MOST_NAMED = 100;

/** What one round looks up once: rooms as a member stands to them. */
function lookUps(db: Db) {
  const rooms = new Map<string, Promise<RoomFor | undefined>>();
  return {
    /** Undefined for whom the room is not, or not any more; who was in it learns that it has ended. */
    async room(memberId: string, channelName: string): Promise<RoomFor | undefined> {
      const key = `${memberId} ${channelName}`;
      const found =
        rooms.get(key) ??
        roomsFor(db, memberId).where('live_channels.channel_name', '=', channelName).executeTakeFirst();
      rooms.set(key, found);
      const room = await found;
      return room?.access === 'OPEN' ? room : undefined;
    },
  };
}

/** One after the other: a database that answers in turn gains nothing else. */
async function inTurn<One, Event>(
  news: readonly One[],
  render: (one: One) => Promise<Event | undefined>,
): Promise<(Event | undefined)[]> {
  const events: (Event | undefined)[] = [];
  for (const one of news) events.push(await render(one));
  return events;
}

const state: Renderer<'live.state'> = async ({ db }, news) => {
  const round = lookUps(db);
  return inTurn(news, async ({ memberId, event: { type, channelName } }) => {
    const room = await round.room(memberId, channelName);
    return (
      room && {
        type,
        channelName,
        state: room.state,
        title: room.title,
        isRecording: room.recording_id !== null && room.state !== 'ENDED',
        commentsOff: room.comments_off,
        slowModeSec: room.slow_mode_sec,
        ...(room.pinned_comment_id === null ? {} : { pinnedCommentId: room.pinned_comment_id }),
        ...(room.state === 'HOST_AWAY' && room.host_away_until !== null
          ? { hostAwayUntil: room.host_away_until }
          : {}),
        ...(room.ended_at === null ? {} : { endedAt: room.ended_at }),
      }
    );
  });
};

const comment: Renderer<'live.comment'> = async ({ db }, news) => {
  const round = lookUps(db);
  return inTurn(news, async ({ memberId, event: { type, channelName, commentId } }) => {
    const room = await round.room(memberId, channelName);
    const found = room && (await commentsFor(db, room, memberId, { commentId }))[0];
    return found && { type, kind: 1 as const, comment: found };
  });
};

const like: Renderer<'live.like'> = async ({ db }, news) => {
  const round = lookUps(db);
  return inTurn(news, async ({ memberId, event: { type, channelName } }) => {
    const room = await round.room(memberId, channelName);
    return room && { type, kind: 0 as const, channelName, likes: room.likes };
  });
};

interface Moved extends AuthorRow {
  here: boolean;
}

/** Who came since then and is here, and who left since then and is not. Nobody whom a block hides from the host. */
async function movedSince(
  db: Db,
  { channel_name, host_id }: RoomFor,
  since: string,
): Promise<{ joined: Schemas['Author'][]; left: string[] }> {
  const { rows } = await sql<Moved>`
    select ${authorSelect}, moved.here from (
      select member_id, bool_or(${isConnected}) as here from live_seats
      where channel_name = ${channel_name} and role = 1 and member_id <> ${host_id}::uuid and connected_at is not null
      group by member_id
      having (bool_or(${isConnected}) and min(connected_at) filter (where ${isConnected}) > ${since}::timestamptz)
        or (not bool_or(${isConnected}) and max(lost_at) > ${since}::timestamptz)) as moved
    inner join members on members.id = moved.member_id
    where members.deleted_at is null and not exists (
      select 1 from hidden_pairs where hidden_pairs.member_id = ${host_id}::uuid and hidden_pairs.hidden_id = members.id)
    order by members.id limit ${sql.lit(MOST_NAMED)}`.execute(db);
  return {
    joined: rows.filter(({ here }) => here).map(toAuthor),
    left: rows.filter(({ here }) => !here).map(({ author_id }) => author_id),
  };
}

const audience: Renderer<'live.audience'> = async ({ db }, news) => {
  const round = lookUps(db);
  return inTurn(news, async ({ memberId, event: { type, channelName, since } }) => {
    const room = await round.room(memberId, channelName);
    if (!room || room.state === 'ENDED') return undefined;
    const isHost = room.host_id === memberId;
    return {
      type,
      channelName,
      audience: room.audience,
      peak: room.peak,
      ...(isHost ? await movedSince(db, room, since) : {}),
    };
  });
};

const kick: Renderer<'live.kick'> = async ({ db }, news) => {
  const { rows } = await sql<{ key: string }>`
    select channel_name || ' ' || member_id || ' ' || kind as key from live_bans
    where member_id = any(${news.map(({ memberId }) => memberId)}::uuid[])
      and kind in (${sql.lit(KICK)}, ${sql.lit(MUTE)})`.execute(db);
  const known = new Set(rows.map(({ key }) => key));
  return news.map(({ memberId, event }) =>
    known.has(`${event.channelName} ${memberId} ${event.action}`) ? event : undefined,
  );
};

export const liveRenderers = {
  'live.state': state,
  'live.comment': comment,
  'live.like': like,
  'live.audience': audience,
  'live.kick': kick,
};
