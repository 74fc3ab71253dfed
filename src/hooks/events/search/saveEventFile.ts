import type { Schemas } from '#openapi/contract.ts';
import { addressText, EventFormat } from '../../../domain/events.ts';
import { calendarFile } from '../../../lib/calendarFile.ts';
import { downloadFile } from '../../profile/downloadFile.ts';

export interface KeptEvent extends Pick<Schemas['Event'], 'eventId' | 'eventName' | 'startAt' | 'endAt'> {
  /** Ready to read. */
  place: string;
  /** Of its page, absolute. */
  url?: string;
  /** What it is about. */
  text?: string;
}

/** What a calendar needs of an event. */
export const calendarEvent = ({
  eventId,
  eventName,
  startAt,
  endAt,
  format,
  eventLocation,
}: Schemas['Event']): KeptEvent => ({
  eventId,
  eventName,
  startAt,
  endAt,
  place:
    format === EventFormat.ONLINE || !eventLocation
      ? 'Online'
      : `${eventLocation.venueName}, ${addressText(eventLocation)}`,
});

/** Saves an event as a file that calendars open. */
export function saveEventFile({ eventId, eventName, ...event }: KeptEvent, now: Date) {
  const content = calendarFile({ uid: `event-${eventId}@rolecast`, title: eventName, ...event }, now);
  downloadFile(content, { name: `${eventName}.ics`, type: 'text/calendar;charset=utf-8' });
}
