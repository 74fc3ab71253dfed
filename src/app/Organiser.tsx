import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Spinner } from '../components/ui/Spinner.tsx';
import OrganiserPage, { type OrganiserPageProps } from '../pages/events/OrganiserPage.tsx';

// The door weighs as much as a screen, and most visits only look at numbers.
const CheckIn = lazy(() => import('./CheckIn.tsx'));

const drawCheckIn: OrganiserPageProps['checkIn'] = ({ panel: { details } }) => (
  <>
    <chakra.h2 srOnly>Check-in</chakra.h2>
    <Suspense fallback={<Spinner label="Opening the door…" />}>
      <CheckIn key={details.event.eventId} event={details.event} />
    </Suspense>
  </>
);

/** The panel of an own event with its door (product S36). */
export default function Organiser({ embeddedEventId }: Pick<OrganiserPageProps, 'embeddedEventId'>) {
  return <OrganiserPage {...(embeddedEventId !== undefined && { embeddedEventId })} checkIn={drawCheckIn} />;
}
