import type { Schemas } from '#openapi/contract.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unaskedError } from '../../../api/errors.ts';
import { serverNow } from '../../../api/serverClock.ts';
import { useApiQuery } from '../../../api/swr.ts';
import type { OrganiserPanelProps } from '../../../components/events/organiser/OrganiserPanel.tsx';
import type { Failure } from '../../../components/ui/listState.ts';
import { ContentType } from '../../../domain/enums.ts';
import { feedItemOf } from '../../../domain/events.ts';
import { toOrganiserTab, type OrganiserTab } from '../../../domain/organiser.ts';
import { places } from '../../../domain/places.ts';
import { useDetailLinks } from '../../feed/posts/useDetailLinks.ts';
import { shareRequests } from '../../feed/share/shareRequests.ts';
import { toFailure } from '../../site/useListState.ts';

type Panel = Schemas['EventPanel'];
type Parts = Pick<OrganiserPanelProps, 'panel' | 'tab' | 'onTab' | 'editHref' | 'pageHref' | 'onShare'>;

export type OrganiserState =
  | { status: 'loading' }
  /** There is no such event, or it is somebody else's. */
  | { status: 'notFound' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  | { status: 'ready'; parts: Parts };

/** From two hours before the start the numbers of the door are read again by themselves. */
const liveMs = 15_000;
const beforeMs = 2 * 3_600_000;

function isLive({ startAt, endAt, status }: Panel['details']['event']): boolean {
  const now = serverNow();
  return status === 1 && Date.parse(startAt) - beforeMs <= now && now < Date.parse(endAt);
}

/** The panel of an own event, and which part of it the address names (product S36). */
export function useOrganiser(eventId: string): OrganiserState {
  const [params, setParams] = useSearchParams();
  const { data, error, isLoading, isValidating, mutate } = useApiQuery(
    'eventDetail',
    { eventId },
    {
      dedupingInterval: liveMs / 2,
      refreshInterval: (latest: { response: Panel } | undefined) =>
        latest && isLive(latest.response.details.event) ? liveMs : 0,
    },
  );
  const target = useMemo(() => ({ feedId: eventId, feedType: ContentType.EVENT }), [eventId]);
  const linkOf = useDetailLinks(useMemo(() => [target], [target]));
  if (error && (error.status === 404 || error.status === 403)) return { status: 'notFound' };
  const panel = data?.response;
  if (!panel)
    return isLoading || isValidating
      ? { status: 'loading' }
      : { status: 'error', error: toFailure(error ?? unaskedError()), onRetry: () => void mutate() };
  const { event } = panel.details;
  // What narrows one part means nothing in another.
  const onTab = (tab: OrganiserTab) =>
    setParams(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return {
    status: 'ready',
    parts: {
      panel,
      tab: toOrganiserTab(params.get('tab')),
      onTab,
      editHref: places.myEvents && `${places.myEvents}?edit=${encodeURIComponent(eventId)}`,
      pageHref: linkOf(target),
      onShare: () => shareRequests.ask(feedItemOf(event)),
    },
  };
}
