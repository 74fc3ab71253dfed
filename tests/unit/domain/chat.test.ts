import { describe, expect, it } from 'vitest';
import { makeFriend, makeMessage, makeOwnMessage, requestMessage } from '../../../mocks/factories/chat.ts';
import {
  canDeleteForBoth,
  firstUnreadId,
  groupMessages,
  isRead,
  mergeMessages,
  messageError,
  previewText,
  readUpTo,
} from '../../../src/domain/chat.ts';

const now = new Date('2026-01-15T12:00:00');
/** Local time, as days are the reader's. */
const at = (text: string) => new Date(`2026-01-${text}`).toISOString();
const ids = (messages: readonly { messageId: string }[]) => messages.map(({ messageId }) => messageId);

describe('messages', () => {
  it('stand once each, as they were read last, in the order of time', () => {
    const first = makeMessage({ messageId: 'b', createdAt: at('15T09:00') });
    const same = makeMessage({ messageId: 'a', createdAt: at('15T09:00') });
    const older = makeMessage({ messageId: 'z', createdAt: at('14T09:00') });
    const merged = mergeMessages([first, same], [older, { ...first, readAt: at('15T10:00') }]);
    expect(ids(merged)).toEqual(['z', 'a', 'b']);
    expect(merged[2]?.readAt).toBe(at('15T10:00'));
  });

  it('are parted by day, by who wrote, and after a pause', () => {
    const days = groupMessages(
      [
        makeMessage({ messageId: '1', createdAt: at('14T23:59') }),
        makeMessage({ messageId: '2', createdAt: at('15T00:01') }),
        makeMessage({ messageId: '3', createdAt: at('15T00:02') }),
        makeOwnMessage({ messageId: '4', createdAt: at('15T00:03') }),
        makeOwnMessage({ messageId: '5', createdAt: at('15T00:13') }),
      ],
      now,
    );
    expect(days.map(({ label, groups }) => [label, groups.map(({ messages }) => ids(messages))])).toEqual([
      ['Yesterday', [['1']]],
      ['Today', [['2', '3'], ['4'], ['5']]],
    ]);
  });

  it('go for both within a day, when they are one’s own', () => {
    const own = makeOwnMessage({ createdAt: at('14T12:00:01') });
    expect(canDeleteForBoth(own, now)).toBe(true);
    expect(canDeleteForBoth({ ...own, createdAt: at('14T12:00:00') }, now)).toBe(false);
    expect(canDeleteForBoth({ ...own, deletedAt: at('15T11:00') }, now)).toBe(false);
    expect(canDeleteForBoth(makeMessage({ createdAt: at('15T11:00') }), now)).toBe(false);
  });

  it('before one that was read are read', () => {
    const [one, two, three] = ['09', '10', '11'].map((hour) =>
      makeOwnMessage({ messageId: hour, createdAt: at(`15T${hour}:00`) }),
    ) as [ReturnType<typeof makeMessage>, ReturnType<typeof makeMessage>, ReturnType<typeof makeMessage>]; // Three hours.
    const upTo = readUpTo([one, { ...two, readAt: at('15T11:30') }, three]);
    expect([one, two, three].map((message) => isRead(message, upTo))).toEqual([true, true, false]);
    expect(isRead(one, readUpTo([one]))).toBe(false);
  });

  it('say which of them is the first unread one', () => {
    const messages = [
      makeMessage({ messageId: '1' }),
      makeOwnMessage({ messageId: '2' }),
      makeMessage({ messageId: '3' }),
      makeMessage({ messageId: '4' }),
    ];
    expect(firstUnreadId(messages, { unread: 2, upToId: '4' })).toBe('3');
    // What came after the conversation was opened moves nothing.
    expect(firstUnreadId(messages, { unread: 1, upToId: '3' })).toBe('3');
    expect(firstUnreadId(messages, { unread: 0, upToId: '4' })).toBeUndefined();
    // More than is loaded.
    expect(firstUnreadId(messages, { unread: 9, upToId: '4' })).toBe('1');
  });
});

describe('a conversation in the list', () => {
  const last = (lastMessage: ReturnType<typeof makeMessage>) => previewText(makeFriend({ lastMessage }));

  it('shows what was said last', () => {
    expect(last(makeMessage({ message: 'Hello' }))).toBe('Hello');
    expect(last(makeOwnMessage({ message: 'Hello' }))).toBe('You: Hello');
    expect(last(makeOwnMessage({ message: '', deletedAt: at('15T09:00') }))).toBe('You: Message deleted');
  });

  it('shows a picture by its words, its description, or its kind', () => {
    const picture = makeMessage({ messageType: 1, message: '' });
    const media = { mediaKey: 'k', url: '/k', mediaType: 0 as const };
    expect(last({ ...picture, media })).toBe('Picture');
    expect(last({ ...picture, media: { ...media, alt: 'A gate' } })).toBe('A gate');
    expect(last({ ...picture, media, message: 'Look' })).toBe('Look');
  });

  it('says what a recommendation is about', () => {
    expect(last(requestMessage)).toBe('Ilse van Dorp asks you for a recommendation');
    const recommendation = { recommendationId: 'r', state: 1 as const, preview: '' };
    expect(last({ ...requestMessage, fromUserId: 'u1', recommendation })).toBe('You wrote a recommendation');
  });

  it('is empty before the first message', () => {
    const { lastMessage: _none, ...friend } = makeFriend();
    expect(previewText(friend)).toBeUndefined();
  });
});

it('a message needs words or a picture, and not too many words', () => {
  expect(messageError(' ', false)).toBe('Please write a message.');
  expect(messageError('', true)).toBeUndefined();
  expect(messageError('x'.repeat(4000), false)).toBeUndefined();
  expect(messageError('x'.repeat(4001), true)).toBe('A message has at most 4000 characters.');
});
