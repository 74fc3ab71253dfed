import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { followUser } from './follow.ts';

export const peopleHandlers = {
  getMyConnections: notImplemented,
  manageConnection: notImplemented,
  search: notImplemented,
  followUser,
  getRecommendations: notImplemented,
  manageRecommendation: notImplemented,
} satisfies TagHandlers<'people'>;
