import type { OperationId, Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useApiCache } from '../../api/swr.ts';
import { Role } from '../../domain/roles.ts';

type FeedItem = Schemas['FeedItem'];
type Dashboard = Schemas['Dashboard'];
type Details = { response: { item: FeedItem } };
type DashboardAnswer = { response: Dashboard };

const singles: readonly OperationId[] = ['getPostDetails', 'getFeedDetails'];

export interface PostTraces {
  change: (changed: (item: FeedItem) => FeedItem) => void;
  drop: (isGone: (item: FeedItem) => boolean) => void;
  /** After a block: also what they have said, and the suggestion to follow them. */
  dropAuthor: (userId: string) => void;
}

/** The posts that stand on the dashboard. */
function without(dashboard: Dashboard, isGone: (item: FeedItem) => boolean): Dashboard {
  const popular = dashboard.popular.filter((item) => !isGone(item));
  const { tiles } = dashboard;
  if (tiles.role !== Role.BRAND || !tiles.bestPost || !isGone(tiles.bestPost))
    return { ...dashboard, popular };
  const { bestPost: _gone, ...others } = tiles;
  return { ...dashboard, popular, tiles: others };
}

/** Posts where they stand outside of the lists: on pages of their own and on the dashboard. */
export function usePostTraces(): PostTraces {
  const { patch, invalidate, forget } = useApiCache();
  return useMemo(() => {
    const onDashboard = (to: (dashboard: Dashboard) => Dashboard) =>
      void patch<DashboardAnswer>(['dashboardDetails'], (answer) => {
        const response = to(answer.response);
        // What did not change is not drawn again: a like must show at once.
        return response === answer.response ? answer : { ...answer, response };
      });
    return {
      change(changed) {
        void patch<Details>(singles, (answer) => {
          const item = changed(answer.response.item);
          return item === answer.response.item
            ? answer
            : { ...answer, response: { ...answer.response, item } };
        });
        onDashboard((dashboard) => {
          const popular = dashboard.popular.map(changed);
          const same = popular.every((item, index) => item === dashboard.popular[index]);
          return same ? dashboard : { ...dashboard, popular };
        });
      },
      drop(isGone) {
        void forget<Details>(singles, ({ response }) => isGone(response.item));
        onDashboard((dashboard) => without(dashboard, isGone));
      },
      dropAuthor(userId) {
        onDashboard((dashboard) => ({
          ...dashboard,
          suggestions: dashboard.suggestions.filter(({ member }) => member.userId !== userId),
        }));
        void invalidate([...singles, 'commentDetails', 'dashboardDetails']);
      },
    };
  }, [patch, invalidate, forget]);
}
