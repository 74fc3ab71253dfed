import type { ResponseBody } from '#openapi/contract.ts';
import { isOwn, mergeMessages, type ChatMessage } from './chat.ts';

export type MessagesPage = ResponseBody<'getWholeMessage'>;
export type FriendsPage = ResponseBody<'getFriendList'>;

/** The server's numbers, as they come with what happened. Absent where a browser knows of it before the server has told. */
export interface UnreadNumbers {
  /** In this conversation. */
  unread?: number;
  unreadTotal?: number;
}

export interface ReadNews {
  friendId: string;
  readerId: string;
  lastMessageId: string;
  readAt: string;
}

const isLater = (one: ChatMessage, other: ChatMessage) => mergeMessages([], [one, other])[1] === one;
const has = (messages: readonly ChatMessage[], messageId: string) =>
  messages.some((one) => one.messageId === messageId);

/**
 * Messages, oldest first, with one that came or changed. One that is older than all that are loaded is left out: what lies between is
 * not there.
 */
export function withMessage(known: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const [first] = known;
  const isOlder = first ? isLater(first, message) : Boolean(message.deletedAt);
  return !has(known, message.messageId) && isOlder ? known : mergeMessages(known, [message]);
}

/** The friend has read up to a message: own ones from before are read too. */
export function withReadMarks(
  messages: readonly ChatMessage[],
  { lastMessageId, readAt }: ReadNews,
): readonly ChatMessage[] {
  const last = messages.findIndex(({ messageId }) => messageId === lastMessageId);
  return messages.map((one, at) => (at <= last && isOwn(one) && !one.readAt ? { ...one, readAt } : one));
}

/** The latest page of a conversation after a message. */
export function pageWithMessage(
  page: MessagesPage,
  message: ChatMessage,
  { unread = page.friend.unread }: UnreadNumbers,
): MessagesPage {
  if (page.friend.friendId !== message.friendId) return page;
  const response = [...withMessage(page.response, message)];
  const count = page.count + response.length - page.response.length;
  return { ...page, response, count, friend: { ...page.friend, unread } };
}

/** The latest page of a conversation after one of the two has read it. */
export function pageWithRead(
  page: MessagesPage,
  read: ReadNews,
  { unread = page.friend.unread }: UnreadNumbers,
): MessagesPage {
  if (page.friend.friendId !== read.friendId) return page;
  const response = read.readerId === read.friendId ? [...withReadMarks(page.response, read)] : page.response;
  return { ...page, response, friend: { ...page.friend, unread } };
}

/** A page of the list of conversations with the server's numbers. */
export function friendsWithNumbers(
  page: FriendsPage,
  friendId: string,
  { unread, unreadTotal = page.unreadTotal }: UnreadNumbers,
): FriendsPage {
  const isChanged = page.response.some(
    (one) => one.friendId === friendId && one.unread !== (unread ?? one.unread),
  );
  if (!isChanged && unreadTotal === page.unreadTotal) return page;
  const response = page.response.map((one) =>
    one.friendId === friendId && unread !== undefined ? { ...one, unread } : one,
  );
  return { ...page, unreadTotal, response };
}

/** A page of the list of conversations after a message; on the first page of the whole list that conversation stands at the top. */
export function friendsWithMessage(
  page: FriendsPage,
  { message, ...numbers }: UnreadNumbers & { message: ChatMessage },
  { isTop }: { isTop: boolean },
): FriendsPage {
  const counted = friendsWithNumbers(page, message.friendId, numbers);
  const friend = counted.response.find(({ friendId }) => friendId === message.friendId);
  if (!friend) return counted;
  const before = friend.lastMessage;
  const isSame = before?.messageId === message.messageId;
  // What was deleted further up is not what was said last.
  if (before && !isSame && (message.deletedAt || !isLater(message, before))) return counted;
  const after = { ...friend, lastMessage: message };
  const others = counted.response.filter((one) => one !== friend);
  const response =
    isTop && !isSame ? [after, ...others] : counted.response.map((one) => (one === friend ? after : one));
  return { ...counted, response };
}
