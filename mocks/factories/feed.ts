import type { Schemas } from '#openapi/contract.ts';
import { pictures, type Picture } from '../fixtures/pictures.ts';

type FeedItem = Schemas['FeedItem'];
type Comment = Schemas['Comment'];
type Author = Schemas['Author'];

/** Stories are drawn at 2026-01-15T09:00Z. */
export const minutesBefore = (minutes: number) =>
  new Date(Date.UTC(2026, 0, 15, 9) - minutes * 60_000).toISOString();

export const authors = {
  amara: {
    userId: 'u1',
    userType: 1,
    userName: 'Amara Diallo',
    headline: 'Backend developer',
    verificationStatus: 3,
  },
  ilse: {
    userId: 'u6',
    userType: 1,
    userName: 'Ilse van Dorp',
    headline: 'Product designer at Kade',
    verificationStatus: 0,
  },
  joonho: { userId: 'u7', userType: 1, userName: 'Joon-ho Park' },
  tomas: {
    userId: 'u5',
    userType: 1,
    userName: 'Tomás Álvarez',
    headline: 'Line cook, looking for a lead role',
  },
  nordlicht: {
    userId: 'u2',
    userType: 2,
    userName: 'Nordlicht Energie',
    headline: 'Power grids',
    verificationStatus: 3,
  },
  konoha: { userId: 'u3', userType: 3, userName: '木の葉', headline: '藍染め', verificationStatus: 3 },
  sol: { userId: 'u4', userType: 4, userName: 'Café Sol' },
} satisfies Record<string, Author>;

const firstNames = [
  'Nkechi',
  'Lukas',
  'Sofia',
  'Hiroshi',
  'Priya',
  'Mateusz',
  'Yasmin',
  'Oskar',
  'Leila',
  'João',
];
const lastNames = [
  'Okafor',
  'Brandt',
  'Rossi',
  'Tanaka',
  'Raman',
  'Nowak',
  'Haddad',
  'Lindqvist',
  'Karimi',
  'Reis',
];
const headlines = [
  'Nurse in training',
  'Site manager',
  'Event producer',
  'Data engineer',
  'Pastry chef',
  undefined,
];

/** Members for long lists: a hundred of them have different names. */
export const makeMembers = (count: number): Author[] =>
  Array.from({ length: count }, (_, index) => {
    const headline = headlines[index % headlines.length];
    const last = lastNames[(index + Math.floor(index / 10)) % lastNames.length];
    return {
      userId: `m${index + 1}`,
      userType: 1,
      userName: `${firstNames[index % firstNames.length]} ${last}`,
      ...(headline && { headline }),
    };
  });

export const media = ({ url, ...picture }: Picture, mediaKey = 'post/picture'): Schemas['Media'] => ({
  mediaKey,
  url,
  mediaType: 0,
  ...picture,
});

/** A post of Ilse's with a picture, unless said otherwise. */
export function makePost(changes: Partial<FeedItem> = {}): FeedItem {
  const createdAt = changes.createdAt ?? minutesBefore(120);
  return {
    feedId: 'f1',
    feedType: 10,
    author: authors.ilse,
    createdAt,
    updatedAt: createdAt,
    text: 'We redrew the ticket scanner for people who wear gloves. Three things we learned at the gate in minus nine degrees, and the one we got wrong.',
    media: [media(pictures.valley)],
    visibility: 0,
    commentPolicy: 0,
    counts: { likes: 129, comments: 24, shares: 3 },
    viewer: { isLiked: false, isSaved: false, canEdit: false, canDelete: false, canComment: true },
    ...changes,
  };
}

export const mine = { isLiked: false, isSaved: false, canEdit: true, canDelete: true, canComment: true };

/** A believable page of a feed, newest first. */
export const posts: FeedItem[] = [
  makePost({ viewer: { ...makePost().viewer, isLiked: true } }),
  makePost({
    feedId: 'f2',
    feedType: 11,
    author: authors.nordlicht,
    createdAt: minutesBefore(60 * 9),
    text: 'We answer every application within seven days. Last month it took us five on average, and here is what slowed us down: https://example.org/answers',
    media: [],
    counts: { likes: 48, comments: 6, shares: 0 },
  }),
  makePost({
    feedId: 'f3',
    author: authors.amara,
    createdAt: minutesBefore(60 * 26),
    editedAt: minutesBefore(60 * 20),
    editCount: 1,
    text: 'Three interviews in one week, and the nicest one began with a walk along the Isar. #newjob',
    media: [
      media(pictures.meadow, 'post/m1'),
      media(pictures.dunes, 'post/m2'),
      media(pictures.harbour, 'post/m3'),
    ],
    counts: { likes: 12, comments: 3, shares: 1 },
    viewer: mine,
  }),
  makePost({
    feedId: 'f4',
    feedType: 4,
    author: authors.konoha,
    createdAt: minutesBefore(60 * 24 * 3),
    text: '藍染めの工房をひらきました。週末はどなたでも見学できます。',
    media: [],
    counts: { likes: 210, comments: 18, shares: 9 },
  }),
];

/** Comments and posts that differ in id and age alone, for long lists. */
export const manyPosts = (count: number): FeedItem[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(posts[index % posts.length] as FeedItem), // The remainder is always within the list.
    feedId: `f${index + 1}`,
    createdAt: minutesBefore(60 * (index + 1)),
  }));

export function makeComment(changes: Partial<Comment> = {}): Comment {
  return {
    commentId: 'c1',
    feedId: 'f1',
    feedType: 10,
    author: authors.tomas,
    text: 'Which of the three surprised you most?',
    createdAt: minutesBefore(45),
    counts: { likes: 2, replies: 0 },
    viewer: { isLiked: false, canEdit: false, canDelete: false },
    state: 0,
    ...changes,
  };
}

export const manyComments = (count: number): Comment[] =>
  Array.from({ length: count }, (_, index) =>
    makeComment({
      commentId: `c${index + 1}`,
      text: `Comment ${index + 1}`,
      createdAt: minutesBefore(index),
    }),
  );

export const comments: Comment[] = [
  makeComment({ counts: { likes: 2, replies: 2 } }),
  makeComment({
    commentId: 'c2',
    author: authors.amara,
    text: 'The gloves! We had the same problem with door terminals.',
    createdAt: minutesBefore(70),
    counts: { likes: 0, replies: 0 },
    viewer: { isLiked: false, canEdit: true, canDelete: true },
  }),
  makeComment({
    commentId: 'c3',
    author: authors.nordlicht,
    text: 'We are hiring somebody who thinks like this.',
    createdAt: minutesBefore(90),
    counts: { likes: 5, replies: 0 },
    viewer: { isLiked: true, canEdit: false, canDelete: false },
  }),
];

export const replies: Comment[] = [
  makeComment({
    commentId: 'c11',
    parentCommentId: 'c1',
    author: authors.ilse,
    text: 'The sound. Nobody hears a beep through a hat.',
    createdAt: minutesBefore(40),
    counts: { likes: 1, replies: 0 },
  }),
  makeComment({
    commentId: 'c12',
    parentCommentId: 'c1',
    author: authors.amara,
    text: 'That is so obvious once somebody says it.',
    createdAt: minutesBefore(32),
    counts: { likes: 0, replies: 0 },
    viewer: { isLiked: false, canEdit: true, canDelete: true },
  }),
];

export const tagSuggestions: Schemas['TagSuggestion'][] = [
  { tag: 'newjob', posts: 412 },
  { tag: 'newcomers', posts: 38 },
  { tag: 'newzealand', posts: 1 },
];

/** A real picture as a member would choose one: 8 by 6 pixels, PNG. */
export async function makeFile(name = 'isar.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 6;
  canvas.getContext('2d')?.fillRect(0, 0, 8, 6);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}
