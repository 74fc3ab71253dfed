import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Role, type Session } from '../../context.ts';
import { connectedTo, notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { forbidden } from '../../problem.ts';
import { authorColumns, toAuthor } from '../../shared/authors.ts';
import { memberGone } from '../../shared/pair.ts';
import { messagesOf } from './messages.ts';
import type { Unread } from './unread.ts';

export type Friend = Schemas['Friend'];

/** The chat is for job seekers alone (specification 2). */
export const CHATTING: Role = 1;

/** The session of somebody who has the chat; 403 ROLE for everybody else. */
export function requireChat(context: Context): Session {
  const session = requireSession(context);
  if (session.role !== CHATTING) throw forbidden('The chat is for job seekers.', 'ROLE');
  return session;
}

/** What a conversation begins with: who is there and how the two stand. Whom a block hides is not in the answer. */
function friendRows(db: Db, userId: string, ids: readonly string[]) {
  return db
    .selectFrom('members')
    .leftJoin('chats', (on) =>
      on.on('chats.member_id', '=', userId).onRef('chats.other_id', '=', 'members.id'),
    )
    .select(authorColumns)
    .select(['members.suspended_at', 'chats.last_message_id', 'chats.member_id as has_chat'])
    .select(connectedTo(userId, 'members.id').as('connected'))
    .select(
      sql<boolean>`exists (
        select 1 from mutes where mutes.member_id = ${userId}::uuid and mutes.muted_id = members.id)`.as(
        'muted',
      ),
    )
    .select(
      sql<string | null>`(
        select max(last_seen_at) from sessions where sessions.member_id = members.id)`.as('last_seen_at'),
    )
    .where('members.id', 'in', ids)
    .where('members.deleted_at', 'is', null)
    .where(notHidden(userId, 'members.id'));
}

export type FriendRow = Awaited<ReturnType<ReturnType<typeof friendRows>['execute']>>[number];

/** Whether a member may write to the other now. Nobody reads what a suspended one would get. */
const canWrite = (row: FriendRow): boolean =>
  Boolean(row.connected) && row.author_role === CHATTING && row.suspended_at === null;

/**
 * The other of a conversation, where there is one or may be one. 404 for who is gone, hidden by a block, or neither known to the
 * member nor has ever written; a conversation that ended stays readable, also with a suspended member.
 */
export async function requireFriend(db: Db, userId: string, friendId: string): Promise<FriendRow> {
  const row = isKey(friendId)
    ? await friendRows(db, userId, [friendId.toLowerCase()]).executeTakeFirst()
    : undefined;
  const isKnown = row && (row.has_chat !== null || (row.connected && row.author_role === CHATTING));
  if (!isKnown) throw memberGone();
  return row;
}

/** The same where something is to be written: 403 unless the two are connected job seekers. */
export async function requireWritable(db: Db, userId: string, friendId: string): Promise<FriendRow> {
  const id = friendId.toLowerCase();
  if (id === userId) throw forbidden('This is your own account.');
  const row = isKey(id) ? await friendRows(db, userId, [id]).executeTakeFirst() : undefined;
  if (!row) throw memberGone();
  if (row.author_role !== CHATTING) throw forbidden('The chat is for job seekers.', 'ROLE');
  if (!row.connected) throw notConnected(row);
  if (!canWrite(row)) throw forbidden(`${row.user_name} cannot be written to now.`);
  return row;
}

export const notConnected = ({ user_name }: Pick<FriendRow, 'user_name'>) =>
  forbidden(`You are not connected with ${user_name}. Connect to write to each other.`);

/** Conversations by the other members' ids, in this order. */
export async function friendsOf(context: Context, unread: Unread, ids: readonly string[]): Promise<Friend[]> {
  if (ids.length === 0) return [];
  const { userId } = requireSession(context);
  const rows = await friendRows(context.db, userId, ids).execute();
  const friends = await toFriends(context, unread, rows);
  const byId = new Map(friends.map((friend) => [friend.friendId, friend]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function toFriends(context: Context, unread: Unread, rows: FriendRow[]): Promise<Friend[]> {
  const { userId } = requireSession(context);
  const lastIds = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const last = await messagesOf(context, userId, lastIds);
  return rows.map((row): Friend => {
    const { userId: friendId, userName, userType, userImage, verificationStatus } = toAuthor(row);
    const lastMessage = row.last_message_id ? last.get(row.last_message_id) : undefined;
    return {
      friendId,
      userName,
      userType,
      ...(userImage ? { userImage } : {}),
      ...(verificationStatus === undefined ? {} : { verificationStatus }),
      ...(lastMessage ? { lastMessage } : {}),
      unread: unread.of(friendId),
      // When somebody was here is for those who may write to them.
      ...(canWrite(row) && row.last_seen_at
        ? { lastActiveAt: `${row.last_seen_at.slice(0, 10)}T00:00:00.000Z` }
        : {}),
      isMuted: Boolean(row.muted),
      canMessage: canWrite(row),
    };
  });
}
