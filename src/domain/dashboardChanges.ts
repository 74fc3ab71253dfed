import type { Schemas } from '#openapi/contract.ts';
import { Role } from './roles.ts';

type FeedItem = Schemas['FeedItem'];
type Dashboard = Schemas['Dashboard'];

/** The dashboard without posts that are gone. */
export function withoutPosts(dashboard: Dashboard, isGone: (item: FeedItem) => boolean): Dashboard {
  const popular = dashboard.popular.filter((item) => !isGone(item));
  const { tiles } = dashboard;
  if (tiles.role !== Role.BRAND || !tiles.bestPost || !isGone(tiles.bestPost))
    return { ...dashboard, popular };
  const { bestPost: _gone, ...others } = tiles;
  return { ...dashboard, popular, tiles: others };
}

/** The dashboard without a member among those who are suggested. */
export function withoutMember(dashboard: Dashboard, userId: string): Dashboard {
  const isOther = ({ member }: { member: Schemas['Author'] }) => member.userId !== userId;
  const { mayKnow, suggestions, ...rest } = dashboard;
  return {
    ...rest,
    suggestions: suggestions.filter(isOther),
    ...(mayKnow && { mayKnow: mayKnow.filter(isOther) }),
  };
}
