import { randomUUID } from 'node:crypto';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

type FeedItem = Schemas['FeedItem'];
type PostFields = Partial<
  Pick<RequestBody<'managePost'>, 'text' | 'mentions' | 'media' | 'visibility' | 'commentPolicy' | 'clientId'>
>;

export const feedTypes = { 1: 10, 2: 11, 3: 4, 4: 8 } as const;

/** A payload that writes a post as this member. */
export const newPost = (as: TestMember, fields: PostFields = {}) => ({
  action: 0 as const,
  feedType: feedTypes[as.role],
  text: 'Three interviews in one week.',
  media: [],
  visibility: 0 as const,
  commentPolicy: 0 as const,
  clientId: randomUUID(),
  ...fields,
});

export async function post(api: TestApi, as: TestMember, fields: PostFields = {}): Promise<FeedItem> {
  return (await api.ok('managePost', newPost(as, fields), { as })).response;
}

/** A payload that changes a post as it stands. */
export const change = (item: FeedItem, fields: PostFields = {}) => ({
  action: 1 as const,
  feedId: item.feedId,
  // Only posts are changed in tests.
  feedType: item.feedType as 10,
  text: item.text,
  media: item.media.map(({ mediaKey, alt }) => ({ mediaKey, ...(alt === undefined ? {} : { alt }) })),
  visibility: item.visibility,
  commentPolicy: item.commentPolicy,
  clientId: randomUUID(),
  updatedAt: item.updatedAt,
  ...fields,
});

export const keyOf = ({ feedId, feedType }: FeedItem) => ({ feedId, feedType });

export async function comment(
  api: TestApi,
  as: TestMember,
  item: FeedItem,
  text: string,
  parentCommentId?: string,
): Promise<Schemas['Comment']> {
  const payload = {
    ...keyOf(item),
    action: 0 as const,
    text,
    clientId: randomUUID(),
    ...(parentCommentId ? { parentCommentId } : {}),
  };
  return (await api.ok('manageComment', payload, { as })).response;
}

/** EDIT 1, DELETE 2, HIDE 3, SHOW 4. */
export const onComment = (item: FeedItem, action: 1 | 2 | 3 | 4, commentId: string, text?: string) => ({
  ...keyOf(item),
  action,
  commentId,
  clientId: randomUUID(),
  ...(text === undefined ? {} : { text }),
});

/** Connects two members, as an accepted request does. */
export async function befriend(api: TestApi, one: TestMember, other: TestMember): Promise<void> {
  const now = api.now();
  const row = (from: TestMember, to: TestMember, direction: 'in' | 'out') => ({
    member_id: from.userId,
    other_id: to.userId,
    status: 1 as const,
    direction,
    requested_at: now,
    connected_at: now,
  });
  await api.db
    .insertInto('connections')
    .values([row(one, other, 'out'), row(other, one, 'in')])
    .execute();
  await api.db
    .updateTable('members')
    .set((member) => ({ connection_count: member('connection_count', '+', 1) }))
    .where('id', 'in', [one.userId, other.userId])
    .execute();
}

export async function block(api: TestApi, one: TestMember, other: TestMember): Promise<void> {
  await api.db
    .insertInto('blocks')
    .values({ member_id: one.userId, blocked_id: other.userId, created_at: api.now() })
    .execute();
}

export async function follow(api: TestApi, one: TestMember, other: TestMember): Promise<void> {
  await api.db
    .insertInto('follows')
    .values({ member_id: one.userId, followed_id: other.userId, created_at: api.now() })
    .execute();
}
