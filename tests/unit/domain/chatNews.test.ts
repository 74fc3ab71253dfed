import { describe, expect, it } from 'vitest';
import { makeFriend, makeMessage, makeOwnMessage } from '../../../mocks/factories/chat.ts';
import {
  friendsWithMessage,
  friendsWithNumbers,
  pageWithMessage,
  pageWithRead,
  withMessage,
  withReadMarks,
  type FriendsPage,
  type MessagesPage,
} from '../../../src/domain/chatNews.ts';

const at = (minute: number) => `2026-01-15T08:${String(minute).padStart(2, '0')}:00.000Z`;
const from = (messageId: string, minute: number, more = {}) =>
  makeMessage({ messageId, createdAt: at(minute), ...more });
const own = (messageId: string, minute: number, more = {}) => {
  const { readAt: _read, ...message } = makeOwnMessage({ messageId, createdAt: at(minute), ...more });
  return message;
};
const ids = (messages: readonly { messageId: string }[]) => messages.map(({ messageId }) => messageId);
const known = [from('m1', 1), own('m2', 2), from('m3', 3)];
const { friendId } = from('x', 0);

const page = (messages = known): MessagesPage => ({
  message: 'Messages',
  response: messages,
  count: 30,
  friend: makeFriend({ friendId, unread: 0 }),
});
const friends = (): FriendsPage => ({
  message: 'Conversations',
  response: [
    makeFriend({ friendId: 'other', unread: 2, lastMessage: from('o1', 9, { friendId: 'other' }) }),
    makeFriend({ friendId, unread: 0, lastMessage: from('m3', 3) }),
  ],
  count: 2,
  unreadTotal: 2,
  requestCount: 0,
});

describe('a message that comes', () => {
  it('stands at its place, once, and as it is now', () => {
    expect(ids(withMessage(known, from('m4', 4)))).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(ids(withMessage(known, own('m25', 2, { createdAt: '2026-01-15T08:02:30.000Z' })))).toEqual([
      'm1',
      'm2',
      'm25',
      'm3',
    ]);
    const deleted = withMessage(known, own('m2', 2, { message: '', deletedAt: at(5) }));
    expect([ids(deleted), deleted[1]?.deletedAt]).toEqual([['m1', 'm2', 'm3'], at(5)]);
    expect(ids(withMessage([], from('m1', 1)))).toEqual(['m1']);
  });

  it('is left out where those before it are not loaded', () => {
    expect(withMessage(known, own('m0', 0, { deletedAt: at(5) }))).toBe(known);
    expect(withMessage([], own('m0', 0, { deletedAt: at(5) }))).toEqual([]);
  });

  it('is counted in its conversation, and changes no other', () => {
    const after = pageWithMessage(page(), from('m4', 4), { unread: 1 });
    expect([ids(after.response).at(-1), after.count, after.friend.unread]).toEqual(['m4', 31, 1]);
    const again = pageWithMessage(after, from('m4', 4), { unread: 1 });
    expect([again.response.length, again.count]).toEqual([4, 31]);
    const elsewhere = page();
    expect(pageWithMessage(elsewhere, from('o2', 4, { friendId: 'other' }), { unread: 1 })).toBe(elsewhere);
  });

  it('brings its conversation to the top of the list, with the numbers of the server', () => {
    const news = { message: from('m4', 10), unread: 1, unreadTotal: 3 };
    const after = friendsWithMessage(friends(), news, { isTop: true });
    expect(after.response.map((one) => [one.friendId, one.unread, one.lastMessage?.messageId])).toEqual([
      [friendId, 1, 'm4'],
      ['other', 2, 'o1'],
    ]);
    expect(after.unreadTotal).toBe(3);
    // What is found by words stays in its order.
    const found = friendsWithMessage(friends(), news, { isTop: false });
    expect(found.response.map((one) => one.lastMessage?.messageId)).toEqual(['o1', 'm4']);
  });

  it('that was deleted is the last one only where it was that before', () => {
    const last = friendsWithMessage(
      friends(),
      { message: from('m3', 3, { message: '', deletedAt: at(11) }) },
      { isTop: true },
    );
    expect(last.response.map((one) => one.friendId)).toEqual(['other', friendId]);
    expect(last.response[1]?.lastMessage?.deletedAt).toBe(at(11));
    const before = friendsWithMessage(
      friends(),
      { message: own('m2', 2, { deletedAt: at(11) }) },
      { isTop: true },
    );
    expect(before.response[1]?.lastMessage?.messageId).toBe('m3');
  });
});

describe('what was read', () => {
  const read = { friendId, readerId: friendId, lastMessageId: 'm3', readAt: at(12) };

  it('by the friend marks own messages up to there', () => {
    const messages = [...known, own('m4', 4)];
    expect(withReadMarks(messages, read).map(({ readAt }) => readAt)).toEqual([
      undefined,
      at(12),
      undefined,
      undefined,
    ]);
    expect(pageWithRead(page(), read, { unread: 0 }).response[1]?.readAt).toBe(at(12));
  });

  it('on another device changes the numbers alone', () => {
    const unread = { ...page(), friend: makeFriend({ friendId, unread: 3 }) };
    const after = pageWithRead(unread, { ...read, readerId: 'me' }, { unread: 0 });
    expect([after.friend.unread, after.response[1]?.readAt]).toEqual([0, undefined]);
    const list = friendsWithNumbers(friends(), 'other', { unread: 0, unreadTotal: 0 });
    expect([list.response[0]?.unread, list.unreadTotal]).toEqual([0, 0]);
    const same = friends();
    expect(friendsWithNumbers(same, 'other', { unread: 2, unreadTotal: 2 })).toBe(same);
  });
});
