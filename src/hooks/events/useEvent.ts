import type { Schemas } from '#openapi/contract.ts';
import { unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { Failure } from '../../components/ui/listState.ts';
import { ContentType } from '../../domain/enums.ts';
import { useLinkTarget } from '../feed/useLinkTarget.ts';
import { toFailure } from '../site/useListState.ts';

export type EventPageState =
  | { status: 'loading' }
  /** The link leads nowhere, or the event is gone, hidden from the reader, or another member's draft. */
  | { status: 'notFound' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  /** `item`: its place in the feed, which carries the discussion. A draft has none. */
  | { status: 'ready'; details: Schemas['EventDetails']; item: Schemas['FeedItem'] | undefined };

/** The event that a link's token stands for (product S33). What was seen once is read offline too. */
export function useEvent(token: string): EventPageState {
  const target = useLinkTarget(token);
  const isEvent = typeof target === 'object' && target.feedType === ContentType.EVENT;
  const read = useEventReads(isEvent ? target.feedId : undefined);
  return target === undefined ? { status: 'loading' } : isEvent ? read : { status: 'notFound' };
}

function useEventReads(eventId: string | undefined): EventPageState {
  const whole = useApiQuery('getEventDetails', eventId === undefined ? null : { eventId });
  const place = useApiQuery(
    'getFeedDetails',
    eventId === undefined ? null : { feedId: eventId, feedType: ContentType.EVENT },
  );
  if (whole.error?.status === 404) return { status: 'notFound' };
  const details = whole.data?.response;
  const item = place.data?.response.item;
  if (details?.event.status === 0) return { status: 'ready', details, item: undefined };
  if (details && item) return { status: 'ready', details, item };
  const missing = details ? place : whole;
  if (missing.isLoading || missing.isValidating) return { status: 'loading' };
  return {
    status: 'error',
    error: toFailure(missing.error ?? unaskedError()),
    onRetry: () => void Promise.all([whole.mutate(), place.mutate()]),
  };
}
