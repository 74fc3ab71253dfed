import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { PartState } from '../../components/dashboard/partState.ts';
import { isOrganisation } from '../../domain/roles.ts';
import { useSession } from '../account/useSession.ts';
import { useDetailLinks } from '../feed/useDetailLinks.ts';
import { useFollow, type FollowEvent } from '../people/useFollow.ts';
import { toFailure } from './useListState.ts';

export interface DashboardOverview {
  state: PartState;
  dashboard?: Schemas['Dashboard'];
  /** What the member is called by: a person's first name, an organisation's whole. */
  name: string;
  hrefOf: (item: Schemas['FeedItem']) => string | undefined;
  onFollow: (event: FollowEvent) => void;
}

/** What stands beside the feed (product S18). Its failure leaves the feed alone. */
export function useDashboard(): DashboardOverview {
  const { role, userInfo } = useSession();
  const query = useApiQuery('dashboardDetails', {});
  const onFollow = useFollow();
  const dashboard = query.data?.response;
  const posts = useMemo(() => {
    if (!dashboard) return [];
    const { tiles, popular } = dashboard;
    return tiles.role === 3 && tiles.bestPost ? [tiles.bestPost, ...popular] : popular;
  }, [dashboard]);
  const hrefOf = useDetailLinks(posts);
  const name = isOrganisation(role) ? userInfo.name : (userInfo.name.split(' ')[0] ?? '');
  const common = { name, hrefOf, onFollow };
  if (dashboard) return { state: { status: 'ready' }, dashboard, ...common };
  if (query.isLoading || query.isValidating) return { state: { status: 'loading' }, ...common };
  const error = toFailure(query.error ?? unaskedError());
  return { state: { status: 'error', error, onRetry: () => void query.mutate() }, ...common };
}
