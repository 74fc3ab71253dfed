import type { Schemas } from '#openapi/contract.ts';
import { ApiError, genericMessage, unaskedError } from '../../../api/errors.ts';
import { useApiCache, useApiQuery } from '../../../api/swr.ts';
import type { Failure } from '../../../components/ui/listState.ts';
import { ContentType } from '../../../domain/enums.ts';
import { useLinkTarget } from '../../feed/posts/useLinkTarget.ts';
import { toFailure } from '../../site/useListState.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import type { TicketSale } from '../../../components/events/search/ticketSale.ts';
import { eventState } from '../../../domain/events.ts';
import { places } from '../../../domain/places.ts';
import { fittingChoice, orderError, orderOf, type Quantities } from '../../../domain/ticketSale.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { newOrder, ticketOrder, type TicketOrder } from '../../payments/ticketOrder.ts';
import { useOnline } from '../../site/useOnline.ts';
import { eventReads } from './eventReads.ts';

type Details = Schemas['EventDetails'];

const offlineReason = 'You are offline. You can get tickets once you are back.';

const keptFor = (eventId: string): Quantities => {
  const kept = ticketOrder.read();
  if (kept?.eventId !== eventId || kept.waitlistId !== undefined) return {};
  return Object.fromEntries(kept.items.map(({ packageId, quantity }) => [packageId, quantity]));
};

/** Joins and leaves the waiting list of a package. */
function useWaitlist() {
  const { invalidate } = useApiCache();
  const [asking, setAsking] = useState<string>();
  const [refusals, setRefusals] = useState<TicketSale['refusals']>({});
  const act = async (
    packageId: string,
    asked: Parameters<typeof call<'manageTickets'>>[1] & object,
  ): Promise<void> => {
    setAsking(packageId);
    setRefusals({});
    try {
      const { message } = await call('manageTickets', asked);
      toast({ kind: 'success', title: message, about: `waiting list ${packageId}` });
    } catch (error) {
      const words = error instanceof ApiError ? (error.fields.quantity ?? error.message) : genericMessage;
      setRefusals({ [packageId]: words });
    }
    // Also after a refusal: there may be seats again, or somebody else was faster.
    await invalidate(eventReads);
    setAsking(undefined);
  };
  return { asking, refusals, act };
}

/**
 * Choosing tickets on the page of an event, and waiting for them (product S33). Undefined where nothing is sold to the reader:
 * drafts, what is over or cancelled, and own events. The choice is kept, also over a login.
 */
export function useTicketSale(details: Details, now: Date): TicketSale | undefined {
  const { event, packages, waitlist } = details;
  const { eventId } = event;
  const navigate = useNavigate();
  const online = useOnline();
  const [wanted, setWanted] = useState<Quantities>(() => keptFor(eventId));
  const [error, setError] = useState<string>();
  const { act, ...asking } = useWaitlist();
  const state = eventState(event, now);
  if (event.viewer.isOwner || state === 'draft' || state === 'cancelled' || state === 'ended')
    return undefined;
  const chosen = fittingChoice(details, wanted, now);

  const go = (order: TicketOrder) => {
    ticketOrder.write(order);
    // Where nothing can be kept, the choice goes along by itself.
    const isKept = ticketOrder.read() !== undefined;
    void navigate('/event-payment', isKept ? {} : { state: { order } });
  };
  return {
    chosen,
    error,
    onChoose({ packageId, quantity }) {
      const next = { ...chosen, [packageId]: quantity };
      setError(undefined);
      setWanted(next);
      ticketOrder.write(newOrder({ eventId, items: orderOf(packages, next) }));
    },
    onBuy() {
      const items = orderOf(packages, chosen);
      const refusal = orderError(items);
      if (refusal === undefined) go(newOrder({ eventId, items }));
      else setError(refusal);
    },
    ...(!online && { closed: offlineReason }),
    waiting: waitlist ?? [],
    ...asking,
    onJoin: ({ packageId, quantity }) => void act(packageId, { action: 4, eventId, packageId, quantity }),
    onLeave: ({ entry: { packageId, waitlistId } }) => void act(packageId, { action: 5, waitlistId }),
    onTake: ({ entry: { packageId, quantity, waitlistId } }) =>
      go(newOrder({ eventId, items: [{ packageId, quantity }], waitlistId })),
    ticketsHref: places.tickets,
  };
}

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
