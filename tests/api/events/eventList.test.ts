import { describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, eventsOf, HOUR_MS, inMs, type EventChanges } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';

type Asked = Omit<RequestBody<'getEventList'>, 'userId' | 'pageIndex'>;

describe.each(databases())('the list of events on %s', (kind) => {
  const api = useApi(kind);
  const { act, published } = eventsOf(api);

  const list = (as: TestMember, asked: Asked = {}, pageIndex = 1) =>
    api.ok('getEventList', { pageIndex, ...asked }, { as });
  const names = async (as: TestMember, filters: Asked['filters'] = {}, sort?: Asked['sort']) =>
    (await list(as, { filters, ...(sort ? { sort } : {}) })).response.map(({ eventName }) => eventName);
  /** Begins in so many days, for two hours. */
  const inDays = (days: number, eventName: string, changes: EventChanges = {}): EventChanges => ({
    eventName,
    startAt: inMs(api, days * DAY_MS),
    endAt: inMs(api, days * DAY_MS + 2 * HOUR_MS),
    ...changes,
  });
  const at = (city: string, lat: number, lng: number) => ({
    eventLocation: { venueName: 'The hall', address: 'Main road 1', city, country: 'CO', lat, lng },
  });

  test('filters, orders, and what is not to be found', async () => {
    const [hr, brand, seeker] = [
      await api.member({ role: 2 }),
      await api.member({ role: 3 }),
      await api.member(),
    ];
    await published(hr, inDays(9, 'Cloud night', { ...at('Bogotá', 4.71, -74.07), tags: ['kubernetes'] }), [
      { price: 9000 },
    ]);
    const salsa = await published(
      brand,
      inDays(3, 'Salsa for all', { ...at('Medellín', 6.25, -75.56), pricing: 0, category: 6 }),
    );
    await published(
      hr,
      inDays(6, 'Portfolio talk', { format: 1, onlineUrl: 'https://meet.example.org/p', category: 4 }),
      [{ price: 600 }],
    );
    const gone = await published(hr, inDays(4, 'Called off'));
    await act(hr, { action: 2, eventId: gone.event.eventId, reason: 'No hall.' });

    expect(await names(seeker)).toEqual(['Salsa for all', 'Portfolio talk', 'Cloud night']);
    expect(await names(seeker, {}, 'NEWEST')).toEqual(['Portfolio talk', 'Salsa for all', 'Cloud night']);
    expect(await names(seeker, {}, 'PRICE')).toEqual(['Salsa for all', 'Portfolio talk', 'Cloud night']);
    const from = { from: inMs(api, 5 * DAY_MS) };
    expect(await names(seeker, from)).toEqual(['Portfolio talk', 'Cloud night']);
    expect(await names(seeker, { ...from, to: inMs(api, 8 * DAY_MS) })).toEqual(['Portfolio talk']);
    expect(await names(seeker, { online: true })).toEqual(['Portfolio talk']);
    expect(await names(seeker, { format: 0 })).toEqual(['Salsa for all', 'Cloud night']);
    expect(await names(seeker, { pricing: 0 })).toEqual(['Salsa for all']);
    expect(await names(seeker, { category: 4 })).toEqual(['Portfolio talk']);
    expect(await names(seeker, { text: 'KUBER' })).toEqual(['Cloud night']);
    expect(await names(seeker, { text: 'salsa bogota' })).toEqual([]);
    expect(await names(seeker, { text: '%' })).toEqual([]);
    expect(await names(seeker, { city: 'bogota' })).toEqual(['Cloud night']);
    expect(await names(seeker, { city: 'colombia' })).toEqual(['Salsa for all', 'Cloud night']);
    // Bogotá and Medellín lie 240 km apart.
    const near = { near: { lat: 4.6, lng: -74.1, radiusKm: 100 } };
    expect(await names(seeker, near)).toEqual(['Cloud night']);
    const wide = { near: { ...near.near, radiusKm: 300 } };
    expect(await names(seeker, wide, 'DISTANCE')).toEqual(['Cloud night', 'Salsa for all']);
    expect(
      (await api.refused('getEventList', { pageIndex: 1, sort: 'DISTANCE' }, { as: seeker })).errors,
    ).toEqual({ 'filters.near': 'Please say near which place.' });

    const key = { feedId: salsa.event.eventId, feedType: 3 as const };
    await api.ok('saveFeed', { ...key, action: 1 }, { as: seeker });
    const saved = await list(seeker, { filters: { saved: true } });
    expect(saved.response).toMatchObject([{ eventName: 'Salsa for all', viewer: { isSaved: true } }]);

    await block(api, brand, seeker);
    expect(await names(seeker)).toEqual(['Portfolio talk', 'Cloud night']);
    api.advance(7 * DAY_MS);
    expect(await names(seeker)).toEqual(['Cloud night']);
    // Past ones are found by the time that is asked for.
    expect(await names(seeker, { from: inMs(api, -2 * DAY_MS), to: inMs(api, 0) })).toEqual([
      'Portfolio talk',
    ]);
  });

  test('pages follow each other with nothing twice, also where many have one price', async () => {
    const [hr, seeker] = [await api.member({ role: 2 }), await api.member()];
    const tag = 'pagingweek';
    const made: string[] = [];
    for (let index = 0; index < 23; index++) {
      const changes = inDays(10 + (index % 3), `Evening ${index}`, { tags: [tag] });
      made.push((await published(hr, changes, [{ price: (index % 2) * 500 }])).event.eventId);
    }
    for (const sort of ['DATE', 'NEWEST', 'PRICE'] as const) {
      const asked = { filters: { text: tag }, sort };
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list(seeker, { ...asked, ...(cursor ? { cursor } : {}) });
        expect(page.count).toBe(23);
        seen.push(...page.response.map(({ eventId }) => eventId));
        cursor = page.nextCursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(23);
      expect([...seen].sort()).toEqual([...made].sort());
      const third = await list(seeker, asked, 3);
      expect(third.response.map(({ eventId }) => eventId)).toEqual(seen.slice(20));
      expect(third.nextCursor).toBeNull();
    }
    const { nextCursor } = await list(seeker, { filters: { text: tag }, sort: 'PRICE' });
    const wrong = { pageIndex: 1, cursor: nextCursor!, sort: 'DATE' as const }; // 23 make three pages
    expect((await api.refused('getEventList', wrong, { as: seeker })).errors).toHaveProperty('cursor');
  });
});
