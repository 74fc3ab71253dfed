import type { Handlers, RequestBody, Schemas } from '#openapi/contract.ts';
import { connectionLists } from '../factories/people.ts';
import { authors, media, minutesBefore } from '../factories/feed.ts';
import { pictures } from '../fixtures/pictures.ts';
import {
  addMessage,
  changeFriend,
  changeMessage,
  dropMessages,
  friendsNow,
  messagesWith,
  newMessageId,
} from '../chatMemory.ts';
import { MockProblem, type MockContext } from '../msw.ts';

type Friend = Schemas['Friend'];
type ChatMessage = Schemas['ChatMessage'];
type Send = RequestBody<'sendMessage'>;

const pageLength = 10;
const now = minutesBefore(0);

function friendOf(friendId: string): Friend {
  const friend = friendsNow().find((one) => one.friendId === friendId);
  if (!friend) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'There is no such member.' });
  return withLast(friend);
}

function withLast({ lastMessage: _old, ...friend }: Friend): Friend {
  const lastMessage = messagesWith(friend.friendId).at(-1);
  return { ...friend, ...(lastMessage && { lastMessage }) };
}

function withFound(friend: Friend, words: string): Friend {
  const found = messagesWith(friend.friendId).findLast(({ message }) =>
    message.toLowerCase().includes(words),
  );
  return words && found ? { ...friend, found } : friend;
}

/** The latest first, those without a message last and by name. */
const byLast = (one: Friend, other: Friend) =>
  (other.lastMessage?.createdAt ?? '').localeCompare(one.lastMessage?.createdAt ?? '') ||
  one.userName.localeCompare(other.userName);

const unreadTotal = () => friendsNow().reduce((sum, { unread }) => sum + unread, 0);

function send(body: Send): ChatMessage {
  const { friendId, messageType = 0, message = '', clientId, mediaKey, alt } = body;
  if (!friendOf(friendId).canMessage)
    throw new MockProblem(403, { code: 'FORBIDDEN', message: 'You can write to your connections only.' });
  const known = messagesWith(friendId).find((one) => one.clientId === clientId);
  if (known) return known;
  const sent: ChatMessage = {
    messageId: newMessageId(),
    ...(clientId && { clientId }),
    friendId,
    fromUserId: authors.amara.userId,
    messageType,
    message,
    ...(mediaKey && { media: media({ ...pictures.valley, alt: alt ?? '' }, mediaKey) }),
    createdAt: now,
  };
  addMessage(sent);
  return sent;
}

/** DELETE of one message for both or for the reader, or of the conversation for the reader. */
function remove({ friendId, messageId, forMe = false }: Send): ChatMessage | undefined {
  if (messageId === undefined || forMe) {
    dropMessages((one) => one.friendId === friendId && (one.messageId === messageId || !messageId));
    if (!messageId) changeFriend(friendId, { unread: 0 });
    return undefined;
  }
  changeMessage(messageId, ({ media: _media, recommendation: _about, ...one }) => ({
    ...one,
    message: '',
    deletedAt: now,
  }));
  return messagesWith(friendId).find((one) => one.messageId === messageId);
}

/** The conversations of Amara, as they stand after what a story did. */
export const chatHandlers = {
  getFriendList: ({ pageIndex, searchText = '' }) => {
    const words = searchText.toLowerCase();
    const found = friendsNow()
      .map(withLast)
      .map((friend) => withFound(friend, words))
      .filter(({ userName, found: message }) => message || userName.toLowerCase().includes(words))
      .toSorted(byLast);
    return {
      message: 'Conversations',
      response: found.slice((pageIndex - 1) * pageLength, pageIndex * pageLength),
      count: found.length,
      unreadTotal: unreadTotal(),
      requestCount: connectionLists[1].length,
    };
  },
  getWholeMessage: ({ friendId, pageIndex, beforeId, afterId, fromId }) => {
    const friend = friendOf(friendId);
    const all = messagesWith(friendId);
    const at = (id: string) => all.findIndex(({ messageId }) => messageId === id);
    const first = fromId ? at(fromId) : afterId ? at(afterId) + 1 : 0;
    const part = all.slice(first, beforeId ? at(beforeId) : undefined);
    const length = fromId ? 200 : pageLength;
    const skipped = (pageIndex - 1) * length;
    const response = afterId
      ? part.slice(skipped, skipped + length)
      : part.slice(Math.max(0, part.length - skipped - length), part.length - skipped);
    return { message: 'Messages', response, count: all.length, friend };
  },
  changeReadStatus: ({ friendId, lastMessageId }) => {
    const all = messagesWith(friendId);
    const rest = all.slice(all.findIndex(({ messageId }) => messageId === lastMessageId) + 1);
    const unread = Math.min(
      friendOf(friendId).unread,
      rest.filter(({ fromUserId }) => fromUserId === friendId).length,
    );
    changeFriend(friendId, { unread });
    return { message: 'Read', response: { unread, unreadTotal: unreadTotal() } };
  },
  sendMessage: (body) => {
    if (body.action === 2) return { message: 'Noted' };
    const response = body.action === 0 ? send(body) : remove(body);
    return { message: body.action === 0 ? 'Sent' : 'Deleted', ...(response && { response }) };
  },
} satisfies Partial<Handlers<MockContext>>;
