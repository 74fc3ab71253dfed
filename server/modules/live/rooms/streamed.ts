import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import type { EventOf } from '../../../stream/references.ts';
import type { Renderer } from '../../../stream/renderers.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../../../shared/authors.ts';
import { commentsById, toComment } from './comments.ts';
import { accessOf, ALLOW, KICK, MUTE, type Room } from './rooms.ts';
import { isConnected } from './seats.ts';

/** Of those who came and left, the host is told so many at once. */
const MOST_NAMED = 100;

interface OfRoom {
  memberId: string;
  event: { channelName: string };
}

/**
 * The room of each of these, in their order, in two statements however many members there are. Undefined for whom it is not, or not any
 * more; who was in it learns that it has ended.
 */
async function openRooms(db: Db, news: readonly OfRoom[]): Promise<(Room | undefined)[]> {
  const names = [...new Set(news.map(({ event }) => event.channelName))];
  const rooms = await db.selectFrom('live_channels').selectAll().where('channel_name', 'in', names).execute();
  const byName = new Map(rooms.map((room) => [room.channel_name, room]));
  const { rows } = await sql<{ place: number }>`
    select wanted.place::int as place
    from unnest(${news.map(({ memberId }) => memberId)}::uuid[], ${news.map(({ event }) => event.channelName)}::text[])
      with ordinality as wanted (member_id, channel_name, place)
    inner join live_channels on live_channels.channel_name = wanted.channel_name
    inner join members on members.id = live_channels.host_id
    where members.deleted_at is null and members.suspended_at is null
      and ${accessOf(sql.ref('wanted.member_id'))} = 'OPEN'
      and not exists (select 1 from hidden_pairs where hidden_pairs.member_id = wanted.member_id
        and hidden_pairs.hidden_id = live_channels.host_id)`.execute(db);
  const open = new Set(rows.map(({ place }) => place - 1));
  return news.map(({ event }, at) => (open.has(at) ? byName.get(event.channelName) : undefined));
}

const state: Renderer<'live.state'> = async ({ db }, news) => {
  const rooms = await openRooms(db, news);
  return news.map(({ event: { type, channelName } }, at) => {
    const room = rooms[at];
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

/** Which of these members and authors a block stands between, as `${memberId} ${authorId}`. */
async function hiddenFrom(db: Db, memberIds: string[], authorIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('hidden_pairs')
    .select(['member_id', 'hidden_id'])
    .where('member_id', 'in', [...new Set(memberIds)])
    .where('hidden_id', 'in', [...new Set(authorIds)])
    .execute();
  return new Set(rows.map(({ member_id, hidden_id }) => `${member_id} ${hidden_id}`));
}

const comment: Renderer<'live.comment'> = async ({ db }, news) => {
  const rooms = await openRooms(db, news);
  const said = await commentsById(
    db,
    news.map(({ event }) => event.commentId),
  );
  if (said.size === 0) return news.map(() => undefined);
  const hidden = await hiddenFrom(
    db,
    news.map(({ memberId }) => memberId),
    [...said.values()].map(({ author_id }) => author_id),
  );
  return news.map(({ memberId, event: { type, channelName, commentId } }, at) => {
    const [room, row] = [rooms[at], said.get(commentId)];
    if (!room || row?.channel_name !== channelName || hidden.has(`${memberId} ${row.author_id}`))
      return undefined;
    return { type, kind: 1 as const, comment: toComment(row, room, memberId) };
  });
};

const like: Renderer<'live.like'> = async ({ db }, news) => {
  const rooms = await openRooms(db, news);
  return news.map(({ event: { type, channelName } }, at) => {
    const room = rooms[at];
    return room && { type, kind: 0 as const, channelName, likes: room.likes };
  });
};

interface Moved extends AuthorRow {
  here: boolean;
}

/** Who came since then and is here, and who left since then and is not. Nobody whom a block hides from the host. */
async function movedSince(
  db: Db,
  { channel_name, host_id }: Room,
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
  const rooms = await openRooms(db, news);
  const events: (EventOf<'live.audience'> | undefined)[] = [];
  for (const [at, { memberId, event }] of news.entries()) {
    const { type, channelName, since } = event;
    const room = rooms[at];
    const isHost = room?.host_id === memberId;
    events.push(
      room && room.state !== 'ENDED'
        ? {
            type,
            channelName,
            audience: room.audience,
            peak: room.peak,
            // One a room.
            ...(isHost ? await movedSince(db, room, since) : {}),
          }
        : undefined,
    );
  }
  return events;
};

const kick: Renderer<'live.kick'> = async ({ db }, news) => {
  const { rows } = await sql<{ key: string }>`
    select channel_name || ' ' || member_id || ' ' || kind as key from live_bans
    where member_id = any(${news.map(({ memberId }) => memberId)}::uuid[])
      and kind in (${sql.lit(KICK)}, ${sql.lit(MUTE)})`.execute(db);
  const known = new Set(rows.map(({ key }) => key));
  const stands = (memberId: string, { channelName }: { channelName: string }, action: number) =>
    known.has(`${channelName} ${memberId} ${action}`);
  return news.map(({ memberId, event }) => {
    const holds =
      event.action === ALLOW
        ? !stands(memberId, event, KICK) && !stands(memberId, event, MUTE)
        : stands(memberId, event, event.action);
    return holds ? event : undefined;
  });
};

export const liveRenderers = {
  'live.state': state,
  'live.comment': comment,
  'live.like': like,
  'live.audience': audience,
  'live.kick': kick,
};
