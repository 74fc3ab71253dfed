import type { Schemas } from '#openapi/contract.ts';
import { useMemo, useState } from 'react';
import { useSWRConfig, type Cache } from 'swr';
import { unaskedError } from '../../api/errors.ts';
import { useApiCache, useApiQuery } from '../../api/swr.ts';
import type { PartState } from '../../components/dashboard/partState.ts';
import { ContentType } from '../../domain/enums.ts';
import { isOrganisation } from '../../domain/roles.ts';
import type { LinkTarget } from '../../lib/linkToken.ts';
import { useSession } from '../account/useSession.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import { useDetailLinks } from '../feed/posts/useDetailLinks.ts';
import { usePostCache } from '../feed/posts/usePostCache.ts';
import { useFollow, type FollowEvent } from '../people/useFollow.ts';
import type { ConnectEvent } from '../people/relationWrites.ts';
import { toFailure } from './useListState.ts';

export interface DashboardOverview {
  state: PartState;
  dashboard?: Schemas['Dashboard'];
  /** What the member is called by: a person's first name, an organisation's whole. */
  name: string;
  /** Of the own page of a post or an event. */
  hrefOf: (item: LinkTarget) => string | undefined;
  onFollow: (event: FollowEvent) => void;
  onConnect: (event: ConnectEvent) => void;
  /** Below the rail's width: whether the member has opened it. */
  open: boolean;
  onToggle: () => void;
}

/** Whose overview is open: coming back to the page finds it, and the feed below it, where they were. */
const openedBy = new WeakMap<Cache, string>();

/** What stands beside the feed (product S18). Its failure leaves the feed alone. */
export function useDashboard(): DashboardOverview {
  const { role, userId = '', userInfo } = useSession();
  const { cache } = useSWRConfig();
  const [open, setOpen] = useState(openedBy.get(cache) === userId);
  const onToggle = () => {
    if (open) openedBy.delete(cache);
    else openedBy.set(cache, userId);
    setOpen(!open);
  };
  const query = useApiQuery('dashboardDetails', {});
  const onFollow = useFollow();
  const cached = useApiCache();
  const posts = usePostCache();
  const onConnect = (event: ConnectEvent) => {
    // What is written about members is loaded for whoever writes it.
    void import('../people/relationWrites.ts')
      .then(({ connectTo }) => connectTo({ ...cached, posts }, event))
      .catch(reportFailure('Your request was not sent', `member ${event.suggestion.member.userId}`));
  };
  const dashboard = query.data?.response;
  const linked = useMemo((): LinkTarget[] => {
    if (!dashboard) return [];
    const { tiles, popular, upcoming } = dashboard;
    const events = upcoming.flatMap(({ eventId: feedId }) =>
      feedId ? [{ feedId, feedType: ContentType.EVENT }] : [],
    );
    return [...(tiles.role === 3 && tiles.bestPost ? [tiles.bestPost] : []), ...popular, ...events];
  }, [dashboard]);
  const hrefOf = useDetailLinks(linked);
  const name = isOrganisation(role) ? userInfo.name : (userInfo.name.split(' ')[0] ?? '');
  const common = { name, hrefOf, onFollow, onConnect, open, onToggle };
  if (dashboard) return { state: { status: 'ready' }, dashboard, ...common };
  if (query.isLoading || query.isValidating) return { state: { status: 'loading' }, ...common };
  const error = toFailure(query.error ?? unaskedError());
  return { state: { status: 'error', error, onRetry: () => void query.mutate() }, ...common };
}
