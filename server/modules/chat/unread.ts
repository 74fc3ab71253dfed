import { sql } from 'kysely';
import type { Db } from '../../context.ts';

export interface Unread {
  /** In one conversation, by the other member. */
  of: (friendId: string) => number;
  total: number;
}

interface Row {
  receiver_id: string;
  sender_id: string;
  count: number;
}

/**
 * What a member has not read: counted from the messages each time and kept nowhere, so that every number of it is a recount. Not
 * among them: what was deleted for both or for the member, and what a block hides.
 */
export const unreadOf = async (db: Db, memberId: string): Promise<Unread> =>
  (await unreadOfMany(db, [memberId]))(memberId);

/** The same of many members, in one statement; the blocks of all of them are read once. */
export async function unreadOfMany(
  db: Db,
  memberIds: readonly string[],
): Promise<(memberId: string) => Unread> {
  const { rows } = await sql<Row>`
    select messages.receiver_id, messages.sender_id, count(*)::int as count
    from messages
    inner join chats on chats.member_id = messages.receiver_id and chats.other_id = messages.sender_id
    where messages.receiver_id = any(${[...memberIds]}::uuid[]) and messages.read_at is null
      and messages.deleted_at is null and not messages.receiver_hid and messages.id > chats.cleared_id
      and (messages.receiver_id, messages.sender_id) not in (
        select member_id, hidden_id from hidden_pairs where member_id = any(${[...memberIds]}::uuid[]))
    group by messages.receiver_id, messages.sender_id`.execute(db);
  const byMember = Map.groupBy(rows, ({ receiver_id }) => receiver_id);
  return (memberId) => {
    const own = byMember.get(memberId) ?? [];
    const counts = new Map(own.map(({ sender_id, count }) => [sender_id, count]));
    return {
      of: (friendId) => counts.get(friendId) ?? 0,
      total: own.reduce((sum, { count }) => sum + count, 0),
    };
  };
}
