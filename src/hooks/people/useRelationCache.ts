import type { ResponseBody } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiCache } from '../../api/swr.ts';
import { countsAfter, type ConnectionList, type Relation } from '../../domain/relations.ts';
import { usePostCache } from '../feed/usePostCache.ts';

type UserInfo = ResponseBody<'getUserInfo'>;
type Connections = ResponseBody<'getMyConnections'>;

export interface RelationCache {
  /** Shows how the reader stands to a member wherever that is shown. */
  show: (event: { userId: string; from: Relation; to: Relation }) => Promise<void>;
  /** Asks again for what depends on it: the sections of the profile, and the lists but the one that is looked at. */
  refresh: (userId: string, at?: ConnectionList) => void;
  /** After a block: nothing of this member is left anywhere. */
  removeMember: (userId: string) => void;
  /** Of an organisation: how many follow it. */
  showFollow: (event: { userId: string; following: boolean }) => Promise<void>;
}

/** The answers about members in the cache: what the reader does shows everywhere at once. */
export function useRelationCache(): RelationCache {
  const { patch, invalidate } = useApiCache();
  const posts = usePostCache();
  return useMemo(() => {
    const show: RelationCache['show'] = async ({ userId, from, to }) => {
      await patch<UserInfo>(['getUserInfo'], (answer) =>
        answer.response.member.userId === userId
          ? { ...answer, response: { ...answer.response, viewer: to } }
          : answer,
      );
      await patch<Connections>(['getMyConnections'], (page) => ({
        ...page,
        counts: countsAfter(page.counts, from, to),
        response: page.response.map((row) =>
          row.member.userId === userId ? { ...row, connectionStatus: to.connectionStatus, viewer: to } : row,
        ),
      }));
    };
    const refresh: RelationCache['refresh'] = (userId, at) => {
      void invalidate(['getUserInfo'], ({ otherUserId }) => otherUserId === userId);
      void invalidate(['getMyConnections'], ({ list }) => list !== at);
    };
    return {
      show,
      refresh,
      removeMember(userId) {
        posts.removeAuthor(userId);
        void invalidate(['getRecommendations', 'getFeedDetails']);
      },
      async showFollow({ userId, following }) {
        const step = following ? 1 : -1;
        await patch<UserInfo>(['getUserInfo'], (answer) => {
          const { member, viewer } = answer.response;
          if (member.userId !== userId || !viewer || viewer.isFollowing === following) return answer;
          const counts = member.counts && {
            ...member.counts,
            followers: Math.max(0, member.counts.followers + step),
          };
          return {
            ...answer,
            response: {
              ...answer.response,
              member: { ...member, ...(counts && { counts }) },
              viewer: { ...viewer, isFollowing: following },
            },
          };
        });
        await patch<Connections>(['getMyConnections'], (page) => ({
          ...page,
          response: page.response.map((row) =>
            row.member.userId === userId
              ? { ...row, viewer: { ...row.viewer, isFollowing: following } }
              : row,
          ),
        }));
      },
    };
  }, [patch, invalidate, posts]);
}
