import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, eventsOf, HOUR_MS, inMs, newEvent, newPackage, uploadCover } from '../support/events.ts';
import { picture, upload } from '../support/files.ts';
import { block } from '../support/posts.ts';

describe.each(databases())('events on %s', (kind) => {
  const api = useApi(kind);
  const { act, draft, addPackage, publish, published, read } = eventsOf(api);

  test('a draft is written, gets a package, is published and opened by others, and each who looks counts once', async () => {
    const [brand, seeker] = [await api.member({ role: 3 }), await api.member()];
    const made = await draft(brand, { eventName: '  Dakar   Tech Job Fair  ' });
    expect(made).toMatchObject({
      event: {
        eventName: 'Dakar   Tech Job Fair',
        status: 0,
        minPrice: 0,
        soldOut: false,
        organiser: { userId: brand.userId },
        viewer: { isOwner: true, isSaved: false },
        counts: { going: 0, likes: 0, comments: 0 },
      },
      image: { width: 1600, height: 900, alt: 'A hall' },
      packages: [],
      refundPolicy: 1,
    });
    expect(made.event.remaining).toBeUndefined();
    const { eventId } = made.event;
    expect((await api.refused('getEventDetails', { eventId }, { as: seeker })).status).toBe(404);

    const packages = await addPackage(brand, eventId);
    expect(packages).toMatchObject([
      {
        packageName: 'Day pass',
        price: 5000,
        currency: 'XOF',
        feeIncluded: true,
        sold: 0,
        remaining: 100,
        status: 0,
      },
    ]);
    const open = await publish(brand, eventId);
    // The place in the feed is that of the day on which it came out.
    expect(open.event.eventId > eventId).toBe(true);
    expect(open.event).toMatchObject({ status: 1, minPrice: 5000, maxPrice: 5000, remaining: 100 });
    expect(open.packages).toEqual(packages);
    for (const reader of [seeker, seeker, brand]) await read(reader, open.event.eventId);
    expect(await read(seeker, open.event.eventId)).toMatchObject({
      event: {
        eventName: 'Dakar   Tech Job Fair',
        viewer: { isOwner: false },
        eventLocation: { city: 'Dakar' },
      },
      attendees: [],
      linkedJobs: [],
    });
    const { response: panel } = await api.ok('eventDetail', { eventId: open.event.eventId }, { as: brand });
    expect(panel).toMatchObject({
      details: { event: { eventId: open.event.eventId } },
      sales: { sold: 0, capacity: 100, revenue: 0, refunded: 0, checkedIn: 0, views: 1 },
      byPackage: [{ packageId: packages[0]!.packageId, sold: 0 }],
    });
  });

  test('sent twice it is one event, and published twice it is refused', async () => {
    const hr = await api.member({ role: 2 });
    const create = { action: 0 as const, clientId: randomUUID(), event: newEvent(api) };
    const [one, two] = await Promise.all([act(hr, create), act(hr, create)]);
    expect(two.event.eventId).toBe(one.event.eventId);
    const open = await published(hr);
    const again = { action: 1 as const, eventId: open.event.eventId };
    expect(await api.refused('manageEvent', again, { as: hr })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
  });

  test('what is missing before it is published is said by field, all at once', async () => {
    const hr = await api.member({ role: 2 });
    const bare = await act(hr, {
      action: 0,
      clientId: randomUUID(),
      event: newEvent(api, {
        description: undefined,
        category: undefined,
        refundPolicy: undefined,
        eventLocation: undefined,
        format: 2,
        pricing: 0,
      }),
    });
    const { eventId } = bare.event;
    const publishing = { action: 1 as const, eventId };
    const refused = await api.refused('manageEvent', publishing, { as: hr });
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(refused.errors).toEqual({
      'event.eventImage': 'Please add a picture.',
      'event.description': 'Please describe the event.',
      'event.category': 'Please choose a category.',
      'event.refundPolicy': 'Please choose a refund policy.',
      'event.eventLocation': 'Please say where it takes place.',
      'event.onlineUrl': 'Please enter the link or choose our live room.',
      packages: 'Please add a ticket package.',
    });
    await addPackage(hr, eventId, { price: 0 });
    // The form goes along with the button.
    const form = newEvent(api, {
      format: 2,
      pricing: 0,
      useLiveRoom: true,
      eventImage: { mediaKey: await uploadCover(api, hr) },
    });
    const open = await act(hr, { ...publishing, event: form });
    expect(open).toMatchObject({ event: { status: 1, format: 2 }, useLiveRoom: true });
    expect(open.packages[0]).toMatchObject({ price: 0, attendance: 0 });
  });

  test('what a form says wrong is said at its field', async () => {
    const hr = await api.member({ role: 2 });
    const small = await upload(api, hr, { bytes: await picture(1000, 563), purpose: 6 });
    const tall = await upload(api, hr, { bytes: await picture(1400, 1400), purpose: 6 });
    const wrong = 'A picture is 16:9 and at least 1200 pixels wide.';
    const place = { venueName: ' ', address: 'Main road 1', city: 'Lagos', country: 'XX' };
    const cases: [Parameters<typeof newEvent>[1], Record<string, string>][] = [
      [{ eventName: ' a ' }, { 'event.eventName': 'An event name has 3 to 150 characters.' }],
      [
        { startAt: inMs(api, 14 * 60_000) },
        { 'event.startAt': 'An event starts at least 15 minutes from now.' },
      ],
      [
        { endAt: inMs(api, 20 * DAY_MS) },
        { 'event.endAt': 'An event ends after it starts and within 30 days.' },
      ],
      [
        { endAt: inMs(api, 51 * DAY_MS) },
        { 'event.endAt': 'An event ends after it starts and within 30 days.' },
      ],
      [{ timezone: 'Africa/Nowhere' }, { 'event.timezone': 'Please choose a time zone from the list.' }],
      [{ currency: 'XQZ' }, { 'event.currency': 'Please choose a currency from the list.' }],
      [{ tags: ['Hiring', 'hiring'] }, { 'event.tags': 'At most 10 tags of 2 to 40 characters.' }],
      [
        { eventLocation: place },
        {
          'event.eventLocation.venueName': 'Please name the venue.',
          'event.eventLocation.country': 'Please choose a country from the list.',
        },
      ],
      [{ eventImage: { mediaKey: small } }, { 'event.eventImage': wrong }],
      [{ eventImage: { mediaKey: tall } }, { 'event.eventImage': wrong }],
      [{ linkedJobIds: [randomUUID()] }, { 'event.linkedJobIds': 'At most 20 jobs of your own.' }],
      [
        { attendeeQuestions: [{ questionId: 'q1', label: '  x ', type: 'TEXT', required: true }] },
        { 'event.attendeeQuestions.0.label': 'A question has 3 to 200 characters.' },
      ],
    ];
    for (const [changes, errors] of cases) {
      const body = { action: 0 as const, clientId: randomUUID(), event: newEvent(api, changes) };
      expect((await api.refused('manageEvent', body, { as: hr })).errors).toEqual(errors);
    }
    const foreign = await uploadCover(api, await api.member({ role: 2 }));
    const theirs = newEvent(api, { eventImage: { mediaKey: foreign } });
    const body = { action: 0 as const, clientId: randomUUID(), event: theirs };
    expect(await api.refused('manageEvent', body, { as: hr })).toMatchObject({
      status: 422,
      errors: { 'event.eventImage': 'This file is not here any more. Please upload it again.' },
    });
  });

  test('only organisers, only the owner, and with a verified phone; a block hides it', async () => {
    const [business, other, seeker] = [
      await api.member({ role: 4 }),
      await api.member({ role: 3 }),
      await api.member(),
    ];
    const body = { action: 0 as const, clientId: randomUUID(), event: newEvent(api) };
    for (const [op, payload] of [
      ['manageEvent', body],
      ['getPostedEvents', { pageIndex: 1 }],
    ] as const)
      expect(await api.refused(op, payload, { as: seeker })).toMatchObject({ status: 403, code: 'ROLE' });
    const { event } = await published(business);
    const { eventId } = event;
    const mine = await draft(business);
    const change = { action: 2 as const, reason: 'We cannot come.' };
    expect(await api.refused('manageEvent', { ...change, eventId }, { as: other })).toMatchObject({
      status: 403,
      code: 'NOT_OWNER',
    });
    expect(await api.refused('eventDetail', { eventId }, { as: other })).toMatchObject({ code: 'NOT_OWNER' });
    const add = { action: 0 as const, clientId: randomUUID(), package: newPackage() };
    expect(await api.refused('managePackageTickets', { ...add, eventId }, { as: other })).toMatchObject({
      code: 'NOT_OWNER',
    });
    for (const id of [mine.event.eventId, randomUUID(), 'e1'])
      expect((await api.refused('manageEvent', { ...change, eventId: id }, { as: other })).status).toBe(404);
    await block(api, seeker, business);
    expect((await api.refused('getEventDetails', { eventId }, { as: seeker })).status).toBe(404);
    await api.db
      .updateTable('members')
      .set({ phone_verified_at: null })
      .where('id', '=', business.userId)
      .execute();
    const publishing = { action: 1 as const, eventId: mine.event.eventId };
    expect(await api.refused('manageEvent', publishing, { as: business })).toMatchObject({
      status: 403,
      code: 'NOT_VERIFIED',
    });
  });

  test('the link of an online event is for its organiser, until somebody holds a ticket', async () => {
    const [hr, seeker] = [await api.member({ role: 2 }), await api.member()];
    const link = 'https://meet.example.org/fair';
    const made = await published(hr, { format: 1, onlineUrl: link });
    expect(made.onlineUrl).toBe(link);
    // What the format does not have is dropped.
    expect(made.event.eventLocation).toBeUndefined();
    expect((await read(seeker, made.event.eventId)).onlineUrl).toBeUndefined();
  });

  test('one who starts soon is drafted, and cannot be published when its time has come', async () => {
    const hr = await api.member({ role: 2 });
    const soon = await draft(hr, { startAt: inMs(api, HOUR_MS), endAt: inMs(api, 3 * HOUR_MS) });
    await addPackage(hr, soon.event.eventId);
    api.advance(50 * 60_000);
    const body = { action: 1 as const, eventId: soon.event.eventId };
    expect((await api.refused('manageEvent', body, { as: hr })).errors).toEqual({
      'event.startAt': 'An event starts at least 15 minutes from now.',
    });
  });
});
