import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatMonth,
  formatSpan,
  monthOf,
  monthsBetween,
  yearsLater,
} from '../../../src/lib/months.ts';

describe('months', () => {
  it('are read and written without a time zone', () => {
    expect(formatMonth('2021-09')).toBe('Sep 2021');
    expect(formatDay('2024-03-01')).toBe('1 Mar 2024');
    expect(monthOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01');
    expect(yearsLater('2026-01', 8)).toBe('2034-01');
  });

  it.each([
    ['2026-01', '2026-01', '1 month'],
    ['2025-02', '2026-01', '1 year'],
    ['2021-09', '2026-01', '4 years 5 months'],
  ])('from %s to %s last %s', (first, last, span) => {
    expect(formatSpan(monthsBetween(first, last))).toBe(span);
  });
});
