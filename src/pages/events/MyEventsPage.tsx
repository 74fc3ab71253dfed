import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CancelEventDialog } from '../../components/events/posting/CancelEventDialog.tsx';
import { MyEventsPanel } from '../../components/events/posting/MyEventsPanel.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { ContentType } from '../../domain/enums.ts';
import { tabOfEventStatus } from '../../domain/myEvents.ts';
import { places } from '../../domain/places.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { useEventEditor } from '../../hooks/events/posting/useEventEditor.ts';
import { useMyEventActions } from '../../hooks/events/posting/useMyEventActions.ts';
import { useMyEventPlaces } from '../../hooks/events/useMyEventPlaces.ts';
import { useMyEvents } from '../../hooks/events/posting/useMyEvents.ts';
import { useDetailLinks } from '../../hooks/feed/posts/useDetailLinks.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

// The editor is many times what the list is; most visits only look.
const EventEditorDialog = lazy(async () => ({
  default: (await import('../../components/events/posting/EventEditorDialog.tsx')).EventEditorDialog,
}));

const feedType = ContentType.EVENT;

/** The events that a member organises, by state, and the editor over them (product S34, S35). */
export default function MyEventsPage() {
  useTitle('My Events');
  const { role } = useSession();
  const here = useMyEventPlaces();
  const { tab, onTab } = here;
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
  const { cancelling, ...actions } = useMyEventActions(list, here);
  const editor = useEventEditor(here.edited, {
    now: useNow(),
    onClose: () => here.onDone(),
    onMade: ({ eventId }) => here.onEdit(eventId, true),
    onSaved({ event }) {
      here.onDone(tabOfEventStatus(event.status));
      void list.refresh();
    },
  });
  // Once opened it stays: closing takes its time.
  const [wanted, setWanted] = useState(false);
  if (here.edited !== undefined && !wanted) setWanted(true);
  return (
    <PageColumns wide>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} mb={4}>
        <chakra.h1 textStyle="h1">My Events</chakra.h1>
        <Button onClick={here.onNew} data-shortcut="n">
          New event
        </Button>
      </chakra.div>
      <MyEventsPanel
        tab={tab}
        onTab={onTab}
        onNew={here.onNew}
        totals={totals}
        state={state}
        {...actions}
        hrefOf={(feedId) => hrefOf({ feedId, feedType })}
        panelOf={(eventId) => places.eventPanelOf?.(eventId, role)}
      />
      <CancelEventDialog {...cancelling} />
      <Suspense fallback={null}>{wanted && <EventEditorDialog {...editor} />}</Suspense>
    </PageColumns>
  );
}
