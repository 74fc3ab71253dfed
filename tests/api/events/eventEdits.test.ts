import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, eventsOf, HOUR_MS, inMs, newPackage, uploadCover, type Details } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';

describe.each(databases())('changes of events on %s', (kind) => {
  const api = useApi(kind);
  const { act, draft, addPackage, publish, published, read, editPayload, edit, sell } = eventsOf(api);

  type Change = Omit<RequestBody<'managePackageTickets'>, 'userId' | 'eventId'>;
  const packages = (as: TestMember, { event }: Details, body: Change) =>
    api.call('managePackageTickets', { eventId: event.eventId, ...body }, { as });
  const refusedPackage = async (as: TestMember, details: Details, body: Change) => {
    const answer = await packages(as, details, body);
    return { status: answer.status, errors: answer.body.errors };
  };
  const editRefused = (as: TestMember, payload: ReturnType<typeof editPayload>) =>
    api.refused('eventEdit', payload, { as });

  test('a draft and a published event are changed; of two edits of one state the second is stale', async () => {
    const brand = await api.member({ role: 3 });
    const made = await draft(brand);
    const named = await edit(brand, made, { eventName: 'Fair of fairs', capacity: 40 });
    expect(named).toMatchObject({ event: { eventName: 'Fair of fairs', status: 0 }, capacity: 40 });
    await addPackage(brand, made.event.eventId);
    const open = await publish(brand, made.event.eventId);
    // The capacity is the narrower of the two.
    expect(open.event.remaining).toBe(40);
    const answers = await Promise.all(
      ['Fair one', 'Fair two'].map((eventName) =>
        api.call('eventEdit', editPayload(open, { eventName }), { as: brand }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('STALE');
    const now = await read(brand, open.event.eventId);
    expect((await editRefused(brand, editPayload(now, { description: undefined }))).errors).toEqual({
      'event.description': 'Please describe the event.',
    });
    const bare = editPayload(now, { eventImage: undefined });
    expect((await editRefused(brand, bare)).errors).toEqual({ 'event.eventImage': 'Please add a picture.' });
  });

  test('after sales currency, price and numbers are locked, and who moves it says why', async () => {
    const hr = await api.member({ role: 2 });
    const made = await published(hr, { capacity: 50 });
    await sell(made, 5);
    const sold = await read(hr, made.event.eventId);
    expect(sold.event).toMatchObject({ remaining: 45, counts: { going: 5 } });
    const day = { startAt: inMs(api, 21 * DAY_MS), endAt: inMs(api, 21 * DAY_MS + HOUR_MS) };
    expect(
      (await editRefused(hr, editPayload(sold, { ...day, currency: 'EUR', capacity: 4 }))).errors,
    ).toEqual({
      'event.currency': 'The currency stays as it is once tickets are sold.',
      'event.capacity': '5 tickets are sold. The capacity cannot be lower.',
      message: 'Please tell the holders what changed.',
    });
    const moved = await edit(hr, sold, day, 'The hall is free a day later.');
    expect(moved.event).toMatchObject(day);
    const row = await api.db
      .selectFrom('events')
      .select('changes')
      .where('id', '=', made.event.eventId)
      .executeTakeFirstOrThrow();
    expect(row.changes).toMatchObject([
      { previousStartAt: made.event.startAt, message: 'The hall is free a day later.' },
    ]);
    // A new name moves nothing.
    await edit(hr, moved, { eventName: 'Another name' });

    const { packageId } = moved.packages[0]!; // a published event has one
    const change = { action: 1 as const, packageId };
    const dearer = newPackage({ price: 6000 });
    expect((await refusedPackage(hr, made, { ...change, package: dearer })).errors).toEqual({
      'package.price': 'The price stays as it is once tickets are sold.',
    });
    const fewer = newPackage({ quantity: 4 });
    expect((await refusedPackage(hr, made, { ...change, package: fewer })).errors).toEqual({
      'package.quantity': 'A quantity lies between 1 and 100 000 and not below what is sold.',
    });
    expect((await packages(hr, made, { action: 4, packageId })).status).toBe(409);
    const exactly = await packages(hr, made, { ...change, package: newPackage({ quantity: 5 }) });
    expect(exactly.body.response).toMatchObject([{ quantity: 5, sold: 5, remaining: 0 }]);
    expect((await read(await api.member(), made.event.eventId)).event).toMatchObject({
      soldOut: true,
      remaining: 0,
    });
  });

  test('the database itself sells no seat that is not there', async () => {
    const hr = await api.member({ role: 2 });
    const made = await published(hr, { capacity: 8 }, [{ quantity: 5, maxPerOrder: 4 }]);
    await expect(sell(made, 6)).rejects.toThrow(/event_packages_left/);
    await expect(sell(made, 9)).rejects.toThrow(/events_capacity/);
    expect((await read(hr, made.event.eventId)).packages[0]).toMatchObject({ sold: 0, remaining: 5 });
  });

  test('packages are added once, changed, paused, resumed and removed, and set the prices', async () => {
    const hr = await api.member({ role: 2 });
    const made = await draft(hr);
    const add = { action: 0 as const, clientId: randomUUID(), package: newPackage() };
    await Promise.all([packages(hr, made, add), packages(hr, made, add)]);
    const [first, second] = await addPackage(hr, made.event.eventId, {
      packageName: 'Evening',
      price: 9000,
      hideWhenSoldOut: true,
    });
    const open = await publish(hr, made.event.eventId);
    expect(open.packages.map(({ packageName }) => packageName)).toEqual(['Day pass', 'Evening']);
    expect(open.event).toMatchObject({ minPrice: 5000, maxPrice: 9000, remaining: 200 });
    const paused = await packages(hr, open, { action: 2, packageId: first!.packageId });
    expect(paused.body.response).toMatchObject([{ status: 1 }, { status: 0 }]);
    expect((await read(hr, open.event.eventId)).event.remaining).toBe(100);
    const resumed = await packages(hr, open, { action: 3, packageId: first!.packageId });
    expect(resumed.body.response).toMatchObject([{ status: 0 }, { status: 0 }]);
    expect(
      (await packages(hr, open, { action: 4, packageId: second!.packageId })).body.response,
    ).toHaveLength(1);
    expect((await read(hr, open.event.eventId)).event.maxPrice).toBe(5000);
    expect((await packages(hr, open, { action: 4, packageId: first!.packageId })).status).toBe(409);
    expect((await packages(hr, open, { action: 2, packageId: second!.packageId })).status).toBe(404);
    const late = inMs(api, 40 * DAY_MS);
    const cases: [Parameters<typeof newPackage>[0], string, string][] = [
      [{ packageName: '   ' }, 'packageName', 'Please name the package.'],
      [{ minPerOrder: 5 }, 'maxPerOrder', 'The largest order lies between the smallest and 20.'],
      [{ saleEndAt: late }, 'saleEndAt', 'A sale ends before the event does.'],
    ];
    for (const [changes, field, sentence] of cases) {
      const body = { action: 0 as const, clientId: randomUUID(), package: newPackage(changes) };
      const { status, errors } = await refusedPackage(hr, open, body);
      expect([status, errors]).toEqual([422, { [`package.${field}`]: sentence }]);
    }
    const free = await draft(hr, { pricing: 0 });
    const body = { action: 0 as const, clientId: randomUUID(), package: newPackage() };
    expect((await refusedPackage(hr, free, body)).errors).toEqual({
      'package.price': 'A package of a free event has no price.',
    });
  });

  test('cancelled it stays readable with its reason and changes no more; a copy of it is a draft', async () => {
    const [hr, seeker] = [await api.member({ role: 2 }), await api.member()];
    const made = await published(hr);
    await sell(made, 3);
    const { eventId } = made.event;
    const cancel = { action: 2 as const, eventId, reason: ' The hall was closed. ' };
    expect(
      (await api.refused('manageEvent', { ...cancel, reason: '  x ' }, { as: hr })).errors,
    ).toHaveProperty('reason');
    expect(await act(hr, cancel)).toMatchObject({
      event: { status: 2 },
      cancelReason: 'The hall was closed.',
    });
    const seen = await read(seeker, eventId);
    expect(seen).toMatchObject({ event: { status: 2 }, cancelReason: 'The hall was closed.' });
    for (const body of [cancel, { action: 1 as const, eventId }, { action: 3 as const, eventId }])
      expect((await api.refused('manageEvent', body, { as: hr })).status).toBe(409);
    expect((await editRefused(hr, editPayload(await read(hr, eventId)))).status).toBe(409);

    const copy = await act(hr, { action: 4, eventId });
    expect(copy).toMatchObject({
      event: { eventName: made.event.eventName, status: 0, minPrice: 5000, counts: { going: 0 } },
      image: { mediaKey: made.image!.mediaKey },
      packages: [{ packageName: 'Day pass', quantity: 100, sold: 0 }],
    });
    expect(copy.cancelReason).toBeUndefined();
    // Deleting the copy does not take the picture from the first.
    await api.ok('manageEvent', { action: 3, eventId: copy.event.eventId }, { as: hr });
    expect((await api.refused('getEventDetails', { eventId: copy.event.eventId }, { as: hr })).status).toBe(
      404,
    );
    const { state } = await api.db
      .selectFrom('media')
      .select('state')
      .where('key', '=', made.image!.mediaKey)
      .executeTakeFirstOrThrow();
    expect(state).toBe('used');
  });

  test('a picture that is replaced is given up; one that somebody else shows is not taken', async () => {
    const hr = await api.member({ role: 2 });
    const made = await draft(hr);
    const other = await uploadCover(api, hr);
    const now = await edit(hr, made, { eventImage: { mediaKey: other } });
    expect(now.image?.mediaKey).toBe(other);
    const first = made.image!.mediaKey;
    const { state } = await api.db
      .selectFrom('media')
      .select('state')
      .where('key', '=', first)
      .executeTakeFirstOrThrow();
    expect(state).toBe('ready');
    const taken = editPayload(await draft(hr), { eventImage: { mediaKey: other } });
    expect((await editRefused(hr, taken)).errors).toHaveProperty(['event.eventImage']);
  });

  test('the own list by state with its sales, and what others see of it', async () => {
    const [hr, other] = [await api.member({ role: 2 }), await api.member()];
    const soon = { startAt: inMs(api, DAY_MS), endAt: inMs(api, DAY_MS + HOUR_MS) };
    const names = async (as: TestMember, more: Partial<RequestBody<'getPostedEvents'>> = {}) => {
      const { response, count } = await api.ok('getPostedEvents', { pageIndex: 1, ...more }, { as });
      expect(count).toBe(response.length);
      return response.map(({ event }) => event.eventName);
    };
    await published(hr, { eventName: 'Later' });
    const first = await published(hr, { eventName: 'Soon', ...soon });
    await sell(first, 2);
    await draft(hr, { eventName: 'Unfinished' });
    const gone = await published(hr, { eventName: 'Called off' });
    await act(hr, { action: 2, eventId: gone.event.eventId, reason: 'No hall.' });

    expect(await names(hr, { status: 1 })).toEqual(['Soon', 'Later']);
    const { response } = await api.ok('getPostedEvents', { pageIndex: 1, status: 1 }, { as: hr });
    expect(response[0]?.sales).toEqual({
      sold: 2,
      capacity: 100,
      revenue: 10_000,
      refunded: 0,
      checkedIn: 0,
      views: 0,
    });
    expect(await names(hr, { status: 0 })).toEqual(['Unfinished']);
    expect(await names(hr, { status: 2 })).toEqual(['Called off']);
    api.advance(2 * DAY_MS);
    expect(await names(hr, { status: 3 })).toEqual(['Soon']);
    const mine = await api.ok('getPostedEvents', { pageIndex: 1, status: 0 }, { as: hr });
    expect(mine.totals).toEqual({ draft: 1, published: 1, cancelled: 1, ended: 1 });
    expect(await names(hr, { status: 1 })).toEqual(['Later']);
    const theirs = await names(other, { otherUserId: hr.userId });
    expect(theirs.slice(0, 1)).toEqual(['Later']);
    expect(theirs.slice(1).sort()).toEqual(['Called off', 'Soon']);
    const page = await api.ok('getPostedEvents', { pageIndex: 1, otherUserId: hr.userId }, { as: other });
    expect(page.response.every(({ sales }) => sales === undefined)).toBe(true);
    expect(page.totals).toBeUndefined();
    const nobody = { pageIndex: 1, otherUserId: randomUUID() };
    expect((await api.refused('getPostedEvents', nobody, { as: other })).status).toBe(404);
    // What is over is not changed any more.
    const over = await read(hr, first.event.eventId);
    expect(over.event.status).toBe(3);
    expect((await editRefused(hr, editPayload(over))).status).toBe(409);
  });
});
