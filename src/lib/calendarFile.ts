export interface CalendarEvent {
  /** The same for every version of this event: a calendar that has it already changes it. */
  uid: string;
  /** ISO 8601, as the API sends it. */
  startAt: string;
  endAt: string;
  title: string;
  place?: string | undefined;
  url?: string | undefined;
  text?: string | undefined;
}

/** `20260122T090000Z`. In UTC the file needs no description of a time zone; a calendar shows it in the reader's own. */
const toStamp = (at: Date) => `${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

const escapeText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // Letters that no line of the file may hold.
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const encoder = new TextEncoder();
/** The most bytes of a line, without its end. */
const lineBytes = 75;

/** Cut into lines of 75 bytes at most, never inside a letter; each begins with a space that belongs to none. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

/** One event as a file that every calendar opens (RFC 5545). `now`: when the file is made. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, startAt, endAt, title, place, url, text } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rolecast//Rolecast//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART:${toStamp(new Date(startAt))}`,
    `DTEND:${toStamp(new Date(endAt))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    // An address is no text: it is not escaped (RFC 5545, 3.8.4.6), so it must be one.
    ...(url && URL.canParse(url) ? [`URL:${new URL(url).href}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
