import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EventCardSkeleton } from '../../components/events/search/EventCard.tsx';
import { EventFilters } from '../../components/events/search/EventFilters.tsx';
import { EventMonthPanel } from '../../components/events/search/EventMonthPanel.tsx';
import { FeedList } from '../../components/feed/posts/FeedList.tsx';
import { PostDialog } from '../../components/feed/posts/PostDialog.tsx';
import type { FeedCards } from '../../components/feed/posts/useFeedCards.ts';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { eventFilterChips, noEventFilters, noEventsTexts, viewTabs } from '../../domain/eventFilters.ts';
import { longDay } from '../../domain/eventMonth.ts';
import { useEventFilters } from '../../hooks/events/search/useEventFilters.ts';
import { useEventList } from '../../hooks/events/search/useEventList.ts';
import { useEventMonth } from '../../hooks/events/search/useEventMonth.ts';
import { useEventView } from '../../hooks/events/search/useEventView.ts';
import { usePostTools } from '../../hooks/feed/posts/usePostTools.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { dayIn } from '../../lib/dayIn.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

const loading = ['one', 'two', 'three'].map((key) => <EventCardSkeleton key={key} />);
const tooMany = (
  <Notice>There are more events in this month than a calendar shows. Filters find the others.</Notice>
);

/** Events to go to: as a list, as a month, the saved ones, and those that are over (product S32). */
export default function EventsPage({ cards }: { cards: FeedCards }) {
  useTitle('Events');
  const today = dayIn(useNow());
  const { view, day, onView, onDay } = useEventView(today);
  const { asked, ...fields } = useEventFilters();
  const list = useEventList(view, asked);
  const month = useEventMonth(view === 'calendar' ? day : null, asked);
  const { handlers, dialog } = usePostTools();
  const isMonth = view === 'calendar';
  const clear =
    eventFilterChips(asked, view).length > 0 ? (
      <Button onClick={() => fields.onChange(noEventFilters)}>Clear filters</Button>
    ) : undefined;
  const empty: ReactNode = isMonth ? (
    <EmptyState drawing="search">Nothing takes place on {longDay(day)}.</EmptyState>
  ) : (
    <EmptyState drawing="search" action={clear}>
      {clear ? 'No event matches these filters.' : noEventsTexts[view]}
    </EmptyState>
  );
  return (
    <PageColumns>
      <chakra.h1 textStyle="h1" mb={3}>
        Events
      </chakra.h1>
      <Tabs label="Events" tabs={viewTabs} value={view} onChange={onView}>
        <chakra.div css={feedColumn}>
          <EventFilters {...fields} view={view} results={list.results} />
          {isMonth && <EventMonthPanel day={day} today={today} {...month} onDay={onDay} />}
          {isMonth && month.cut && tooMany}
          <FeedList
            key={`${view} ${isMonth ? day : JSON.stringify(asked)}`}
            label={isMonth ? `Events on ${longDay(day)}` : 'Events'}
            state={isMonth ? month.state : list.state}
            cards={cards}
            loading={loading}
            empty={empty}
            {...handlers}
          />
        </chakra.div>
      </Tabs>
      <PostDialog {...dialog} />
    </PageColumns>
  );
}
