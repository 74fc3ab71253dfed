import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { limit } from '../../rateLimit.ts';
import { oneLine } from '../../text.ts';
import { MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../shared/paging.ts';
import { nameQuery } from '../../shared/nameQuery.ts';
import { countRequests } from '../../shared/memberLists.ts';
import { foldWords } from '../../search/words.ts';
import { CHATTING, type Friend, friendsOf, requireChat } from './friends.ts';
import { between, messagesOf, shownTo } from './messages.ts';
import { unreadOf } from './unread.ts';

/** My conversations, the latest message first; then those connected who have not written yet, by name (product S41). */
export async function getFriendList(
  { searchText, pageIndex }: RequestBody<'getFriendList'>,
  context: Context,
): Promise<ResponseBody<'getFriendList'>> {
  const { userId } = requireChat(context);
  const { db } = context;
  const words = oneLine(searchText ?? '');
  if (words) await limit(context, 'search', userId);
  const lists = [talkedTo(userId, words), silentFriends(userId, words)] as const;
  const [talked, silent] = [await countOf(db, lists[0]), await countOf(db, lists[1])];
  const offset = offsetOf(pageIndex);
  const ids =
    offset >= MOST_SKIPPED
      ? []
      : [
          ...(await idsOf(db, lists[0], { offset, limit: PAGE_SIZE })),
          ...(await idsOf(db, lists[1], {
            offset: Math.max(0, offset - talked),
            limit: Math.min(PAGE_SIZE, offset + PAGE_SIZE - talked),
          })),
        ];
  const unread = await unreadOf(db, userId);
  return {
    message: 'Conversations',
    response: await withFound(context, userId, words, await friendsOf(context, unread, ids)),
    count: talked + silent,
    unreadTotal: unread.total,
    requestCount: await countRequests(db, userId),
  };
}

interface List {
  /** `from … where …`, with the other as `members`. */
  rows: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** One range of an index; a suspended member's conversation stays, as what they wrote elsewhere does. */
const talkedTo = (userId: string, words: string): List => ({
  rows: sql`
    from chats inner join members on members.id = chats.other_id
    where chats.member_id = ${userId}::uuid and chats.last_message_id is not null
      and members.deleted_at is null and ${notHidden(userId, 'members.id')}
      and (${isNamed(words)} or ${wrote(userId, words)})`,
  order: sql`chats.last_message_id desc`,
});

const silentFriends = (userId: string, words: string): List => ({
  rows: sql`
    from connections inner join members on members.id = connections.other_id
    where connections.member_id = ${userId}::uuid and connections.status = 1 and members.role = ${CHATTING}
      and members.deleted_at is null and members.suspended_at is null and ${notHidden(userId, 'members.id')}
      and not exists (
        select 1 from chats where chats.member_id = ${userId}::uuid and chats.other_id = members.id
          and chats.last_message_id is not null)
      and ${isNamed(words)}`,
  order: sql`lower(members.user_name collate "und-x-icu") collate "und-x-icu", members.id`,
});

/** Each word begins a word of the name, without accents and case; as in every search for a member. */
function isNamed(words: string): RawBuilder<SqlBool> {
  if (!words) return sql<SqlBool>`true`;
  const query = nameQuery(words);
  if (query === undefined) return sql<SqlBool>`false`;
  return sql<SqlBool>`name_words(members.user_name) @@ to_tsquery('simple', ${query})`;
}

/** Whether a message has each of the words somewhere; scripts without blanks ask for nothing else. */
function hasWords(words: string): RawBuilder<SqlBool> | undefined {
  const folded = foldWords(words)
    .split(' ')
    .filter((word) => word !== '');
  if (folded.length === 0) return undefined;
  return sql<SqlBool>`${sql.join(
    folded.map((word) => sql`strpos(messages.folded, ${word}::text collate "C") > 0`),
    sql` and `,
  )}`;
}

/** Those of a page with the latest message of each that has the words, in one statement. */
async function withFound(
  context: Context,
  userId: string,
  words: string,
  friends: Friend[],
): Promise<Friend[]> {
  const hasAll = hasWords(words);
  if (!hasAll || friends.length === 0) return friends;
  const { rows } = await sql<{ friend_id: string; id: string }>`
    select chats.other_id as friend_id, latest.id from chats cross join lateral (
      select messages.id from messages
      where ${between(userId, sql.ref('chats.other_id'))} and ${shownTo(userId)} and ${hasAll}
      order by messages.id desc limit 1) as latest
    where chats.member_id = ${userId}::uuid
      and chats.other_id in (${sql.join(friends.map(({ friendId }) => sql`${friendId}::uuid`))})`.execute(
    context.db,
  );
  const ids = new Map(rows.map(({ friend_id, id }) => [friend_id, id]));
  const messages = await messagesOf(context, userId, [...ids.values()]);
  return friends.map((friend) => {
    const found = messages.get(ids.get(friend.friendId) ?? '');
    return found ? { ...friend, found } : friend;
  });
}

/** The same, as a condition for the other of a conversation. */
function wrote(userId: string, words: string): RawBuilder<SqlBool> {
  const hasAll = hasWords(words);
  if (!hasAll) return sql<SqlBool>`false`;
  const found = (own: 'sender_id' | 'receiver_id', other: 'sender_id' | 'receiver_id') => sql`
    select ${sql.ref(`messages.${other}`)} from messages
    inner join chats on chats.member_id = ${userId}::uuid and chats.other_id = ${sql.ref(`messages.${other}`)}
    where ${sql.ref(`messages.${own}`)} = ${userId}::uuid and ${hasAll} and ${shownTo(userId)}`;
  return sql<SqlBool>`members.id in (
    ${found('sender_id', 'receiver_id')} union ${found('receiver_id', 'sender_id')})`;
}

async function countOf(db: Db, { rows }: List): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count ${rows}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

async function idsOf(
  db: Db,
  { rows, order }: List,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  if (limit <= 0) return [];
  const found = await sql<{ id: string }>`
    select members.id ${rows} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return found.rows.map(({ id }) => id);
}
