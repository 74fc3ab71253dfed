import { chakra } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import type { Event } from '../../../domain/events.ts';
import { eventSpan } from '../../../lib/eventSpan.ts';

export interface EventTimeItemProps {
  event: Pick<Event, 'startAt' | 'endAt' | 'timezone'>;
}

/** When an event takes place: by its own clocks, and by the reader's where those show something else (product D15). */
export function EventTimeItem({ event }: EventTimeItemProps) {
  const { there, zone, here } = eventSpan(event);
  return (
    <li>
      <CalendarDays aria-hidden />
      <div>
        <chakra.p fontWeight="semibold">
          <time dateTime={event.startAt}>{there}</time>
        </chakra.p>
        <p data-part="quiet">{zone}</p>
        {here && <p data-part="quiet">{here} your time</p>}
      </div>
    </li>
  );
}
