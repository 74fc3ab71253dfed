import type { Schemas } from '#openapi/contract.ts';
import { addressText, EventFormat } from '../../domain/events.ts';
import { calendarFile } from '../../lib/calendarFile.ts';
import { downloadFile } from '../profile/downloadFile.ts';

type Event = Schemas['Event'];

/** "Maison de la Presse, Corniche Ouest, Dakar, Senegal"; undefined while there is no place. */
function placeOf({ format, eventLocation }: Event): string | undefined {
  if (format === EventFormat.ONLINE) return 'Online';
  return eventLocation && `${eventLocation.venueName}, ${addressText(eventLocation)}`;
}

/** Saves an event as a file that calendars open. `url`: of its page, absolute. `text`: what it is about. */
export function saveEventFile(event: Event, { url, text }: { url?: string; text?: string }, now: Date) {
  const { eventId, eventName, startAt, endAt } = event;
  const content = calendarFile(
    { uid: `event-${eventId}@rolecast`, startAt, endAt, title: eventName, place: placeOf(event), url, text },
    now,
  );
  downloadFile(content, { name: `${eventName}.ics`, type: 'text/calendar;charset=utf-8' });
}
