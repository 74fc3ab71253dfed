import { useMemo, useState } from 'react';
import { serverNow } from '../../../api/serverClock.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { FeedEntry } from '../../../components/feed/posts/FeedList.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import {
  eventsFoundText,
  toEventQuery,
  type EventFilters,
  type EventView,
} from '../../../domain/eventFilters.ts';
import { feedItemOf, type Event } from '../../../domain/events.ts';
import { useEntries } from '../../feed/posts/useFeed.ts';
import { useListState } from '../../site/useListState.ts';

const idOf = ({ eventId }: Event) => eventId;

export interface EventList {
  state: ListState<FeedEntry>;
  /** How many fit, in words; empty until that is known, undefined where it is not counted. */
  results: string | undefined;
}

/** The same list of the items that a feed is drawn from. */
export function toFeed(state: ListState<Event>): ListState<ReturnType<typeof feedItemOf>> {
  return state.status === 'ready' ? { ...state, items: state.items.map(feedItemOf) } : state;
}

/** Events of a view, as they fit the filters (product S32). The calendar asks for itself: see `useEventMonth`. */
export function useEventList(view: EventView, filters: EventFilters): EventList {
  // What is past is asked for as of the time at which the page was opened, so that pages go on where the last one ended.
  const [openedAt] = useState(() => new Date(serverNow()));
  const query = useMemo(
    () => (view === 'calendar' ? null : toEventQuery(view, filters, openedAt)),
    [view, filters, openedAt],
  );
  const list = useApiInfinite('getEventList', query);
  const all = useListState(list, idOf);
  const state = useMemo(() => toFeed(all), [all]);
  const entries = useEntries(view === 'past' ? withoutRunning(state, openedAt) : state);
  const count = list.data?.[0]?.count;
  const results = count === undefined ? '' : eventsFoundText(count);
  return { state: entries, results: view === 'upcoming' || view === 'saved' ? results : undefined };
}

/** What began and has not ended yet is asked for along with what is over. */
function withoutRunning<Item extends { event: { endAt: string } }>(
  state: ListState<Item>,
  now: Date,
): ListState<Item> {
  if (state.status !== 'ready') return state;
  const items = state.items.filter(({ event }) => Date.parse(event.endAt) <= now.getTime());
  return items.length > 0 || state.hasMore ? { ...state, items } : { status: 'empty' };
}
