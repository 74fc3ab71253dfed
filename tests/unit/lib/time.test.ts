import { describe, expect, test } from 'vitest';
import { relativeTime } from '../../../src/lib/relativeTime.ts';
import { smartDate } from '../../../src/lib/smartDate.ts';
import { timeLeft } from '../../../src/lib/timeLeft.ts';

const now = new Date(2026, 0, 15, 9, 0, 0);
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe('relative time [S9.4]', () => {
  test.each([
    [0, '1 second ago'],
    [1, '1 second ago'],
    [59, '59 seconds ago'],
    [minute, '1 minute ago'],
    [59 * minute + 59, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour + 59 * minute, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [400 * day, '57 weeks ago'],
    [-30, '1 second ago'],
  ])('%i seconds before now: %s', (seconds, text) => {
    expect(relativeTime(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
  });
});

describe('the time that is left', () => {
  test.each([
    [-1, undefined],
    [0, undefined],
    [1, 'less than a minute'],
    [minute - 1, 'less than a minute'],
    [minute, '1 minute'],
    [59 * minute + 59, '59 minutes'],
    [hour, '1 hour'],
    [day - 1, '23 hours'],
    [day, '1 day'],
    [3 * day + hour, '3 days'],
  ])('%i seconds before a moment: %s', (seconds, text) => {
    expect(timeLeft(new Date(now.getTime() + seconds * 1000).toISOString(), now)).toBe(text);
  });
});

describe('smart date [S9.4]', () => {
  test.each([
    [new Date(2026, 0, 15, 0, 0), 'Today'],
    [new Date(2026, 0, 15, 23, 59), 'Today'],
    [new Date(2026, 0, 14, 23, 59), 'Yesterday'],
    [new Date(2026, 0, 13), 'Tuesday'],
    [new Date(2026, 0, 9), 'Friday'],
    [new Date(2026, 0, 8), '8 Jan 2026'],
    [new Date(2025, 11, 31), '31 Dec 2025'],
    [new Date(2026, 0, 16), '16 Jan 2026'],
  ])('%s is %s', (date, text) => {
    expect(smartDate(date, now)).toBe(text);
  });

  test('counts days across a change of the clock', () => {
    expect(smartDate(new Date(2026, 2, 29, 12), new Date(2026, 2, 30, 0, 5))).toBe('Yesterday');
  });
});
