import type { Schemas } from '#openapi/contract.ts';
import { pictures } from '../fixtures/pictures.ts';
import { authors, makeMembers, media, minutesBefore } from './feed.ts';

type Friend = Schemas['Friend'];
type ChatMessage = Schemas['ChatMessage'];

const { amara, ilse, joonho, tomas } = authors;
const day = 60 * 24;

/** From Ilse to Amara, unless said otherwise. */
export const makeMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: 'm100',
  friendId: ilse.userId,
  fromUserId: ilse.userId,
  messageType: 0,
  message: 'The door terminal woke up again. It was the cable, as you said.',
  createdAt: minutesBefore(14),
  ...changes,
});

/** From Amara, whose messages are read up to one of them. */
export const makeOwnMessage = (changes: Partial<ChatMessage> = {}): ChatMessage =>
  makeMessage({
    fromUserId: amara.userId,
    messageId: 'm101',
    message: 'It is always the cable.',
    ...changes,
  });

export const pictureMessage = makeOwnMessage({
  messageId: 'm3',
  messageType: 1,
  message: 'This is where the scanners stand.',
  media: media(pictures.orchard, 'chat/m3'),
  createdAt: minutesBefore(day + 178),
  readAt: minutesBefore(day + 170),
});

export const requestMessage = makeMessage({
  messageId: 'm4',
  messageType: 2,
  message: '',
  recommendation: {
    recommendationId: 'r4',
    state: 0,
    preview: 'Would you write two lines about the month we spent at the gate?',
  },
  createdAt: minutesBefore(day + 60),
});

/** Of Amara and Ilse, over three days, the oldest first. The last two of Ilse's are unread. */
export const conversation: ChatMessage[] = [
  makeMessage({
    messageId: 'm1',
    message: 'Did you get home before the rain?',
    createdAt: minutesBefore(day * 3 + 40),
  }),
  makeOwnMessage({
    messageId: 'm2',
    message: 'Just. The tram was full of wet umbrellas.',
    createdAt: minutesBefore(day * 3 + 31),
    readAt: minutesBefore(day * 3 + 30),
  }),
  pictureMessage,
  requestMessage,
  makeOwnMessage({
    messageId: 'm5',
    message: 'Gladly. Tonight, once the tickets are out.',
    createdAt: minutesBefore(56),
    readAt: minutesBefore(50),
  }),
  makeOwnMessage({
    messageId: 'm6',
    message: 'The list of gates is here: https://example.org/gates',
    createdAt: minutesBefore(55),
  }),
  makeMessage({
    messageId: 'm7',
    message: 'Thank you! I will print it twice.',
    createdAt: minutesBefore(16),
  }),
  makeMessage({ messageId: 'm8' }),
];

/** A conversation of many pages. */
export const manyMessages = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, index) => {
    const make = index % 3 === 0 ? makeOwnMessage : makeMessage;
    return make({
      messageId: `n${String(index).padStart(4, '0')}`,
      message: `Gate ${index + 1} is counted. ${index % 4 === 0 ? 'Two scanners are on the charger, the third goes to the north entrance in a minute.' : ''}`,
      createdAt: minutesBefore((count - index) * 25),
    });
  });

export const makeFriend = (changes: Partial<Friend> = {}): Friend => ({
  friendId: ilse.userId,
  userName: ilse.userName,
  userType: 1,
  verificationStatus: 0,
  lastMessage: makeMessage({ messageId: 'm8' }),
  unread: 2,
  lastActiveAt: minutesBefore(9 * 60),
  isMuted: false,
  canMessage: true,
  ...changes,
});

/** The conversations of Amara, the latest first; with Joon-ho there is none yet. */
export const friends: Friend[] = [
  makeFriend(),
  makeFriend({
    friendId: tomas.userId,
    userName: tomas.userName,
    unread: 0,
    isMuted: true,
    lastActiveAt: minutesBefore(day + 9 * 60),
    lastMessage: makeOwnMessage({
      messageId: 'm21',
      friendId: tomas.userId,
      message: 'The table is booked for seven. Bring the menu that you talked about.',
      createdAt: minutesBefore(60 * 5),
    }),
  }),
  makeFriend({
    friendId: 'u40',
    userName: 'Viktor Hale',
    unread: 0,
    canMessage: false,
    lastMessage: makeMessage({
      messageId: 'm31',
      friendId: 'u40',
      fromUserId: 'u40',
      messageType: 1,
      message: '',
      media: media(pictures.meadow, 'chat/m31'),
      createdAt: minutesBefore(day * 12),
    }),
  }),
  (({ lastMessage: _none, ...rest }: Friend): Friend => rest)(
    makeFriend({ friendId: joonho.userId, userName: joonho.userName, unread: 0 }),
  ),
];

export const manyFriends = (count: number): Friend[] =>
  makeMembers(count).map(({ userId, userName }, index) =>
    makeFriend({
      friendId: userId,
      userName,
      unread: index === 1 ? 120 : index % 4 === 0 ? 1 : 0,
      lastMessage: makeMessage({
        messageId: `p${index}`,
        friendId: userId,
        fromUserId: index % 2 ? userId : amara.userId,
        createdAt: minutesBefore(40 + index * 300),
      }),
    }),
  );
