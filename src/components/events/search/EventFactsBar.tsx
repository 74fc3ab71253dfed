import { chakra } from '@chakra-ui/react';
import { MapPin, Ticket, Users, Video } from 'lucide-react';
import {
  addressText,
  EventFormat,
  eventPrice,
  friendsText,
  type EventDetails,
} from '../../../domain/events.ts';
import { Count } from '../../ui/Count.tsx';
import { Link } from '../../ui/Link.tsx';
import { EventTimeItem } from './EventTimeItem.tsx';

export interface EventFactsBarProps {
  details: EventDetails;
}

/** Where the event is online, as far as this reader may know. */
function Online({ details: { event, onlineUrl, useLiveRoom } }: EventFactsBarProps) {
  const also = event.format === EventFormat.HYBRID;
  return (
    <li>
      <Video aria-hidden />
      <div>
        <chakra.p fontWeight="semibold">{also ? 'Also online' : 'Online'}</chakra.p>
        {onlineUrl ? (
          <p>
            <Link href={onlineUrl} newTab>
              {onlineUrl}
            </Link>
          </p>
        ) : (
          <p data-part="quiet">
            {useLiveRoom
              ? 'In our live room, for ticket holders'
              : 'Ticket holders see the link from one hour before the start'}
          </p>
        )}
      </div>
    </li>
  );
}

function Going({ event: { friendsGoing, counts } }: Pick<EventDetails, 'event'>) {
  const friends = friendsText(friendsGoing);
  if (!friends && counts.going === 0) return null;
  return (
    <li>
      <Users aria-hidden />
      <div>
        {counts.going > 0 && <Count value={counts.going} noun={['person is going', 'people are going']} />}
        {friends && (
          <p data-part="quiet" dir="auto">
            {friends}
          </p>
        )}
      </div>
    </li>
  );
}

/** When, where, for how much and who goes. */
export function EventFactsBar({ details }: EventFactsBarProps) {
  const { event } = details;
  const { eventLocation, format } = event;
  const price = eventPrice(event);
  return (
    <ul data-part="facts">
      <EventTimeItem event={event} />
      {eventLocation && (
        <li>
          <MapPin aria-hidden />
          <div>
            <chakra.p fontWeight="semibold" dir="auto">
              {eventLocation.venueName}
            </chakra.p>
            <p data-part="quiet" dir="auto">
              {addressText(eventLocation)}
            </p>
          </div>
        </li>
      )}
      {format !== EventFormat.IN_PERSON && <Online details={details} />}
      {price && (
        <li>
          <Ticket aria-hidden />
          <chakra.p fontWeight="semibold">{price}</chakra.p>
        </li>
      )}
      <Going event={event} />
    </ul>
  );
}
