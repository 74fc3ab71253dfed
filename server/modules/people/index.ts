import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { getMyConnections } from './connections.ts';
import { followUser } from './follow.ts';
import { manageConnection } from './manageConnection.ts';
import { manageRecommendation } from './recommend.ts';
import { getRecommendations } from './recommendations.ts';

export const peopleHandlers = {
  getMyConnections,
  manageConnection,
  search: notImplemented,
  followUser,
  getRecommendations,
  manageRecommendation,
} satisfies TagHandlers<'people'>;
