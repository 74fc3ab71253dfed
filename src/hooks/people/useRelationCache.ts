import type { ResponseBody } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiCache, type CacheActions } from '../../api/swr.ts';
import { type ConnectionList, countsAfter, type Relation } from '../../domain/relations.ts';
import { usePostCache, type PostCache } from '../feed/posts/usePostCache.ts';

type Connections = ResponseBody<'getMyConnections'>;

/** The same page of a list, or of suggestions below it, with a member in another relation. */
function withRelation(
  page: Connections,
  userId: string,
  change: (viewer: Relation) => Relation,
): Connections {
  const { response, suggestions } = page;
  return {
    ...page,
    response: response.map((row) => {
      if (row.member.userId !== userId) return row;
      const viewer = change(row.viewer);
      return { ...row, connectionStatus: viewer.connectionStatus, viewer };
    }),
    ...(suggestions && {
      suggestions: suggestions.map((one) =>
        one.member.userId === userId ? { ...one, viewer: change(one.viewer) } : one,
      ),
    }),
  };
}

type DashboardDetails = ResponseBody<'dashboardDetails'>;
type UserInfo = ResponseBody<'getUserInfo'>;
type Friends = ResponseBody<'getFriendList'>;
type Conversation = ResponseBody<'getWholeMessage'>;

/** The profile with one follower more or less; the same one when it is about somebody else. */
function followed(info: UserInfo['response'], userId: string, following: boolean): UserInfo['response'] {
  const { member, viewer } = info;
  if (member.userId !== userId || !viewer || viewer.isFollowing === following) return info;
  const followers = Math.max(0, (member.counts?.followers ?? 0) + (following ? 1 : -1));
  const counts = member.counts && { ...member.counts, followers };
  return { ...info, member: { ...member, counts }, viewer: { ...viewer, isFollowing: following } };
}

export interface RelationCache {
  /** Shows how the reader stands to a member wherever that is shown. */
  show: (event: { userId: string; from: Relation; to: Relation }) => Promise<void>;
  /** Asks again for what depends on it: the sections of the profile, the lists but the one that is looked at, the chat, the feed. */
  refresh: (userId: string, at?: ConnectionList) => void;
  /** After a block: nothing of this member is left anywhere. */
  removeMember: (userId: string) => void;
  /** Of an organisation: how many follow it. */
  showFollow: (event: { userId: string; following: boolean }) => Promise<void>;
}

export interface CacheTools extends Pick<CacheActions, 'patch' | 'invalidate'> {
  posts: Pick<PostCache, 'refreshOffered' | 'removeAuthor'>;
}

/** The answers about members in the cache: what the reader does shows everywhere at once. */
export function relationCacheOf({ patch, invalidate, posts }: CacheTools): RelationCache {
  const show: RelationCache['show'] = async ({ userId, from, to }) => {
    await patch<UserInfo>(['getUserInfo'], (answer) =>
      answer.response.member.userId === userId
        ? { ...answer, response: { ...answer.response, viewer: to } }
        : answer,
    );
    await patch<Connections>(['getMyConnections'], (page) => ({
      ...withRelation(page, userId, () => to),
      counts: countsAfter(page.counts, from, to),
    }));
    await patch<DashboardDetails>(['dashboardDetails'], (answer) => {
      const { mayKnow } = answer.response;
      if (!mayKnow?.some(({ member }) => member.userId === userId)) return answer;
      const shown = mayKnow.map((one) => (one.member.userId === userId ? { ...one, viewer: to } : one));
      return { ...answer, response: { ...answer.response, mayKnow: shown } };
    });
    const { isMuted, canMessage } = to;
    await patch<Friends>(['getFriendList'], (page) =>
      page.response.some(({ friendId }) => friendId === userId)
        ? {
            ...page,
            response: page.response.map((one) =>
              one.friendId === userId ? { ...one, isMuted, canMessage } : one,
            ),
          }
        : page,
    );
    await patch<Conversation>(['getWholeMessage'], (page) =>
      page.friend.friendId === userId ? { ...page, friend: { ...page.friend, isMuted, canMessage } } : page,
    );
  };
  const refresh: RelationCache['refresh'] = (userId, at) => {
    // Without another's id it is the own profile, whose counts change too.
    void invalidate(
      ['getUserInfo'],
      ({ otherUserId }) => otherUserId === userId || otherUserId === undefined,
    );
    void invalidate(['getMyConnections'], ({ list }) => list !== at);
    // Whoever is connected now can be written to.
    void invalidate(['getFriendList']);
    void invalidate(['getWholeMessage'], ({ friendId }) => friendId === userId);
    posts.refreshOffered();
  };
  return {
    show,
    refresh,
    removeMember(userId) {
      posts.removeAuthor(userId);
      void invalidate(['getRecommendations', 'getFeedDetails', 'getFriendList', 'getWholeMessage']);
    },
    async showFollow({ userId, following }) {
      await patch<UserInfo>(['getUserInfo'], (answer) => {
        const response = followed(answer.response, userId, following);
        return response === answer.response ? answer : { ...answer, response };
      });
      await patch<Connections>(['getMyConnections'], (page) =>
        withRelation(page, userId, (viewer) => ({ ...viewer, isFollowing: following })),
      );
    },
  };
}

export function useRelationCache(): RelationCache {
  const { patch, invalidate } = useApiCache();
  const posts = usePostCache();
  return useMemo(() => relationCacheOf({ patch, invalidate, posts }), [patch, invalidate, posts]);
}
