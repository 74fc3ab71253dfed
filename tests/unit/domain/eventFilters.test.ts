import { describe, expect, it } from 'vitest';
import {
  eventFilterChips,
  eventsFoundText,
  noEventFilters,
  readEventFilters,
  toEventQuery,
  toMonthQuery,
  writeEventFilters,
  type EventFilters,
} from '../../../src/domain/eventFilters.ts';

const several: EventFilters = {
  text: ' job fair ',
  near: undefined,
  city: 'Dakar',
  when: 'dates',
  from: '2026-02-03',
  to: '2026-02-09',
  where: 'online',
  price: 'paid',
  category: 1,
  sort: 'PRICE',
};
/** A Thursday. */
const now = new Date(2026, 0, 15, 9, 30);
const local = (...[year, month, day]: [number, number, number]) => new Date(year, month, day).toISOString();

describe('filters of events', () => {
  it('are found again in the address, beside what else stands there', () => {
    const address = writeEventFilters(new URLSearchParams('tab=saved'), several);
    expect(address.get('tab')).toBe('saved');
    expect(readEventFilters(address)).toEqual({ ...several, text: 'job fair' });
    expect(writeEventFilters(address, noEventFilters).toString()).toBe('tab=saved');
  });

  it('of a broken address are left out', () => {
    const address = 'when=toString&from=x&where=moon&price=cheap&category=99&sort=LUCK&q=';
    expect(readEventFilters(new URLSearchParams(address))).toEqual(noEventFilters);
    const days = new URLSearchParams('when=dates&from=2026-02-99&to=2026-02-09');
    expect(readEventFilters(days)).toMatchObject({ from: '', to: '2026-02-09' });
  });

  it('that are off are not sent', () => {
    expect(toEventQuery('upcoming', noEventFilters, now)).toEqual({});
  });

  it('are sent as the API takes them', () => {
    expect(toEventQuery('upcoming', several, now)).toEqual({
      filters: {
        text: 'job fair',
        city: 'Dakar',
        online: true,
        pricing: 1,
        category: 1,
        from: local(2026, 1, 3),
        to: local(2026, 1, 10),
      },
      sort: 'PRICE',
    });
  });

  it.each([
    ['today', { to: local(2026, 0, 16) }],
    ['weekend', { from: local(2026, 0, 17), to: local(2026, 0, 19) }],
    ['week', { to: local(2026, 0, 22) }],
    ['month', { to: local(2026, 1, 14) }],
  ] as const)('of %s end where the reader’s days end', (when, filters) => {
    expect(toEventQuery('upcoming', { ...noEventFilters, when }, now)).toEqual({ filters });
  });

  it('of a weekend that has begun ask for the rest of it', () => {
    const weekend = { ...noEventFilters, when: 'weekend' } as const;
    const rest = { filters: { to: local(2026, 0, 19) } };
    expect(toEventQuery('upcoming', weekend, new Date(2026, 0, 17, 9))).toEqual(rest);
    expect(toEventQuery('upcoming', weekend, new Date(2026, 0, 18, 9))).toEqual(rest);
  });

  it('of what is saved or past leave the time to the view', () => {
    expect(toEventQuery('saved', several, now).filters).toMatchObject({
      saved: true,
      from: '2000-01-01T00:00:00.000Z',
    });
    expect(toEventQuery('past', several, now)).toMatchObject({
      filters: { to: now.toISOString(), pricing: 1 },
      sort: 'NEWEST',
    });
  });

  it('of a month reach a day further on both sides', () => {
    expect(toMonthQuery('2026-12', noEventFilters)).toEqual({
      filters: { from: '2026-11-30T00:00:00.000Z', to: '2027-01-02T00:00:00.000Z' },
    });
  });

  it('are taken back one by one', () => {
    expect(eventFilterChips(several, 'upcoming').map(({ label }) => label)).toEqual([
      '“job fair”',
      'In Dakar',
      '3 Feb to 9 Feb',
      'Online',
      'Paid',
      'Job fair',
    ]);
    const [, place] = eventFilterChips(several, 'calendar');
    expect(place?.without).toEqual({ ...several, city: '' });
    const rest = eventFilterChips({ ...several, from: '', to: '' }, 'upcoming');
    expect(rest[2]?.label).toBe('Between two days');
    expect(eventFilterChips(several, 'calendar').map(({ label }) => label)).not.toContain('3 Feb to 9 Feb');
  });

  it('say how many were found', () => {
    expect([0, 1, 12, 1000].map(eventsFoundText)).toEqual([
      'No events',
      '1 event',
      '12 events',
      '1,000+ events',
    ]);
  });
});
