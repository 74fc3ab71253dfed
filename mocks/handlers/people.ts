import type { Handlers, Schemas } from '#openapi/contract.ts';
import { authors, minutesBefore } from '../factories/feed.ts';
import {
  connectionLists,
  connectionSuggestions,
  makeRecommendation,
  recommendations,
} from '../factories/people.ts';
import { makeRelation } from '../factories/profile.ts';
import { changeRecommendation, changeRelation, follow, recommendationsNow, relationNow } from '../memory.ts';
import type { MockContext } from '../msw.ts';

type Connection = Schemas['Connection'];
type Relation = Schemas['Relation'];
type List = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const everyone = Object.values(connectionLists).flat();
const suggestionOf = (userId: string) => connectionSuggestions.find(({ member }) => member.userId === userId);

/** As the story began, or as it stands since. */
const relationTo = (userId: string): Relation =>
  relationNow(userId) ??
  everyone.find(({ member }) => member.userId === userId)?.viewer ??
  suggestionOf(userId)?.viewer ??
  makeRelation();

/** Followers follow the reader, which no relation says. */
function isIn(list: List, { member }: Connection): boolean {
  const { connectionStatus, requestDirection, isFollowing, isBlocked, isMuted } = relationTo(member.userId);
  if (list === 5 || isBlocked) return list === 5 && isBlocked;
  if (list === 6) return isMuted;
  if (list === 4) return connectionLists[4].some((one) => one.member.userId === member.userId);
  if (list === 3) return isFollowing;
  if (list === 0) return connectionStatus === 1;
  return connectionStatus === 0 && requestDirection === list;
}

function listNow(list: List): Connection[] {
  const rows = [...connectionLists[list], ...everyone].filter((one) => isIn(list, one));
  return [...new Map(rows.map((one) => [one.member.userId, one])).values()].map((one) => {
    const viewer = relationTo(one.member.userId);
    return { ...one, viewer, connectionStatus: viewer.connectionStatus };
  });
}

const without = ({ requestDirection: _direction, ...relation }: Relation): Relation => relation;

/** What the server makes of an action; REPORT changes nothing. */
function after(relation: Relation, action: number): Relation {
  const none = { ...without(relation), connectionStatus: 2, canMessage: false } as const;
  const connected = { ...without(relation), connectionStatus: 1, canMessage: true } as const;
  const byAction: Record<number, Relation> = {
    0:
      relation.requestDirection === 1 ? connected : { ...relation, connectionStatus: 0, requestDirection: 2 },
    1: none,
    2: connected,
    3: none,
    4: { ...none, isBlocked: true, isFollowing: false },
    5: { ...relation, isBlocked: false },
    7: none,
    8: { ...relation, isMuted: true },
    9: { ...relation, isMuted: false },
  };
  return byAction[action] ?? relation;
}

const messages: Record<number, string> = {
  0: 'Request sent',
  1: 'You are no longer connected',
  2: 'You are connected now',
  3: 'Request declined',
  4: 'Blocked',
  5: 'No longer blocked',
  6: 'Thank you. We answer in 3 days.',
  7: 'Request withdrawn',
  8: 'You see less of them now',
  9: 'You see them again',
};

const people = new Map(
  [...everyone.map(({ member }) => member), ...Object.values(authors)].map((one) => [one.userId, one]),
);
const stateAfter = { 2: 2, 3: 3, 4: 4, 5: 5 } as const;

/** Connections, follows and recommendations of Amara, as they stand after what a story did. */
export const peopleHandlers = {
  followUser: ({ otherUserId, action }) => {
    follow(otherUserId, action === 1);
    changeRelation(otherUserId, { ...relationTo(otherUserId), isFollowing: action === 1 });
    return {
      message: action === 1 ? 'You follow them' : 'You no longer follow them',
      response: { isFollowing: action === 1, followers: 2418 },
    };
  },
  getMyConnections: ({ list, searchText = '', sort = 0, pageIndex }) => {
    const words = searchText.toLowerCase();
    const found = listNow(list).filter(({ member }) => member.userName.toLowerCase().includes(words));
    const rows =
      sort === 1 ? found.toSorted((a, b) => a.member.userName.localeCompare(b.member.userName)) : found;
    const sizeOf = (one: List) => listNow(one).length;
    return {
      message: 'Connections',
      response: rows.slice((pageIndex - 1) * 10, pageIndex * 10),
      count: rows.length,
      counts: {
        connected: sizeOf(0),
        received: sizeOf(1),
        sent: sizeOf(2),
        following: sizeOf(3),
        followers: sizeOf(4),
        blocked: sizeOf(5),
        muted: sizeOf(6),
      },
      ...(list === 0 &&
        pageIndex === 1 &&
        words === '' && {
          suggestions: connectionSuggestions.filter(
            ({ member }) => relationTo(member.userId).connectionStatus === 2,
          ),
        }),
    };
  },
  manageConnection: (body) => {
    const before = relationTo(body.otherUserId);
    const report = body.action === 6;
    const viewer = after(before, report ? ('block' in body && body.block ? 4 : 6) : body.action);
    changeRelation(body.otherUserId, viewer);
    const message = messages[body.action] ?? 'Done';
    return { message, response: { connectionStatus: viewer.connectionStatus, viewer } };
  },
  getRecommendations: ({ type, otherUserId }) => {
    const { given, received, pending } = recommendations;
    const all = recommendationsNow([...pending, ...received, ...given]);
    const whose = otherUserId ?? authors.amara.userId;
    const rows = all.filter(({ fromUser, toUser, state }) => {
      const mine = (type === 1 ? fromUser : toUser).userId === whose;
      if (type === 3) return state < 2;
      return mine && (otherUserId ? state === 2 : state === 2 || state === 3 || (type === 1 && state === 1));
    });
    return { message: 'Recommendations', response: rows, count: rows.length };
  },
  manageRecommendation: (body) => {
    const at = minutesBefore(0);
    if (body.action === 0 || body.action === 1) {
      const other = people.get(body.otherUserId) ?? authors.ilse;
      const [fromUser, toUser] = body.action === 0 ? [other, authors.amara] : [authors.amara, other];
      const { text: _text, position: _position, ...base } = makeRecommendation();
      const { action: _action, userId: _userId, otherUserId: _other, clientId: _client, ...content } = body;
      const written = {
        ...base,
        ...content,
        recommendationId: ('recommendationId' in body && body.recommendationId) || 'r-new',
        fromUser,
        toUser,
        state: body.action,
        createdAt: at,
        updatedAt: at,
      };
      changeRecommendation(written.recommendationId, written);
      return {
        message: body.action ? 'Sent. They choose whether to show it.' : 'Request sent',
        response: written,
      };
    }
    const { given, received, pending } = recommendations;
    const found = recommendationsNow([...pending, ...received, ...given]).find(
      ({ recommendationId }) => recommendationId === body.recommendationId,
    );
    const before = found ?? makeRecommendation({ recommendationId: body.recommendationId });
    const next = body.action === 6 ? before : { ...before, state: stateAfter[body.action], updatedAt: at };
    changeRecommendation(body.recommendationId, body.action === 6 ? 'deleted' : next);
    return { message: 'Done', response: next };
  },
} satisfies Partial<Handlers<MockContext>>;
