import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../context.ts';
import { isKey } from '../../ids.ts';
import { invalid } from '../../problem.ts';
import { MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../shared/paging.ts';
import { requireChat, requireFriend, toFriends } from './friends.ts';
import { conversationOf, messageGone, messagesOf } from './messages.ts';
import { unreadOf } from './unread.ts';

type Body = RequestBody<'getWholeMessage'>;

/** Contract: with `fromId`, so that a message of long ago is reached in few requests. */
const LONG_PAGE = 200;

/**
 * One page of a conversation in the order of time (product S41). Page 1 holds the latest, or the latest before `beforeId`; with
 * `afterId` pages go forward from there, and with `fromId` they go back to it. All are places and grant nothing.
 */
export async function getWholeMessage(
  body: Body,
  context: Context,
): Promise<ResponseBody<'getWholeMessage'>> {
  const { userId } = requireChat(context);
  const { db } = context;
  const friend = await requireFriend(db, userId, body.friendId);
  const friendId = friend.author_id;
  refuseNoPlace(body);
  const ids = await pageOf(context, userId, friendId, body);
  const { count } = await conversationOf(db, userId, friendId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const found = await messagesOf(context, userId, ids);
  const [shown] = await toFriends(context, await unreadOf(db, userId), [friend]);
  if (!shown) throw messageGone();
  return {
    message: `${count} message${count === 1 ? '' : 's'}`,
    response: ids.flatMap((id) => found.get(id) ?? []),
    count,
    friend: shown,
  };
}

function refuseNoPlace({ beforeId, afterId, fromId }: Body) {
  for (const [field, id] of Object.entries({ beforeId, afterId, fromId }))
    if (id !== undefined && !isKey(id)) throw invalid({ [field]: 'This message is not known.' });
}

async function pageOf(
  { db }: Context,
  userId: string,
  friendId: string,
  { beforeId, afterId, fromId, pageIndex }: Body,
): Promise<string[]> {
  const length = fromId === undefined ? PAGE_SIZE : LONG_PAGE;
  const offset = offsetOf(pageIndex, length);
  if (offset >= MOST_SKIPPED) return [];
  let messages = conversationOf(db, userId, friendId).select('messages.id');
  if (beforeId !== undefined) messages = messages.where('messages.id', '<', beforeId);
  if (afterId !== undefined) messages = messages.where('messages.id', '>', afterId);
  if (fromId !== undefined) messages = messages.where('messages.id', '>=', fromId);
  const isForward = afterId !== undefined;
  const rows = await messages
    .orderBy('messages.id', isForward ? 'asc' : 'desc')
    .limit(length)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isForward ? ids : ids.toReversed();
}
