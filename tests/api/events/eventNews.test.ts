import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS, inMs, type Details } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('news of an event on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo } = paymentsOf(api);
  const { published, buy, edit, read, first } = ticketsOf(api);

  const told = async (as: TestMember) =>
    (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response.map(({ title }) => title);
  const mailed = async (address: string, subject: string) =>
    (await mailsTo(address)).filter((mail) => mail.subject?.includes(subject)).length;
  const ticketFor = (as: TestMember, event: Details, attendeeEmail: string) =>
    buy(as, event, 1, {
      attendees: [{ packageId: first(event).packageId, attendeeName: 'Yuki Tanaka', attendeeEmail }],
    });
  const settle = async () => {
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
  };

  let round = 0;
  /** Each test has addresses of its own. */
  const at = (name: string) => `${name}@round${round}.example.org`;

  /** Two buyers have tickets for the same guest, one of them in capital letters; another guest is a member. */
  async function withGuests() {
    round += 1;
    const hr = await api.member({ role: 2, email: at('organiser') });
    const [one, two] = [await api.member({ email: at('one') }), await api.member({ email: at('two') })];
    const member = await api.member({ email: at('Member') });
    const event = await published(hr, { pricing: 0 });
    await ticketFor(one, event, at('guest'));
    await ticketFor(two, event, at('GUEST'));
    await ticketFor(two, event, at('member'));
    await buy(hr, event);
    return { hr, two, member, eventId: event.event.eventId };
  }
  const everyMail = async (subject: string) => ({
    one: await mailed(at('one'), subject),
    two: await mailed(at('two'), subject),
    guest: (await mailed(at('guest'), subject)) + (await mailed(at('GUEST'), subject)),
    member: (await mailed(at('member'), subject)) + (await mailed(at('Member'), subject)),
    organiser: await mailed(at('organiser'), subject),
  });
  const once = { one: 1, two: 1, guest: 1, member: 1, organiser: 0 };

  test('guests hear of another date and of the end of it, once however many tickets they have', async () => {
    const { hr, two, member, eventId } = await withGuests();
    const later = { startAt: inMs(api, 21 * DAY_MS), endAt: inMs(api, 21 * DAY_MS + HOUR_MS) };
    await edit(hr, await read(hr, eventId), later, 'A day later.');
    await settle();
    expect(await everyMail('has changed')).toEqual(once);
    for (const as of [two, member]) expect(await told(as)).toContain('An event has changed');
    await api.ok('manageEvent', { action: 2, eventId, reason: 'The hall was closed.' }, { as: hr });
    await settle();
    expect(await everyMail('is cancelled')).toEqual(once);
    for (const as of [two, member])
      expect((await told(as)).filter((title) => title === 'An event is cancelled')).toHaveLength(1);
    expect(await told(hr)).not.toContain('An event is cancelled');
  });

  test('what the organiser writes reaches everybody but the organiser, and no more than ten times a day', async () => {
    const { hr, eventId } = await withGuests();
    const write = { action: 5 as const, eventId, message: 'Doors open early.', audience: 'ALL' as const };
    await api.ok('manageEvent', write, { as: hr });
    await settle();
    expect(await everyMail('News of')).toEqual(once);
    expect(await told(hr)).not.toContain('News of your event');
    const { messages } = (await api.ok('eventDetail', { eventId }, { as: hr })).response;
    expect(messages).toMatchObject([{ recipients: 4 }]);
    for (let more = 0; more < 9; more++) await api.ok('manageEvent', write, { as: hr });
    expect(await api.refused('manageEvent', write, { as: hr })).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^You can write to attendees 10 times a day\. Please wait \d+ hours\.$/),
    });
  });

  test('who wants no mails gets none of a change, and that of a cancellation', async () => {
    const { hr, two, eventId } = await withGuests();
    await api.db
      .updateTable('members')
      .set({ email_notifications: false })
      .where('id', '=', two.userId)
      .execute();
    await edit(hr, await read(hr, eventId), {}, 'A new hall.');
    await settle();
    expect(await everyMail('has changed')).toEqual({ ...once, two: 0 });
    await api.ok('manageEvent', { action: 2, eventId, reason: 'The hall was closed.' }, { as: hr });
    await settle();
    expect(await everyMail('is cancelled')).toEqual(once);
  });

  test('an organiser who is the only one with a ticket has nobody to write to', async () => {
    const hr = await api.member({ role: 2 });
    const event = await published(hr, { pricing: 0 });
    await buy(hr, event);
    const { eventId } = event.event;
    const write = { action: 5 as const, eventId, message: 'Hello.', audience: 'ALL' as const };
    expect((await api.refused('manageEvent', write, { as: hr })).status).toBe(409);
  });
});
