import { describe, expect, it } from 'vitest';
import { makeEvent, makePackage } from '../../../mocks/factories/events.ts';
import {
  cardOf,
  eventPlace,
  eventPrice,
  eventState,
  friendsText,
  inShort,
  leftText,
  mapLink,
  packageState,
} from '../../../src/domain/events.ts';

const now = new Date('2026-01-15T09:00:00.000Z');

describe('events', () => {
  it.each([
    [{ pricing: 0 as const }, 'Free'],
    [{ pricing: 1 as const, minPrice: 1450, maxPrice: 1450, currency: 'EUR' }, '€14.50'],
    [{ pricing: 1 as const, minPrice: 800, maxPrice: 1450, currency: 'EUR' }, 'From €8'],
    [{ pricing: 1 as const, minPrice: 2500, currency: 'JPY' }, 'From ¥2,500'],
    [{ pricing: 1 as const, minPrice: 0, maxPrice: 1450, currency: 'EUR' }, 'Free or paid'],
    // Without a package there is no price yet.
    [{ pricing: 1 as const, minPrice: 0, maxPrice: 0, currency: 'EUR' }, ''],
  ])('cost %j: %s', (event, text) => expect(eventPrice(event)).toBe(text));

  it.each([
    [{}, undefined],
    [{ status: 0 as const }, 'draft'],
    [{ status: 2 as const, soldOut: true }, 'cancelled'],
    [{ status: 3 as const }, 'ended'],
    [{ endAt: now.toISOString() }, 'ended'],
    [{ startAt: now.toISOString() }, 'now'],
    [{ soldOut: true }, 'soldOut'],
  ])('with %j are %s', (changes, state) => expect(eventState(makeEvent(changes), now)).toBe(state));

  it('say how many are left when that is few', () => {
    expect([undefined, 0, 1, 19, 20].map(leftText)).toEqual([
      undefined,
      undefined,
      '1 left',
      '19 left',
      undefined,
    ]);
  });

  it.each([
    [{}, 'open'],
    [{ remaining: 0, status: 1 as const }, 'soldOut'],
    [{ status: 1 as const }, 'paused'],
    [{ saleStartAt: '2026-01-15T09:00:01.000Z' }, 'notYet'],
    [{ saleEndAt: now.toISOString() }, 'over'],
  ])('have packages that with %j are %s', (changes, state) =>
    expect(packageState(makePackage(changes), now)).toBe(state),
  );

  it('are in a place, online or both', () => {
    expect(eventPlace(inShort(makeEvent()))).toBe('Fischauktionshalle, Hamburg');
    expect(eventPlace(inShort(makeEvent({ format: 2 })))).toBe('Fischauktionshalle, Hamburg · and online');
    expect(eventPlace(inShort(makeEvent({ format: 1 })))).toBe('Online');
    expect(eventPlace(inShort(makeEvent({ eventLocation: undefined })))).toBe('Place to be announced');
  });

  it('lead to a map by what is known of the place', () => {
    const { lat: _lat, ...place } = makeEvent().eventLocation!; // The factory's event has one.
    expect(mapLink(makeEvent().eventLocation!)).toContain('mlat=53.5447&mlon=9.9525');
    expect(mapLink(place)).toContain('Fischauktionshalle%2C%20Gro%C3%9Fe%20Elbstra%C3%9Fe%209%2C%20Hamburg');
    expect(mapLink({ ...place, mapUrl: 'https://maps.example/1' })).toBe('https://maps.example/1');
  });

  it('are sent to a feed without what its card does not know', () => {
    const card = cardOf(makeEvent());
    expect(card).toMatchObject({
      eventId: 'e1',
      minPrice: 800,
      eventLocation: 'Fischauktionshalle, Hamburg',
    });
    for (const more of ['maxPrice', 'remaining', 'organiser', 'friendsGoing', 'eventImageAlt'])
      expect(card).not.toHaveProperty(more);
  });

  it('name whom the reader knows', () => {
    const [ana, leo] = [{ userName: 'Ana' }, { userName: 'Leo' }];
    expect(friendsText([])).toBeUndefined();
    expect(friendsText([ana])).toBe('Ana is going');
    expect(friendsText([ana, leo])).toBe('Ana and Leo are going');
  });
});
