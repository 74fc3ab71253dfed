import { EventFeedCard, type EventFeedCardProps } from '../components/events/search/EventFeedCard.tsx';
import { eventPlace } from '../domain/events.ts';
import { saveEventFile } from '../hooks/events/search/saveEventFile.ts';

/** An event of the list, which can be kept in a calendar without being opened (product S32). */
export function EventListCard(props: EventFeedCardProps) {
  const keep: EventFeedCardProps['onCalendar'] = ({ item: { event } }) => {
    if (!event) return;
    const { eventId, eventName, startAt, endAt } = event;
    const url = `${location.origin}${props.href}`;
    saveEventFile({ eventId, eventName, startAt, endAt, place: eventPlace(event), url }, new Date());
  };
  return <EventFeedCard {...props} onCalendar={keep} />;
}
