import { useEffect, useMemo } from 'react';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import type { FeedEntry } from '../../../components/feed/posts/FeedList.tsx';
import type { ListState } from '../../../components/ui/listState.ts';
import { toMonthQuery, type EventFilters } from '../../../domain/eventFilters.ts';
import { byDay } from '../../../domain/eventMonth.ts';
import type { Event } from '../../../domain/events.ts';
import { useEntries } from '../../feed/posts/useFeed.ts';
import { useListState } from '../../site/useListState.ts';
import { toFeed } from './useEventList.ts';

/** So many events of one month are shown; further ones are found by filters. */
const mostPages = 20;

const idOf = ({ eventId }: Event) => eventId;

export interface EventMonth {
  days: ReadonlyMap<string, readonly Event[]>;
  busy: boolean;
  /** What takes place on the chosen day. */
  state: ListState<FeedEntry>;
  /** There are more than a calendar shows. */
  cut: boolean;
}

/** The events of the month of a day (`YYYY-MM-DD`); null asks for nothing. All pages are read, since each day needs its own. */
export function useEventMonth(day: string | null, filters: EventFilters): EventMonth {
  const month = day?.slice(0, 7);
  const query = useMemo(() => (month ? toMonthQuery(month, filters) : null), [month, filters]);
  const list = useApiInfinite('getEventList', query);
  const all = useListState(list, idOf);
  const { data: pages, size, setSize, error } = list;
  const read = pages?.length ?? 0;
  const goesOn = pages?.at(-1)?.nextCursor != null && !error;
  const more = goesOn && read < mostPages;
  useEffect(() => {
    if (more && read === size) void setSize(size + 1);
  }, [more, read, size, setSize]);
  const days = useMemo(() => byDay(all.status === 'ready' ? all.items : []), [all]);
  const state = useMemo((): ListState<Event> => {
    if (all.status !== 'ready') return all;
    const items = days.get(day ?? '') ?? [];
    return items.length > 0
      ? { ...all, items, hasMore: false }
      : more
        ? { status: 'loading' }
        : { status: 'empty' };
  }, [all, days, day, more]);
  const entries = useEntries(useMemo(() => toFeed(state), [state]));
  return { days, busy: all.status === 'loading' || more, state: entries, cut: goesOn && !more };
}
