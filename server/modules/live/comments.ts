import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { authorColumns, toAuthor } from '../feed/authors.ts';
import type { Room } from './rooms.ts';

export type LiveComment = Schemas['LiveComment'];

const MOST_SHOWN = 50;

const stateOf = (room: Pick<Room, 'pinned_comment_id'>): RawBuilder<LiveComment['state']> => sql`
  case when live_comments.hidden_at is not null then 'HIDDEN'
    when live_comments.id = ${room.pinned_comment_id}::uuid then 'PINNED' else 'VISIBLE' end`;

/**
 * The last 50 comments of a room in the order of time, or one of them, as a member reads them: without those of members behind a block,
 * of suspended ones and of deleted accounts. A hidden one is in the list for the host alone; by itself it is told to all, without its words.
 */
export async function commentsFor(
  db: Db,
  room: Pick<Room, 'channel_name' | 'host_id' | 'pinned_comment_id'>,
  readerId: string,
  { commentId }: { commentId?: string } = {},
): Promise<LiveComment[]> {
  const isHost = room.host_id === readerId;
  const rows = await db
    .selectFrom('live_comments')
    .innerJoin('members', 'members.id', 'live_comments.author_id')
    .selectAll('live_comments')
    .select(authorColumns)
    .select(stateOf(room).as('state'))
    .where('live_comments.channel_name', '=', room.channel_name)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .where(notHidden(readerId, 'live_comments.author_id'))
    .$if(commentId !== undefined, (query) => query.where('live_comments.id', '=', commentId ?? ''))
    .$if(commentId === undefined && !isHost, (query) => query.where('live_comments.hidden_at', 'is', null))
    .orderBy('live_comments.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.toReversed().map((row) => ({
    commentId: row.id,
    channelName: row.channel_name,
    ...(row.author_id === readerId ? { clientId: row.client_id } : {}),
    author: toAuthor(row),
    text: row.state === 'HIDDEN' && !isHost ? '' : row.text,
    createdAt: row.created_at,
    state: row.state,
  }));
}
