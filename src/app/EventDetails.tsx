import { lazy, Suspense } from 'react';
import { PageColumns } from '../components/layout/PageColumns.tsx';
import { Button } from '../components/ui/Button.tsx';
import { Notice } from '../components/ui/Notice.tsx';
import { places } from '../domain/places.ts';
import { useSession } from '../hooks/account/useSession.ts';
import EventDetailsPage, { type EventDetailsPageProps } from '../pages/events/EventDetailsPage.tsx';
import { EventDiscussion } from './EventDiscussion.tsx';

// Its organiser alone needs it.
const Organiser = lazy(() => import('./Organiser.tsx'));

// Few events take place in a live room.
const EventRoom = lazy(() => import('./EventRoom.tsx'));

const drawDiscussion: EventDetailsPageProps['discussion'] = ({ details, ...of }) => (
  <>
    {details.useLiveRoom && (
      <Suspense fallback={null}>
        <EventRoom event={details.event} />
      </Suspense>
    )}
    <EventDiscussion key={of.item.feedId} {...of} />
  </>
);

/** An event's page with what is said about it, and for its organiser the panel or the way to it (product S33, S36). */
export default function EventDetails() {
  const { role } = useSession();
  const drawOrganiser: EventDetailsPageProps['organiser'] = ({ eventId }) => {
    const href = places.eventPanelOf?.(eventId, role);
    if (!href)
      return (
        <Suspense fallback={null}>
          <Organiser embeddedEventId={eventId} />
        </Suspense>
      );
    const open = (
      <Button size="sm" variant="outline" href={href}>
        Open its panel
      </Button>
    );
    return (
      <PageColumns wide>
        <Notice action={open}>This is your event, as visitors see it.</Notice>
      </PageColumns>
    );
  };
  return <EventDetailsPage discussion={drawDiscussion} organiser={drawOrganiser} />;
}
