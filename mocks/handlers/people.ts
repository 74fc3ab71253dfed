import type { Handlers } from '#openapi/contract.ts';
import { follow } from '../memory.ts';
import type { MockContext } from '../msw.ts';

export const peopleHandlers = {
  followUser: ({ otherUserId, action }) => {
    follow(otherUserId, action === 1);
    return {
      message: action === 1 ? 'You follow them' : 'You no longer follow them',
      response: { isFollowing: action === 1, followers: 2418 },
    };
  },
} satisfies Partial<Handlers<MockContext>>;
