import { expect, it } from 'vitest';
import { fromZoned, toZoned } from '../../../src/lib/zonedTime.ts';

it.each([
  ['2026-01-22T10:00', 'Europe/Berlin', '2026-01-22T09:00:00.000Z'],
  ['2026-07-22T10:00', 'Europe/Berlin', '2026-07-22T08:00:00.000Z'],
  ['2026-01-22T10:00', 'Asia/Kolkata', '2026-01-22T04:30:00.000Z'],
  ['2026-01-22T00:15', 'Pacific/Auckland', '2026-01-21T11:15:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('%s in %s is %s', (local, zone, at) => {
  expect(fromZoned(local, zone)).toBe(at);
  expect(toZoned(at, zone)).toBe(local);
});

it('an hour that clocks skip counts as the one after it', () => {
  expect(toZoned(fromZoned('2026-03-29T02:30', 'Europe/Berlin') ?? '', 'Europe/Berlin')).toBe(
    '2026-03-29T03:30',
  );
});

it.each([
  ['', 'Europe/Berlin'],
  ['tomorrow', 'Europe/Berlin'],
  ['2026-01-22T10:00', 'Mars/Olympus'],
])('%j in %s is no time', (local, zone) => expect(fromZoned(local, zone)).toBeUndefined());
