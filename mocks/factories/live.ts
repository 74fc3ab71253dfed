import type { Schemas } from '#openapi/contract.ts';
import { pictures } from '../fixtures/pictures.ts';
import { authors, makeMembers, makePost, minutesBefore } from './feed.ts';

type LiveChannel = Schemas['LiveChannel'];
type LiveComment = Schemas['LiveComment'];

const { amara, ilse, joonho, sol, tomas } = authors;

/** Of Café Sol, as Amara sees it, unless said otherwise. */
export const makeChannel = (changes: Partial<LiveChannel> = {}): LiveChannel => ({
  channelName: 'q7Zr2mK9xT4bLw0c',
  mediaType: 1,
  title: 'How we hire for the kitchen',
  description: 'Bring one dish that you would cook on your first day.',
  host: sol,
  visibility: 0,
  startedAt: minutesBefore(24),
  audience: 214,
  peak: 260,
  likes: 96,
  isRecording: false,
  commentsOff: false,
  slowModeSec: 0,
  state: 'LIVE',
  viewerRole: 1,
  isLiked: false,
  isFollowing: false,
  access: 'OPEN',
  ...changes,
});

/** The room of Café Sol as an item of a feed. */
export function makeLiveItem(changes: Partial<Schemas['LiveCard']> = {}): Schemas['FeedItem'] {
  const { channelName, mediaType, title, startedAt, audience, host, likes } = makeChannel();
  const live = { channelName, mediaType, title, startedAt, audience, ...changes };
  return makePost({
    feedId: live.channelName,
    feedType: 8,
    author: host,
    createdAt: live.startedAt,
    text: live.title,
    media: [],
    commentPolicy: 2,
    counts: { likes, comments: 0, shares: 0 },
    viewer: { ...makePost().viewer, canComment: false },
    live,
  });
}

/** Of Amara's own. */
export const makeOwnChannel = (changes: Partial<LiveChannel> = {}): LiveChannel =>
  makeChannel({ host: amara, viewerRole: 0, title: 'How I hire juniors', ...changes });

export const makeLiveComment = (changes: Partial<LiveComment> = {}): LiveComment => ({
  commentId: 'lc1',
  channelName: 'q7Zr2mK9xT4bLw0c',
  author: joonho,
  text: 'What do you look for in a first portfolio?',
  createdAt: minutesBefore(12),
  state: 'VISIBLE',
  ...changes,
});

export const liveComments: LiveComment[] = [
  makeLiveComment(),
  makeLiveComment({
    commentId: 'lc2',
    author: ilse,
    text: 'The bug report exercise is a great idea.',
    createdAt: minutesBefore(9),
  }),
  makeLiveComment({
    commentId: 'lc3',
    author: tomas,
    text: 'Would you hire someone with no degree?',
    createdAt: minutesBefore(4),
  }),
];

export const manyLiveComments = (count: number): LiveComment[] =>
  makeMembers(count).map((author, index) =>
    makeLiveComment({
      commentId: `ln${String(index).padStart(3, '0')}`,
      author,
      text: index % 3 ? 'Greetings from the second row.' : 'How long did the first week take, in the end?',
      createdAt: minutesBefore(count - index),
    }),
  );

export const liveMembers: Schemas['Author'][] = [ilse, joonho, tomas];

/** On the air now, the largest audience first. */
export const liveChannels: LiveChannel[] = [
  makeChannel({ posterUrl: pictures.valley.url }),
  makeChannel({
    channelName: 'b2Xk8pQ1sV6nHd3e',
    title: 'Portfolio night',
    host: ilse,
    audience: 31,
    startedAt: minutesBefore(7),
  }),
];
export const audioChannels: LiveChannel[] = [
  makeChannel({
    channelName: 'w5Yt0jR7cM2zGf8a',
    mediaType: 2,
    title: 'Morning questions',
    host: tomas,
    audience: 12,
    startedAt: minutesBefore(3),
  }),
];
