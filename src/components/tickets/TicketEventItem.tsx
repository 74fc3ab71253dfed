import { CalendarDays, MapPin } from 'lucide-react';
import { eventPlace, inShort, type Event } from '../../domain/events.ts';
import { eventSpan } from '../../lib/eventSpan.ts';

export interface TicketEventItemProps {
  event: Event;
}

/** When and where the tickets of an event are good. */
export function TicketEventItem({ event }: TicketEventItemProps) {
  const { there, zone, here } = eventSpan(event);
  return (
    <ul data-part="facts">
      <li>
        <CalendarDays aria-hidden />
        <div>
          <time dateTime={event.startAt}>{there}</time>
          <p data-part="quiet">{here ? `${zone} · ${here} your time` : zone}</p>
        </div>
      </li>
      <li>
        <MapPin aria-hidden />
        <div dir="auto">{eventPlace(inShort(event))}</div>
      </li>
    </ul>
  );
}
