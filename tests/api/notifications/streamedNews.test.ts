import { describe, expect, test } from 'vitest';
import { wrongOfEvent } from '../../../server/contract/validate.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import { ADD, BLOCK, tie } from '../support/people.ts';
import { keyOf, post } from '../support/posts.ts';
import { publishedOf } from '../support/published.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('what is told at once on %s', (kind) => {
  const api = useApi(kind);
  const { published, read } = publishedOf(api);
  const { apply, withdraw, decide, later } = jobsOf(api);
  const tickets = ticketsOf(api);

  test('[G2] a notification, as its reader sees it, with the number that the bell shows', async () => {
    const [ada, ben] = [await api.member({ userName: 'Ada' }), await api.member({ userName: 'Ben' })];
    await published();
    await tie(api, ada, ben, ADD);
    const news = await published();
    expect(news).toMatchObject([{ memberId: ben.userId, event: { type: 'notification.new' } }]);
    const [event] = await read(ben, news);
    const list = await api.ok('getNotificationList', { pageIndex: 1 }, { as: ben });
    expect(event).toEqual({
      type: 'notification.new',
      kind: 0,
      notification: list.response[0],
      unreadCount: 1,
    });
    expect(event && wrongOfEvent(event)).toEqual([]);
    // Asked twice is told once, and across a block nothing is said any more.
    await tie(api, ada, ben, ADD);
    expect(await published()).toEqual([]);
    await tie(api, ben, ada, BLOCK);
    expect(await read(ben, news)).toEqual([undefined]);
  });

  test('who wants nothing in the app hears nothing at once, of one and of many', async () => {
    const [ada, ben] = [await api.member(), await api.member()];
    await api.ok('notificationUpdate', { type: 2, value: false }, { as: ben });
    const item = await post(api, ben);
    await published();
    await tie(api, ada, ben, ADD);
    await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: ada });
    expect((await published()).filter(({ event }) => event.type === 'notification.new')).toEqual([]);
    const { unreadCount } = await api.ok('getNotificationList', { pageIndex: 1 }, { as: ben });
    expect(unreadCount).toBe(2);
  });

  test('[G2] an application: HR reads what it decided, the applicant what they were told', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    await published();
    const application = await apply(as, jobId);
    const { applicationId } = application;
    const applied = await published('application.updated');
    for (const who of [hr, as]) {
      const [event] = await read(who, applied);
      expect(event).toMatchObject({ type: 'application.updated', applicationId, jobId, requestStatus: 1 });
      expect(event && wrongOfEvent(event)).toEqual([]);
    }
    await decide(hr, applicationId, { requestStatus: 2 });
    const decided = await published('application.updated');
    expect(decided.map(({ memberId }) => memberId)).toEqual([hr.userId]);
    expect(await read(hr, decided)).toMatchObject([{ requestStatus: 2 }]);
    expect(await read(as, applied)).toMatchObject([{ requestStatus: 1 }]);
    await later(11 * MINUTE_MS);
    expect(await read(as, await published('application.updated'))).toMatchObject([{ requestStatus: 2 }]);
    await withdraw(as, application);
    expect(await read(hr, await published('application.updated'))).toMatchObject([
      { applicationId, withdrawnAt: expect.any(String) },
    ]);
  });

  test('[G2] a check-in and its undo, to the holder and the door, with the number inside', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await tickets.published(hr, { pricing: 0 });
    const { eventId } = event.event;
    const [ticket] = await tickets.buy(as, event, 1);
    if (!ticket) throw new Error('one was bought');
    const { ticketId } = ticket;
    await published();
    const { ticket: used } = await tickets.scan(hr, eventId, { ticketId, gate: 'Gate 1' });
    const came = await published('ticket.checkedIn');
    const told = { type: 'ticket.checkedIn', ticketId, eventId, status: 2, gate: 'Gate 1', checkedIn: 1 };
    const [atDoor] = await read(hr, came);
    expect(atDoor).toMatchObject({ ...told, deviceId: 'door-1', checkedInAt: used?.checkedInAt });
    const [holder] = await read(as, came);
    expect(holder).toMatchObject(told);
    expect(holder).not.toHaveProperty('deviceId');
    expect([atDoor, holder].map((one) => one && wrongOfEvent(one))).toEqual([[], []]);
    await tickets.scan(hr, eventId, { ticketId });
    expect(await published('ticket.checkedIn'), 'used already').toEqual([]);
    await tickets.manage(hr, { action: 1, ticketId, checkInId: used?.checkInId ?? '' });
    const left = await published('ticket.checkedIn');
    expect(await read(as, left)).toEqual([
      { type: 'ticket.checkedIn', ticketId, eventId, status: 1, checkedIn: 0 },
    ]);
  });
});
