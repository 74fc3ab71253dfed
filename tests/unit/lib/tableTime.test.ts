import { expect, it } from 'vitest';
import { tableTime } from '../../../src/lib/tableTime.ts';

it('a moment in a cell is the reader’s day and clock with their zone, and none is empty', () => {
  const at = new Date(2026, 0, 5, 7, 4).toISOString();
  expect(tableTime(at)).toMatch(/^2026-01-05 07:04 (UTC|[A-Z]{3,5}|GMT[+-]\d+(:\d+)?)$/);
  expect(tableTime(new Date(2026, 0, 5, 0, 30).toISOString())).toContain('2026-01-05 00:30 ');
  expect(tableTime(undefined)).toBe('');
});
