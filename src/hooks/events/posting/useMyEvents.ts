import { useState } from 'react';
import { useApiCache } from '../../../api/swr.ts';
import { useApiInfinite } from '../../../api/swrInfinite.ts';
import { statusOfEventTab, type MyEventTab } from '../../../domain/myEvents.ts';
import { useListState } from '../../site/useListState.ts';
import { eventReads } from '../search/eventReads.ts';

/** The own events of one state, and how many there are of each (product S34). */
export function useMyEvents(tab: MyEventTab) {
  const { invalidate } = useApiCache();
  const pages = useApiInfinite('getPostedEvents', { status: statusOfEventTab[tab] });
  // The numbers of all tabs come with each of them: while another is on its way, they stay.
  const totals = pages.data?.[0]?.totals;
  const [last, setLast] = useState(totals);
  if (totals && totals !== last) setLast(totals);
  return {
    state: useListState(pages, ({ event }) => event.eventId),
    totals: totals ?? last,
    refresh: () => invalidate(eventReads),
  };
}
export type MyEvents = ReturnType<typeof useMyEvents>;
