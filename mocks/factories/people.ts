import type { Schemas } from '#openapi/contract.ts';
import { authors, makeMembers, minutesBefore } from './feed.ts';
import { makeRelation } from './profile.ts';

type Relation = Schemas['Relation'];
type Connection = Schemas['Connection'];
type Recommendation = Schemas['Recommendation'];
type Author = Schemas['Author'];

const days = (count: number) => minutesBefore(60 * 24 * count);

/** How a reader can stand to another member. */
export const relations = {
  stranger: makeRelation({ mutualCount: 0 }),
  connected: makeRelation({ connectionStatus: 1, canMessage: true, mutualCount: 3 }),
  /** They asked the reader. */
  asking: makeRelation({ connectionStatus: 0, requestDirection: 1, mutualCount: 2 }),
  /** The reader asked them. */
  asked: makeRelation({ connectionStatus: 0, requestDirection: 2, mutualCount: 1 }),
  agency: makeRelation({ canFollow: true }),
  followed: makeRelation({ mutualCount: 0, canConnect: false, canFollow: true, isFollowing: true }),
  organisation: makeRelation({ mutualCount: 0, canConnect: false, canFollow: true }),
  muted: makeRelation({ connectionStatus: 1, canMessage: true, isMuted: true }),
  blocked: makeRelation({ isBlocked: true }),
} satisfies Record<string, Relation>;

export function makeConnection(changes: Partial<Connection> = {}): Connection {
  const member = changes.member ?? authors.ilse;
  const viewer = changes.viewer ?? relations.connected;
  const { connectionStatus, requestDirection } = viewer;
  return {
    connectionId: `cn-${member.userId}`,
    member,
    connectionStatus,
    ...(requestDirection && { direction: requestDirection }),
    viewer,
    ...changes,
  };
}

/** More than one page of connections, the latest first. */
export const manyConnections = (count: number): Connection[] =>
  makeMembers(count).map((member, index) =>
    makeConnection({
      member,
      requestedAt: days(index + 3),
      connectedAt: days(index + 2),
      viewer: makeRelation({ connectionStatus: 1, canMessage: true, mutualCount: index % 4 }),
    }),
  );

const [nkechi, lukas, sofia] = makeMembers(3) as [Author, Author, Author]; // Three were asked for.

/** What stands in each of the seven lists, by their numbers. */
export const connectionLists: Record<0 | 1 | 2 | 3 | 4 | 5 | 6, Connection[]> = {
  0: [
    makeConnection({ requestedAt: days(9), connectedAt: days(8) }),
    makeConnection({
      member: authors.tomas,
      viewer: { ...relations.connected, mutualCount: 1 },
      requestedAt: days(41),
      connectedAt: days(40),
    }),
    makeConnection({
      member: authors.nordlicht,
      viewer: { ...relations.connected, canMessage: false, canFollow: true, mutualCount: 0 },
      requestedAt: days(90),
      connectedAt: days(88),
    }),
  ],
  1: [
    makeConnection({
      member: authors.joonho,
      viewer: relations.asking,
      note: 'We sat next to each other at the accessibility day in Utrecht. I would like to hear how the ticket scanner went.',
      requestedAt: days(1),
    }),
    makeConnection({
      member: nkechi,
      viewer: { ...relations.asking, mutualCount: 0 },
      requestedAt: days(5),
    }),
  ],
  2: [
    makeConnection({
      member: lukas,
      viewer: relations.asked,
      note: 'Thank you for the talk on Tuesday.',
      requestedAt: days(2),
    }),
  ],
  3: [
    makeConnection({ member: authors.konoha, viewer: relations.followed, followedAt: days(12) }),
    makeConnection({ member: authors.sol, viewer: relations.followed, followedAt: days(30) }),
  ],
  4: [
    makeConnection({ member: sofia, viewer: relations.stranger, followedAt: days(4) }),
    makeConnection({ member: authors.konoha, viewer: relations.organisation, followedAt: days(6) }),
  ],
  5: [
    makeConnection({
      member: { userId: 'u40', userType: 1, userName: 'Viktor Hale' },
      viewer: relations.blocked,
      blockedAt: days(20),
    }),
  ],
  6: [
    makeConnection({
      member: { userId: 'u41', userType: 1, userName: 'Rafael Moura', headline: 'Sells courses' },
      viewer: { ...relations.stranger, isMuted: true },
      mutedAt: days(3),
    }),
  ],
};

type ConnectionSuggestion = Schemas['ConnectionSuggestion'];

export const makeConnectionSuggestion = (
  changes: Partial<ConnectionSuggestion> = {},
): ConnectionSuggestion => ({
  member: sofia,
  reason: '3 shared connections',
  viewer: makeRelation({ mutualCount: 3 }),
  ...changes,
});

const [, , , hiroshi, priya, mateusz] = makeMembers(6) as [Author, Author, Author, Author, Author, Author]; // Six were asked for.

/** One for each reason. */
export const connectionSuggestions: ConnectionSuggestion[] = [
  makeConnectionSuggestion({ member: hiroshi }),
  makeConnectionSuggestion({
    member: priya,
    reason: '1 shared connection',
    viewer: makeRelation({ mutualCount: 1 }),
  }),
  makeConnectionSuggestion({ member: mateusz, reason: 'Also worked at Kade', viewer: relations.stranger }),
  makeConnectionSuggestion({
    member: { ...authors.nordlicht, userId: 'u41', userName: 'Hafen Personal', headline: 'Crews for ports' },
    reason: 'Also in Hamburg',
    viewer: { ...relations.agency, mutualCount: 0 },
  }),
];

export const makeCounts = (
  changes: Partial<Schemas['ConnectionCounts']> = {},
): Schemas['ConnectionCounts'] => ({
  connected: 3,
  received: 2,
  sent: 1,
  following: 2,
  followers: 2,
  blocked: 1,
  muted: 1,
  ...changes,
});

/** Ilse's words about Amara, shown on Amara's profile, unless said otherwise. */
export const makeRecommendation = (changes: Partial<Recommendation> = {}): Recommendation => ({
  recommendationId: 'r1',
  fromUser: authors.ilse,
  toUser: authors.amara,
  relationship: 2,
  position: 'Product designer, Kade',
  text: 'Amara rewrote the ticket API in three weeks and answered every odd question I had about it with a drawing. When the gate went dark on opening night she was the one who stayed calm, and the one who wrote down why it had happened.',
  state: 2,
  createdAt: days(120),
  updatedAt: days(118),
  ...changes,
});

/** Asked for and not written yet. */
const makeRequest = (changes: Partial<Recommendation>): Recommendation => {
  const { text: _text, position: _position, ...request } = makeRecommendation({ state: 0, ...changes });
  return request;
};

export const recommendations = {
  given: [
    makeRecommendation({
      recommendationId: 'r5',
      fromUser: authors.amara,
      toUser: authors.tomas,
      relationship: 6,
      position: 'Regular guest',
      text: 'Tomás fed our whole team for two years and knew who could not eat what before we sat down. A kitchen that he leads will be a calm one.',
      createdAt: days(30),
      updatedAt: days(29),
    }),
  ],
  received: [
    makeRecommendation(),
    makeRecommendation({
      recommendationId: 'r2',
      fromUser: authors.nordlicht,
      relationship: 1,
      position: 'Head of grid software',
      text: 'Amara led the move of our outage map to new servers without one minute of darkness on it.',
      state: 3,
      createdAt: days(300),
      updatedAt: days(290),
    }),
  ],
  pending: [
    makeRequest({
      recommendationId: 'r3',
      fromUser: authors.amara,
      toUser: authors.joonho,
      relationship: 1,
      requestMessage: 'Would you write two lines about the month we spent on the payment service?',
      createdAt: days(2),
      updatedAt: days(2),
    }),
    makeRequest({
      recommendationId: 'r4',
      fromUser: authors.tomas,
      relationship: 4,
      requestMessage: 'A sentence about the booking page would help me a lot.',
      createdAt: days(4),
      updatedAt: days(4),
    }),
    makeRecommendation({ recommendationId: 'r6', state: 1, createdAt: days(1), updatedAt: days(1) }),
  ],
} satisfies Record<string, Recommendation[]>;
