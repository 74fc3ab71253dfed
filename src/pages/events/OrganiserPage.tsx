import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AttendeesPanel } from '../../components/events/organiser/AttendeesPanel.tsx';
import { OrganiserDrawing } from '../../components/events/organiser/OrganiserDrawing.tsx';
import { OrganiserMessagesPanel } from '../../components/events/organiser/OrganiserMessagesPanel.tsx';
import { OrganiserPanel } from '../../components/events/organiser/OrganiserPanel.tsx';
import { OrganiserWaitlistPanel } from '../../components/events/organiser/OrganiserWaitlistPanel.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import type { EventPanel } from '../../domain/organiser.ts';
import { useAttendeeMessages } from '../../hooks/events/organiser/useAttendeeMessages.ts';
import { useAttendees } from '../../hooks/events/organiser/useAttendees.ts';
import { useOrganiser } from '../../hooks/events/organiser/useOrganiser.ts';
import { useSeatOffers } from '../../hooks/events/organiser/organiserActions.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { NotThere } from '../NotThere.tsx';

export interface OrganiserPageProps {
  /** On the event's own page, of this event; else that of the address. */
  embeddedEventId?: string;
  /** Draws the door of the event; without it there is no such tab. */
  checkIn?: (of: { panel: EventPanel }) => ReactNode;
}
interface PartProps {
  panel: EventPanel;
}

// Each asks for what it shows, so each is drawn while its tab is chosen alone.
const Attendees = ({ panel }: PartProps) => <AttendeesPanel {...useAttendees(panel)} />;
const WaitingList = ({ panel }: PartProps) => <OrganiserWaitlistPanel {...useSeatOffers(panel, useNow())} />;
const Messages = ({ panel }: PartProps) => <OrganiserMessagesPanel {...useAttendeeMessages(panel)} />;

const gone = (
  <NotThere
    text="This event was removed, or it is not one of yours."
    actions={<Button href="/my-events">My Events</Button>}
  />
);

/** The title of the page, and until its event is there the heading of it; the event's own page has both. */
function Title({ name }: { name: string | undefined }) {
  useTitle(name ?? 'Event');
  return name === undefined && <chakra.h1 srOnly>Event</chakra.h1>;
}

/** The panel of an own event: of HR at an address of its own, of others on the event's page (product S36). */
export default function OrganiserPage({ embeddedEventId, checkIn }: OrganiserPageProps) {
  const { eventId = '' } = useParams();
  const embedded = embeddedEventId !== undefined;
  const state = useOrganiser(embeddedEventId ?? eventId);
  if (state.status === 'notFound') return embedded ? null : gone;
  const parts = state.status === 'ready' ? state.parts : undefined;
  return (
    <PageColumns wide>
      {!embedded && <Title name={parts?.panel.details.event.eventName} />}
      {state.status === 'loading' && <OrganiserDrawing />}
      {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      {parts && (
        <OrganiserPanel
          {...parts}
          embedded={embedded}
          attendees={<Attendees panel={parts.panel} />}
          waitingList={<WaitingList panel={parts.panel} />}
          messages={<Messages panel={parts.panel} />}
          checkIn={checkIn?.(parts)}
        />
      )}
    </PageColumns>
  );
}
