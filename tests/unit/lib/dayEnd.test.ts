import { expect, it } from 'vitest';
import { dayEnd } from '../../../src/lib/dayEnd.ts';

it.each([
  ['2026-02-06', undefined, '2026-02-07T00:00:00Z'],
  ['2026-02-06', 'Europe/Berlin', '2026-02-06T23:00:00Z'],
  ['2026-02-06', 'Asia/Ho_Chi_Minh', '2026-02-06T17:00:00Z'],
  ['2026-02-06', 'America/Los_Angeles', '2026-02-07T08:00:00Z'],
  // Clocks go forward in the night that ends this day, and back at its end.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T04:00:00Z'],
  ['2026-02-06', 'Not/AZone', '2026-02-07T00:00:00Z'],
])('%s is over in %s at %s', (date, timezone, at) => {
  expect(new Date(dayEnd(date, timezone)).toISOString()).toBe(at.replace('Z', '.000Z'));
});
