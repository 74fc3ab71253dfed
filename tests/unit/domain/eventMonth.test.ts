import { describe, expect, it } from 'vitest';
import { addMonths, byDay, dayByKey, daysOf, weeksOf } from '../../../src/domain/eventMonth.ts';

const night = {
  startAt: '2026-01-23T19:00:00.000Z',
  endAt: '2026-01-24T01:00:00.000Z',
  timezone: 'Europe/Madrid',
};

describe('a month of events', () => {
  it('has whole weeks from Monday on', () => {
    const weeks = weeksOf('2026-01');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2025-12-29',
      '2026-01-05',
      '2026-01-12',
      '2026-01-19',
      '2026-01-26',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-02-01');
    expect(weeksOf('2026-02')[0]?.[0]).toBe('2026-01-26');
    expect(weeksOf('2026-12').at(-1)?.[0]).toBe('2026-12-28');
  });

  it('shows an event on each of its days, by its own clocks', () => {
    expect(daysOf(night)).toEqual(['2026-01-23', '2026-01-24']);
    expect(daysOf({ ...night, timezone: 'America/New_York' })).toEqual(['2026-01-23']);
    // Midnight belongs to the day before.
    expect(daysOf({ ...night, endAt: '2026-01-23T23:00:00.000Z' })).toEqual(['2026-01-23']);
    expect(byDay([night, { ...night, endAt: '2026-01-23T22:00:00.000Z' }]).get('2026-01-23')).toHaveLength(2);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months are %s', (day, months, then) => expect(addMonths(day, months)).toBe(then));

  it.each([
    ['ArrowRight', '2026-02-01'],
    ['ArrowLeft', '2026-01-30'],
    ['ArrowDown', '2026-02-07'],
    ['ArrowUp', '2026-01-24'],
    ['Home', '2026-01-26'],
    ['End', '2026-02-01'],
    ['PageDown', '2026-02-28'],
    ['PageUp', '2025-12-31'],
    ['Enter', undefined],
  ])('%s leads from 31 January to %s', (key, day) => expect(dayByKey('2026-01-31', key, false)).toBe(day));

  it('is walked the other way where text is', () => {
    expect(dayByKey('2026-01-31', 'ArrowLeft', true)).toBe('2026-02-01');
  });
});
