import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { CancelEventDialog } from '../../components/events/CancelEventDialog.tsx';
import { MyEventsPanel } from '../../components/events/MyEventsPanel.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { ContentType } from '../../domain/enums.ts';
import { useMyEventActions } from '../../hooks/events/useMyEventActions.ts';
import { useMyEventPlaces } from '../../hooks/events/useMyEventPlaces.ts';
import { useMyEvents } from '../../hooks/events/useMyEvents.ts';
import { useDetailLinks } from '../../hooks/feed/useDetailLinks.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const feedType = ContentType.EVENT;

/** The events that a member organises, by state (product S34). */
export default function MyEventsPage() {
  useTitle('My Events');
  const { tab, onTab } = useMyEventPlaces();
  const list = useMyEvents(tab);
  const { state, totals } = list;
  const ids = state.status === 'ready' ? state.items.map(({ event }) => event.eventId).join() : '';
  const hrefOf = useDetailLinks(
    useMemo(
      () =>
        ids
          .split(',')
          .filter(Boolean)
          .map((feedId) => ({ feedId, feedType })),
      [ids],
    ),
  );
  const { cancelling, ...actions } = useMyEventActions(list, onTab);
  return (
    <PageColumns wide>
      <chakra.h1 textStyle="h1" mb={4}>
        My Events
      </chakra.h1>
      <MyEventsPanel
        tab={tab}
        onTab={onTab}
        totals={totals}
        state={state}
        {...actions}
        hrefOf={(feedId) => hrefOf({ feedId, feedType })}
      />
      <CancelEventDialog {...cancelling} />
    </PageColumns>
  );
}
