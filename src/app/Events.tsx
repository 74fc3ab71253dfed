import { ContentType } from '../domain/enums.ts';
import EventsPage from '../pages/events/EventsPage.tsx';
import { EventListCard } from './EventListCard.tsx';

const cards = { [ContentType.EVENT]: () => Promise.resolve(EventListCard) };

/** The page of events with the cards that it is drawn from (product S32). */
export default function Events() {
  return <EventsPage cards={cards} />;
}
