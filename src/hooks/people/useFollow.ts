import { useCallback } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { useApiCache } from '../../api/swr.ts';
import { FeedFilter, FollowAction } from '../../domain/enums.ts';
import { lastWriteWins } from '../../lib/lastWriteWins.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';

const send = lastWriteWins();
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
        const action = following ? FollowAction.FOLLOW : FollowAction.UNFOLLOW;
        const pressed = await send(userId, following, () =>
          call('followUser', { otherUserId: userId, action }),
        );
        if (!pressed) return;
        if ('answer' in pressed)
          return invalidate(['getFeedList'], ({ filter }) => filter === FeedFilter.FOLLOWING);
        await show({ userId, following: pressed.back });
        if (pressed.back !== following) {
          const title = following ? 'You do not follow them yet' : 'You still follow them';
          reportFailure(title, `member ${userId}`)(pressed.error);
        }
      };
      void run();
    },
    [patch, invalidate, also],
  );
}
