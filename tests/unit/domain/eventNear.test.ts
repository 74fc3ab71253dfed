import { describe, expect, it } from 'vitest';
import { comingEvents, makeEventDetails } from '../../../mocks/factories/events.ts';
import {
  noEventFilters,
  readEventFilters,
  toEventQuery,
  writeEventFilters,
} from '../../../src/domain/eventFilters.ts';
import { toEventValues } from '../../../src/domain/eventForm.ts';
import { locationOf } from '../../../src/domain/eventInput.ts';
import { nearOf, pointOfMap } from '../../../src/domain/eventNear.ts';

const now = new Date('2026-01-15T09:00:00Z');

describe('events around a place', () => {
  const near = nearOf({ lat: 53.550341, lng: 9.992196 }, 25);
  const filters = { ...noEventFilters, near, sort: 'DISTANCE' as const };

  it('are asked for to about a kilometre, the nearest first', () => {
    expect(toEventQuery('upcoming', filters, now)).toEqual({
      filters: { near: { lat: 53.55, lng: 9.99, radiusKm: 25 } },
      sort: 'DISTANCE',
    });
  });

  it('are found again by their address', () => {
    const params = writeEventFilters(new URLSearchParams('tab=x'), filters);
    expect(params.toString()).toBe('tab=x&near=53.55%2C9.99&km=25&sort=DISTANCE');
    expect(readEventFilters(params)).toEqual(filters);
    expect(writeEventFilters(params, noEventFilters).toString()).toBe('tab=x');
  });

  it.each(['near=here', 'near=91,0', 'near=0,181', 'near=53.55', 'sort=DISTANCE'])(
    'are none for %s',
    (address) => {
      expect(readEventFilters(new URLSearchParams(address))).toEqual(noEventFilters);
    },
  );

  it('are looked for within 50 km where no distance of ours is named', () => {
    expect(readEventFilters(new URLSearchParams('near=0,0&km=7')).near).toEqual({ lat: 0, lng: 0, km: 50 });
  });
});

describe('the point of a map', () => {
  it.each([
    ['https://www.openstreetmap.org/?mlat=53.5447&mlon=9.9525#map=16/53.5/9.9', 53.5447, 9.9525],
    ['https://www.openstreetmap.org/#map=16/53.5447/9.9525', 53.5447, 9.9525],
    ['https://www.google.com/maps/place/X/@53.5,9.9,17z/data=!3m1!8m2!3d53.5447!4d9.9525', 53.5447, 9.9525],
    ['https://www.google.com/maps/@-33.8688,151.2093,12z', -33.8688, 151.2093],
    ['https://maps.apple.com/?ll=53.5447,9.9525&q=Hall', 53.5447, 9.9525],
    ['https://maps.apple.com/place?coordinate=53.5447%2C9.9525&name=Hall', 53.5447, 9.9525],
    ['https://www.google.com/maps/search/?api=1&query=53.5447%2C+9.9525', 53.5447, 9.9525],
  ])('is read of %s', (url, lat, lng) => expect(pointOfMap(url)).toEqual({ lat, lng }));

  it.each(['https://maps.example/hall', 'https://www.google.com/maps/@99.5,9.9,17z', ''])(
    'is none of “%s”',
    (url) => expect(pointOfMap(url)).toBeUndefined(),
  );

  it('goes with the event, and stays as long as the place does', () => {
    const details = makeEventDetails(comingEvents[0]);
    const place = {
      venueName: 'Hall',
      address: 'Quay 1',
      city: 'Hamburg',
      country: 'DE',
      lat: 53.5,
      lng: 9.9,
    };
    const values = toEventValues({
      ...details,
      event: { ...details.event, format: 0, eventLocation: place },
    });
    expect(locationOf(values)).toEqual(place);
    expect(locationOf({ ...values, 'eventLocation.venueName': 'Other door' })).toMatchObject({ lat: 53.5 });
    expect(locationOf({ ...values, 'eventLocation.city': 'Bremen' })).not.toHaveProperty('lat');
    const mapUrl = 'https://www.openstreetmap.org/#map=16/53.0793/8.8017';
    expect(
      locationOf({ ...values, 'eventLocation.city': 'Bremen', 'eventLocation.mapUrl': mapUrl }),
    ).toMatchObject({
      lat: 53.0793,
      lng: 8.8017,
    });
  });
});
