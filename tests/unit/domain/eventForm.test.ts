import { describe, expect, it } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { makeEventDetails, makePackage } from '../../../mocks/factories/events.ts';
import { asksForMessage, eventErrors, toEventFormErrors } from '../../../src/domain/eventErrors.ts';
import { freeEvent, moveStart, newEventValues, toEventValues } from '../../../src/domain/eventForm.ts';
import { isMoved, toEventInput } from '../../../src/domain/eventInput.ts';
import { addedId, nextPackageStep, stepName } from '../../../src/domain/packageSteps.ts';
import { newPackage } from '../../../src/domain/packageForm.ts';

const now = new Date('2026-01-15T09:00:00.000Z');
const published = makeEventDetails();
const values = toEventValues(published);
const fresh = newEventValues({ timezone: 'Europe/Berlin', currency: 'EUR', now });

describe('the form of an event', () => {
  it('sends what it was filled with', () => {
    const { event } = published;
    expect(toEventInput(values, published)).toMatchObject({
      eventName: event.eventName,
      startAt: event.startAt,
      endAt: event.endAt,
      eventLocation: event.eventLocation,
      capacity: 500,
      refundPolicy: 2,
    });
    expect(toEventInput(fresh)).not.toHaveProperty('eventLocation');
  });

  it('reads local times in the zone of the event', () => {
    const tokyo = { ...fresh, timezone: 'Asia/Tokyo', startAt: '2026-03-01T09:00' };
    expect(toEventInput(tokyo).startAt).toBe('2026-03-01T00:00:00.000Z');
  });

  it('moves the end with the start', () => {
    const moved = moveStart(
      { ...fresh, startAt: '2026-03-01T22:00', endAt: '2026-03-02T01:00' },
      '2026-03-05T20:00',
    );
    expect(moved).toEqual({ startAt: '2026-03-05T20:00', endAt: '2026-03-05T23:00' });
  });

  it('makes one free package of an event without any, and touches no other', () => {
    expect(freeEvent({ ...fresh, capacity: '40' }, 'k').packages).toMatchObject([
      { price: '0', quantity: '40' },
    ]);
    expect(freeEvent(values, 'k')).toEqual({ pricing: '0' });
  });
});

describe('what is wrong with an event', () => {
  it('a draft may have holes, what is published may not', () => {
    const named = { ...fresh, eventName: 'Night of open ovens' };
    expect(eventErrors(named, { now, publishing: false })).toEqual({});
    expect(Object.keys(eventErrors(named, { now, publishing: true })).toSorted()).toEqual([
      'category',
      'description',
      'eventImage',
      'eventLocation.address',
      'eventLocation.city',
      'eventLocation.country',
      'eventLocation.venueName',
      'packages',
      'refundPolicy',
    ]);
  });

  it('half a place, a start that is past, an end before it, a price on a free event', () => {
    const wrong = {
      ...fresh,
      eventName: 'Night of open ovens',
      'eventLocation.city': 'Hamburg',
      startAt: '2026-01-15T10:00',
      endAt: '2026-01-15T09:00',
      pricing: '0',
      packages: [{ ...newPackage('k'), packageName: 'Day pass', price: '5' }],
    };
    expect(eventErrors(wrong, { now, publishing: false })).toMatchObject({
      'eventLocation.venueName': 'Please name the venue.',
      startAt: 'An event starts at least 15 minutes from now.',
      endAt: 'An event ends after it starts and within 30 days.',
      packages: 'Day pass: A package of a free event has no price.',
    });
  });

  it('whoever has a ticket is told of another time or place, and of nothing else', () => {
    const later = { ...values, startAt: '2026-01-30T11:00' };
    expect(isMoved(published, values)).toBe(false);
    expect(asksForMessage(later, published)).toBe(true);
    expect(asksForMessage({ ...values, eventName: 'Another name' }, published)).toBe(false);
    expect(eventErrors(later, { now, publishing: true, before: published }).message).toBe(
      'Please tell the holders what changed.',
    );
  });

  it('stands at the fields of the form', () => {
    expect(
      toEventFormErrors({
        'event.eventName': 'a',
        'event.gallery.2': 'b',
        'event.eventLocation': 'c',
        'event.linkedJobIds': 'd',
        packages: 'e',
      }),
    ).toEqual({
      eventName: 'a',
      gallery: 'b',
      'eventLocation.venueName': 'c',
      linkedJobs: 'd',
      packages: 'e',
    });
  });
});

/** Asks for steps and does them, as the server would. */
function steps(form: typeof values, begun: readonly Schemas['TicketPackage'][]) {
  const packages = [...begun];
  const ids: Record<string, string> = {};
  const done = new Set<string>();
  const said: string[] = [];
  for (;;) {
    const step = nextPackageStep(form, { packages, timezone: form.timezone, ids, done });
    if (!step) return said;
    done.add(stepName(step));
    const { request } = step;
    said.push(`${request.action} ${step.name}`);
    if (request.action === 0) {
      const before = [...packages];
      packages.push({ ...makePackage({ packageId: 'made' }), ...request.package, description: '' });
      ids[step.key] = addedId(before, packages, Object.values(ids)) ?? '';
      continue;
    }
    const at = packages.findIndex((one) => one.packageId === request.packageId);
    if (request.action === 4) packages.splice(at, 1);
    else if (request.action === 1) Object.assign(packages[at] ?? {}, request.package);
    else Object.assign(packages[at] ?? {}, { status: request.action === 2 ? 1 : 0 });
  }
}

describe('the packages of an event', () => {
  it('nothing is sent of what stands as it was', () =>
    expect(steps(values, structuredClone(published.packages))).toEqual([]));

  it('adds, changes and pauses before it takes away, and leaves what was added elsewhere', () => {
    const [first, second] = values.packages;
    const form = {
      ...values,
      packages: [
        { ...first!, quantity: '400' }, // The factory has three.
        { ...newPackage('new'), packageName: 'Evening', price: '20', paused: true },
      ],
      removedPackages: [second!.key], // The same.
    };
    const elsewhere = makePackage({ packageId: 'other', packageName: 'Elsewhere' });
    expect(steps(form, [...structuredClone(published.packages), elsewhere])).toEqual([
      '1 Day pass',
      '0 Evening',
      '2 Evening',
      '4 Afternoon',
    ]);
  });
});
