import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

const MINUTE_MS = 60_000;

describe.each(databases())('the link of an online event on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo } = paymentsOf(api);
  const { published, buy, manage, edit, read, first } = ticketsOf(api);
  const onlineUrl = 'https://meet.example.org/hire';

  const settle = async () => {
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
  };
  const joinMails = async (address: string) =>
    (await mailsTo(address)).filter(({ body }) => body.includes('Join here')).length;
  const linkIn = async (as: TestMember, ticketId: string) =>
    (await api.ok('ticketDetail', { ticketId }, { as })).response.onlineUrl;

  /** Published three weeks before; a guest without an account has one of two tickets. */
  async function open(guest: string, changes: object = {}) {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ email: `holder.${guest}` })];
    const event = await published(hr, {
      pricing: 0,
      format: 1,
      eventLocation: undefined,
      onlineUrl,
      ...changes,
    });
    const { packageId } = first(event);
    const attendees = [
      { packageId, attendeeName: 'Yuki Tanaka' },
      { packageId, attendeeName: 'Mei-Lin Chen', attendeeEmail: guest },
    ];
    const tickets = await buy(as, event, 2, { attendees, buyerEmail: `holder.${guest}` });
    const ids = tickets.map(({ ticketId }) => ticketId) as [string, string];
    return { hr, as, event, eventId: event.event.eventId, ids };
  }

  test('is shown and sent to those who come an hour before the start, and not before', async () => {
    const guest = 'first@example.org';
    const { as, event, eventId, ids } = await open(guest);
    const gone = await api.member({ email: 'gone@example.org' });
    const [given] = await buy(gone, event, 1, { buyerEmail: 'gone@example.org' });
    await manage(gone, { action: 2, ticketId: given?.ticketId ?? '' });
    api.advance(20 * DAY_MS - 61 * MINUTE_MS);
    await settle();
    expect((await read(as, eventId)).onlineUrl).toBeUndefined();
    expect(await linkIn(as, ids[0])).toBeUndefined();
    expect(await joinMails(guest)).toBe(0);
    api.advance(2 * MINUTE_MS);
    await settle();
    await settle();
    expect((await read(as, eventId)).onlineUrl).toBe(onlineUrl);
    expect(await linkIn(as, ids[0])).toBe(onlineUrl);
    expect([await joinMails(guest), await joinMails(`holder.${guest}`)]).toEqual([1, 1]);
    const { response } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    expect(response.filter(({ title }) => title === 'Your event begins soon')).toHaveLength(1);
    // Not whose ticket is not valid any more, and nobody else.
    expect(await joinMails('gone@example.org')).toBe(0);
    expect((await read(gone, eventId)).onlineUrl).toBeUndefined();
    expect(await linkIn(gone, given?.ticketId ?? '')).toBeUndefined();
  });

  test('is sent again when it is another one, and goes along with a ticket of the last hour', async () => {
    const guest = 'second@example.org';
    const { hr, as, event, eventId, ids } = await open(guest);
    api.advance(20 * DAY_MS - 30 * MINUTE_MS);
    await settle();
    expect(await joinMails(guest)).toBe(1);
    await edit(
      hr,
      await read(hr, eventId),
      { onlineUrl: `${onlineUrl}/2`, eventLocation: undefined },
      'Another link.',
    );
    api.advance(2 * MINUTE_MS);
    await settle();
    expect(await joinMails(guest)).toBe(2);
    const late = [
      { packageId: first(event).packageId, attendeeName: 'Kenji', attendeeEmail: 'late@example.org' },
    ];
    await buy(await api.member(), event, 1, { attendees: late });
    expect((await mailsTo('late@example.org')).at(-1)?.body).toContain(`Join here: ${onlineUrl}/2`);
    api.advance(9 * HOUR_MS + DAY_MS);
    expect(await linkIn(as, ids[0])).toBeUndefined();
  });

  test('is none for whoever comes to the hall of a hybrid event', async () => {
    const [hr, there, online] = [
      await api.member({ role: 2 }),
      await api.member({ email: 'there@example.org' }),
      await api.member({ email: 'online@example.org' }),
    ];
    const event = await published(hr, { pricing: 0, format: 2, onlineUrl }, [
      { attendance: 0 },
      { attendance: 1 },
    ]);
    const [hall, screen] = event.packages;
    const [one] = await buy(there, { ...event, packages: [hall!] });
    const [two] = await buy(online, { ...event, packages: [screen!] });
    api.advance(20 * DAY_MS - 30 * MINUTE_MS);
    await settle();
    expect([await joinMails('there@example.org'), await joinMails('online@example.org')]).toEqual([0, 1]);
    expect(await linkIn(there, one?.ticketId ?? '')).toBeUndefined();
    expect(await linkIn(online, two?.ticketId ?? '')).toBe(onlineUrl);
    expect((await read(there, event.event.eventId)).onlineUrl).toBeUndefined();
  });
});
