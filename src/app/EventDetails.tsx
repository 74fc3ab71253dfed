import EventDetailsPage, { type EventDetailsPageProps } from '../pages/events/EventDetailsPage.tsx';
import { EventDiscussion } from './EventDiscussion.tsx';

const drawDiscussion: EventDetailsPageProps['discussion'] = (of) => (
  <EventDiscussion key={of.item.feedId} {...of} />
);

/** An event's page with what is said about it (product S33). */
export default function EventDetails() {
  return <EventDetailsPage discussion={drawDiscussion} />;
}
