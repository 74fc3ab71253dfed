import type { Selectable } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import type { LiveCommentsTable } from '../../../db/liveTables.ts';
import { notHidden } from '../../../db/visible.ts';
import { authorColumns, toAuthor, type AuthorRow } from '../../../shared/authors.ts';
import type { Room } from './rooms.ts';

export type LiveComment = Schemas['LiveComment'];

const MOST_SHOWN = 50;

type InRoom = Pick<Room, 'channel_name' | 'host_id' | 'pinned_comment_id'>;
type CommentRow = Selectable<LiveCommentsTable> & AuthorRow;

/** Comments of members who have an account that is not suspended. */
const comments = (db: Db) =>
  db
    .selectFrom('live_comments')
    .innerJoin('members', 'members.id', 'live_comments.author_id')
    .selectAll('live_comments')
    .select(authorColumns)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null);

/** These of them, by id; whom a block keeps from reading one is the caller's matter. */
export async function commentsById(db: Db, ids: readonly string[]): Promise<Map<string, CommentRow>> {
  const rows = await comments(db)
    .where('live_comments.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A comment as a member reads it: a hidden one has its words for the host alone. */
export function toComment(row: CommentRow, room: InRoom, readerId: string): LiveComment {
  const isHidden = row.hidden_at !== null;
  return {
    commentId: row.id,
    channelName: row.channel_name,
    ...(row.author_id === readerId ? { clientId: row.client_id } : {}),
    author: toAuthor(row),
    text: isHidden && room.host_id !== readerId ? '' : row.text,
    createdAt: row.created_at,
    state: isHidden ? 'HIDDEN' : row.id === room.pinned_comment_id ? 'PINNED' : 'VISIBLE',
  };
}

/**
 * The last 50 comments of a room in the order of time, or one of them, as a member reads them: without those of members behind a block,
 * of suspended ones and of deleted accounts. A hidden one is in the list for the host alone; by itself it is told to all, without its words.
 */
export async function commentsFor(
  db: Db,
  room: InRoom,
  readerId: string,
  { commentId }: { commentId?: string } = {},
): Promise<LiveComment[]> {
  const isHost = room.host_id === readerId;
  const rows = await comments(db)
    .where('live_comments.channel_name', '=', room.channel_name)
    .where(notHidden(readerId, 'live_comments.author_id'))
    .$if(commentId !== undefined, (query) => query.where('live_comments.id', '=', commentId ?? ''))
    .$if(commentId === undefined && !isHost, (query) => query.where('live_comments.hidden_at', 'is', null))
    .orderBy('live_comments.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.toReversed().map((row) => toComment(row, room, readerId));
}
