import { notImplemented } from '#openapi/contract.ts';
import type { TagHandlers } from '../../contract/tag.ts';

export const peopleHandlers = {
  getMyConnections: notImplemented,
  manageConnection: notImplemented,
  search: notImplemented,
  followUser: notImplemented,
  getRecommendations: notImplemented,
  manageRecommendation: notImplemented,
} satisfies TagHandlers<'people'>;
