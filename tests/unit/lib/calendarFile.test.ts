import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from '../../../src/lib/calendarFile.ts';

const now = new Date('2026-01-15T09:00:00Z');
const event: CalendarEvent = {
  uid: 'interview-a1@rolecast',
  startAt: '2026-01-22T09:00:00.000Z',
  endAt: '2026-01-22T10:00:00.000Z',
  title: 'Interview: Welder',
};
const linesOf = (changes: Partial<CalendarEvent>) =>
  calendarFile({ ...event, ...changes }, now).split('\r\n');
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('a calendar file (RFC 5545)', () => {
  it('holds one event, in UTC', () => {
    expect(calendarFile(event, now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Rolecast//Rolecast//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:interview-a1@rolecast',
        'DTSTAMP:20260115T090000Z',
        'DTSTART:20260122T090000Z',
        'DTEND:20260122T100000Z',
        'SUMMARY:Interview: Welder',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('escapes what would end a value', () => {
    expect(linesOf({ place: 'Kiln 2; Bát Tràng, Hanoi \\ north', text: 'One\r\nTwo\u0007' })).toEqual(
      expect.arrayContaining([
        String.raw`LOCATION:Kiln 2\; Bát Tràng\, Hanoi \\ north`,
        String.raw`DESCRIPTION:One\nTwo`,
      ]),
    );
  });

  it('lets nobody add a line of their own', () => {
    const lines = linesOf({ title: 'x\r\nEND:VEVENT\nBEGIN:VEVENT', url: 'https://a.example/\r\nATTACH:b' });
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false);
    expect(linesOf({ url: 'no address' }).some((line) => line.startsWith('URL'))).toBe(false);
  });

  it('folds lines at 75 bytes, between letters', () => {
    const title = `${'Ünïcödé 👩🏽‍🏭 '.repeat(20)}end`;
    const file = calendarFile({ ...event, title }, now);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('�');
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });
});
