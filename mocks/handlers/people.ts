import type { Handlers } from '#openapi/contract.ts';
import type { MockContext } from '../msw.ts';

export const peopleHandlers = {
  followUser: ({ action }) => ({
    message: action === 1 ? 'You follow them' : 'You no longer follow them',
    response: { isFollowing: action === 1, followers: 2418 },
  }),
} satisfies Partial<Handlers<MockContext>>;
