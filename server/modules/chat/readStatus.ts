import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { once } from '../../idempotency.ts';
import { isKey } from '../../ids.ts';
import { limit } from '../../rateLimit.ts';
import { messagesRead } from './chatEvents.ts';
import { chatSettled } from './chatNews.ts';
import { requireChat, requireFriend } from './friends.ts';
import { between, lockChat, messageGone } from './messages.ts';
import { unreadOf } from './unread.ts';

/** Marks what the friend wrote as read, up to a message that was on screen. What is read stays read (product S41, R4). */
export async function changeReadStatus(
  { friendId, lastMessageId, clientId }: RequestBody<'changeReadStatus'>,
  context: Context,
): Promise<ResponseBody<'changeReadStatus'>> {
  const { userId } = requireChat(context);
  await limit(context, 'chatChange', userId);
  const unread = await once(context, 'changeReadStatus', clientId, async (trx) => {
    const friend = await requireFriend(trx, userId, friendId);
    await lockChat(trx, userId, friend.author_id);
    const lastId = await requireMessage(trx, [userId, friend.author_id], lastMessageId);
    const { numUpdatedRows } = await trx
      .updateTable('messages')
      .set({ read_at: context.now() })
      .where('receiver_id', '=', userId)
      .where('sender_id', '=', friend.author_id)
      .where('id', '<=', lastId)
      .where('read_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where('receiver_hid', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await messagesRead(context, trx, {
        readerId: userId,
        friendId: friend.author_id,
        lastMessageId: lastId,
      });
    if (numUpdatedRows > 0n)
      await chatSettled(context, trx, { userId, friendId: friend.author_id, wasRead: true });
    const left = await unreadOf(trx, userId);
    return { unread: left.of(friend.author_id), unreadTotal: left.total };
  });
  return { message: 'Read', response: unread };
}

/** The id as it is kept; 404 for what is no message between the two. */
async function requireMessage(db: Db, [one, other]: [string, string], id: string): Promise<string> {
  const row = isKey(id)
    ? await db
        .selectFrom('messages')
        .select('messages.id')
        .where('messages.id', '=', id)
        .where(between(one, other))
        .executeTakeFirst()
    : undefined;
  if (!row) throw messageGone();
  return row.id;
}
