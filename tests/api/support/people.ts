import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

/** Actions of manageConnection (specification 4, product 3.9). */
export const ADD = 0;
export const REMOVE = 1;
export const ACCEPT = 2;
export const REJECT = 3;
export const BLOCK = 4;
export const UNBLOCK = 5;
export const WITHDRAW = 7;
export const MUTE = 8;
export const UNMUTE = 9;

type Action = Schemas['ManageConnectionRequest']['action'];
type More = { note?: string; clientId?: string };

const payload = (as: TestMember, other: TestMember, action: Action, more: More = {}) => ({
  userId: as.userId,
  otherUserId: other.userId,
  action,
  ...more,
});

/** Changes how two stand, and answers how they stand then. */
export const tie = async (api: TestApi, as: TestMember, other: TestMember, action: Action, more?: More) =>
  (await api.ok('manageConnection', payload(as, other, action, more), { as })).response;

export const tieRefused = (api: TestApi, as: TestMember, other: TestMember, action: Action, more?: More) =>
  api.refused('manageConnection', payload(as, other, action, more), { as });

export const listOf = (
  api: TestApi,
  as: TestMember,
  list: RequestBody<'getMyConnections'>['list'],
  more: Partial<RequestBody<'getMyConnections'>> = {},
) => api.ok('getMyConnections', { userId: as.userId, list, pageIndex: 1, ...more }, { as });

export const newsOf = async (api: TestApi, as: TestMember) =>
  (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response.map(
    ({ type, notification }) => `${type}: ${notification}`,
  );

export const connectionCounts = async (api: TestApi, ...members: TestMember[]): Promise<number[]> => {
  const rows = await api.db
    .selectFrom('members')
    .select(['id', 'connection_count'])
    .where(
      'id',
      'in',
      members.map(({ userId }) => userId),
    )
    .execute();
  return members.map(({ userId }) => rows.find(({ id }) => id === userId)?.connection_count ?? -1);
};

type WithoutCaller<T> = T extends { userId: string } ? Omit<T, 'userId'> : never;
type Recommend = WithoutCaller<RequestBody<'manageRecommendation'>>;

const recommendation = (as: TestMember, body: Recommend) =>
  ({ userId: as.userId, ...body }) as RequestBody<'manageRecommendation'>;

/** Asks for a recommendation, writes one, or changes one. */
export const recommend = async (api: TestApi, as: TestMember, body: Recommend) =>
  (await api.ok('manageRecommendation', recommendation(as, body), { as })).response;

export const recommendRefused = (api: TestApi, as: TestMember, body: Recommend) =>
  api.refused('manageRecommendation', recommendation(as, body), { as });
