import { useCallback } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import { FeedFilter, FollowAction } from '../../domain/enums.ts';
import { lastWins } from '../../lib/lastWins.ts';
import { reportFailure } from '../feed/reportFailure.ts';

const send = lastWins();
const FOLLOW_STEP = 8;

export interface FollowEvent {
  userId: string;
  following: boolean;
}

/** Marks a suggestion, and counts the step "Follow 3" along. */
function marked(dashboard: Schemas['Dashboard'], { userId, following }: FollowEvent): Schemas['Dashboard'] {
  const changed = dashboard.suggestions.some(
    ({ member, isFollowing }) => member.userId === userId && isFollowing !== following,
  );
  if (!changed) return dashboard;
  return {
    ...dashboard,
    suggestions: dashboard.suggestions.map((one) =>
      one.member.userId === userId ? { ...one, isFollowing: following } : one,
    ),
    nextSteps: dashboard.nextSteps.map((one) =>
      one.step === FOLLOW_STEP
        ? { ...one, have: Math.min(one.need, Math.max(0, one.have + (following ? 1 : -1))) }
        : one,
    ),
  };
}

/**
 * Follow and unfollow (product S50): shown at once, taken back with a toast when the server does not agree. The Following
 * feed is asked for again. `also` shows it elsewhere: called with how things are to be, and again when it is taken back.
 */
export function useFollow(also?: (event: FollowEvent) => void): (event: FollowEvent) => void {
  const { patch, invalidate } = useApiCache();
  return useCallback(
    (event: FollowEvent) => {
      const show = (state: FollowEvent) => {
        also?.(state);
        return patch<{ response: Schemas['Dashboard'] }>(['dashboardDetails'], (answer) => ({
          ...answer,
          response: marked(answer.response, state),
        }));
      };
      const { userId, following } = event;
      const run = async () => {
        await show(event);
        try {
          const action = following ? FollowAction.FOLLOW : FollowAction.UNFOLLOW;
          const answer = await send(userId, () => call('followUser', { otherUserId: userId, action }));
          if (answer) await invalidate(['getFeedList'], ({ filter }) => filter === FeedFilter.FOLLOWING);
        } catch (error) {
          await show({ userId, following: !following });
          reportFailure(following ? 'You do not follow them yet' : 'You still follow them')(error);
        }
      };
      void run();
    },
    [patch, invalidate, also],
  );
}
