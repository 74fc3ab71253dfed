import type { TagHandlers } from '../../contract/tag.ts';
import { getMyConnections } from './connections.ts';
import { followUser } from './follow.ts';
import { manageConnection } from './manageConnection.ts';
import { manageRecommendation } from './recommend.ts';
import { getRecommendations } from './recommendations.ts';
import { search } from './search.ts';

export const peopleHandlers = {
  getMyConnections,
  manageConnection,
  search,
  followUser,
  getRecommendations,
  manageRecommendation,
} satisfies TagHandlers<'people'>;
