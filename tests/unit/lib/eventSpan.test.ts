import { describe, expect, it } from 'vitest';
import { eventSpan } from '../../../src/lib/eventSpan.ts';

const fair = {
  startAt: '2026-12-11T16:00:00.000Z',
  endAt: '2026-12-11T21:00:00.000Z',
  timezone: 'Europe/Paris',
};

describe('the time of an event', () => {
  it('is that of its own zone, and the reader’s beside it', () => {
    expect(eventSpan(fair, 'Europe/Lisbon')).toEqual({
      there: 'Fri, 11 Dec 2026, 17:00 to 22:00',
      zone: 'Europe/Paris, CET',
      here: '16:00 to 21:00',
    });
  });

  it('is said once to a reader whose clocks show the same', () => {
    expect(eventSpan(fair, 'Europe/Berlin').here).toBeUndefined();
  });

  it('names the day where the reader has another one', () => {
    expect(eventSpan(fair, 'Asia/Tokyo').here).toBe('Sat, 12 Dec 2026, 01:00 to 06:00');
  });

  it('names both days of one that goes on past midnight', () => {
    expect(eventSpan({ ...fair, endAt: '2026-12-13T03:00:00.000Z' }, 'Europe/Paris').there).toBe(
      'Fri, 11 Dec 2026, 17:00 to Sun, 13 Dec 2026, 04:00',
    );
  });

  it('counts by the clocks of each day when they change during it', () => {
    const long = { startAt: '2026-10-24T22:00:00.000Z', endAt: '2026-10-25T10:00:00.000Z' };
    expect(eventSpan({ ...long, timezone: 'Europe/Paris' }, 'UTC')).toMatchObject({
      there: 'Sun, 25 Oct 2026, 00:00 to 11:00',
      here: 'Sat, 24 Oct 2026, 22:00 to Sun, 25 Oct 2026, 10:00',
    });
  });

  it('is the reader’s where the browser does not know the zone', () => {
    expect(eventSpan({ ...fair, timezone: 'Atlantis/Centre' }, 'Europe/Lisbon')).toMatchObject({
      there: 'Fri, 11 Dec 2026, 16:00 to 21:00',
      zone: 'Europe/Lisbon, WET',
      here: undefined,
    });
  });
});
