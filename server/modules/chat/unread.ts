import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { notHiddenOfMany } from '../../db/visible.ts';

export interface Unread {
  /** In one conversation, by the other member. */
  of: (friendId: string) => number;
  total: number;
}

/**
 * What a member has not read: counted from the messages each time and kept nowhere, so that every number of it is a recount. Not
 * among them: what was deleted for both or for the member, and what a block hides.
 */
export async function unreadOf(db: Db, memberId: string): Promise<Unread> {
  const { rows } = await sql<{ sender_id: string; count: number }>`
    select messages.sender_id, count(*)::int as count
    from messages
    inner join chats on chats.member_id = messages.receiver_id and chats.other_id = messages.sender_id
    where messages.receiver_id = ${memberId}::uuid and messages.read_at is null and messages.deleted_at is null
      and not messages.receiver_hid and messages.id > chats.cleared_id
      and ${notHiddenOfMany(memberId, 'messages.sender_id')}
    group by messages.sender_id`.execute(db);
  const counts = new Map(rows.map(({ sender_id, count }) => [sender_id, count]));
  return {
    of: (friendId) => counts.get(friendId) ?? 0,
    total: rows.reduce((sum, { count }) => sum + count, 0),
  };
}
