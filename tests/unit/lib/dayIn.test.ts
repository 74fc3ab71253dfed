import { expect, test } from 'vitest';
import { dayIn } from '../../../src/lib/dayIn.ts';

const at = new Date('2026-01-15T09:00:00Z');

test.each([
  ['UTC', '2026-01-15'],
  ['Pacific/Kiritimati', '2026-01-15'],
  ['Pacific/Pago_Pago', '2026-01-14'],
  ['Nowhere/Atall', dayIn(at)],
])('in %s it is %s', (zone, day) => {
  expect(dayIn(at, zone)).toBe(day);
});

test('the day changes at midnight of the zone', () => {
  expect(dayIn(new Date('2026-01-14T10:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-01-15');
  expect(dayIn(new Date('2026-01-14T09:59:59Z'), 'Pacific/Kiritimati')).toBe('2026-01-14');
});
