import { describe, expect, test } from 'vitest';
import { decideReport } from '../../../server/moderation.ts';
import { notificationTarget, NotificationType } from '../../../src/domain/notifications.ts';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { ACCEPT, ADD, recommend, tie } from '../support/people.ts';
import { saveJob } from '../support/postedJobs.ts';
import { befriend, comment, follow, keyOf, post } from '../support/posts.ts';
import { ticketsOf } from '../support/tickets.ts';
import { verificationOf } from '../support/verification.ts';

describe.each(databases())('types of notifications on %s', (kind) => {
  const api = useApi(kind);
  const { say } = chatOf(api);
  const { apply, decide, later } = jobsOf(api);
  const tickets = ticketsOf(api);

  /** The newest of a type, and where a click leads. */
  async function told(as: TestMember, type: number) {
    const { response } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    const found = response.find((one) => one.type === type);
    expect(found, `a notification of type ${type}`).toBeDefined();
    return {
      text: found?.notification,
      target: found && notificationTarget(found, as.role),
    };
  }
  const profileOf = ({ userId }: TestMember) => ({ href: `/user-profile?u=${userId}` });
  const due = async () => {
    await api.app.tasks.settle();
    await api.app.tasks.settle();
  };

  test('[S4] connections and followers lead to the member, a chat for job seekers', async () => {
    const [ada, ben] = [await api.member({ userName: 'Ada' }), await api.member({ userName: 'Ben' })];
    await tie(api, ada, ben, ADD);
    const { CONNECTION, CONNECTION_REQUEST_ACCEPT, CHAT_MESSAGE } = NotificationType;
    const request = await told(ben, CONNECTION);
    expect(request.text).toBe('Ada wants to connect with you');
    expect(request.target).toMatchObject({ href: expect.stringContaining(ada.userId) as string });
    await tie(api, ben, ada, ACCEPT);
    const chat = await told(ada, CONNECTION_REQUEST_ACCEPT);
    expect(chat.target).toMatchObject({ href: expect.stringMatching(/^\/chats/) as string });
    await say(ben, ada, 'Hello');
    api.advance(60_000);
    await due();
    expect(await told(ada, CHAT_MESSAGE)).toEqual({ text: 'Ben wrote to you', target: chat.target });
    for (const [role, type] of [
      [2, NotificationType.HR_ACCOUNT_FOLLOWED],
      [3, NotificationType.BRAND_ACCOUNT_FOLLOWED],
      [4, NotificationType.BUSINESS_ACCOUNT_FOLLOWED],
    ] as const) {
      const other = await api.member({ role });
      await api.ok('followUser', { otherUserId: other.userId, action: 1 }, { as: ada });
      expect(await told(other, type)).toEqual({ text: 'Ada follows you', target: profileOf(ada) });
    }
  });

  test('[S4] posts that are out, liked and commented lead to the post, of each role', async () => {
    const reader = await api.member({ userName: 'Reader' });
    for (const [role, feedType, out, liked, commented] of [
      [2, 11, 14, 15, 16],
      [3, 4, 6, 6, 6],
      [4, 8, 6, 6, 6],
    ] as const) {
      const author = await api.member({ role, userName: 'Author' });
      await follow(api, reader, author);
      const item = await post(api, author);
      await due();
      const target = { feedId: item.feedId, feedType };
      expect(await told(reader, out)).toMatchObject({ text: 'Author shared a new post', target });
      await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: reader });
      expect(await told(author, liked)).toMatchObject({ text: 'Reader liked your post', target });
      const { commentId } = await comment(api, reader, item, 'Indeed');
      expect(await told(author, commented)).toEqual({
        text: 'Reader commented on your post',
        target: { ...target, commentId },
      });
    }
    const [ada, ben] = [await api.member({ userName: 'Ada' }), await api.member({ userName: 'Ben' })];
    await tie(api, ada, ben, ADD);
    await tie(api, ben, ada, ACCEPT);
    const name = '@Ada';
    const item = await post(api, ben, {
      text: name,
      mentions: [{ userId: ada.userId, start: 0, length: name.length }],
    });
    await due();
    const target = { feedId: item.feedId, feedType: 10 };
    // Who is named in a post hears of it once.
    expect(await told(ada, NotificationType.MENTION)).toMatchObject({
      text: 'Ben mentioned you in a post',
      target,
    });
    const { response } = await api.ok('getNotificationList', { pageIndex: 1 }, { as: ada });
    expect(response.map(({ type }) => type)).not.toContain(NotificationType.JOBSEEKER_POST_CREATED);
    const second = await post(api, ben);
    await due();
    expect(await told(ada, NotificationType.JOBSEEKER_POST_CREATED)).toMatchObject({
      text: 'Ben shared a new post',
      target: { feedId: second.feedId, feedType: 10 },
    });
  });

  test('[S4] a job and an event lead to their details; applications, tickets and reports to their places', async () => {
    const hr = await api.member({ role: 2, userName: 'Kestrel' });
    const as = await api.member({ userName: 'Ada' });
    await follow(api, as, hr);
    const { jobId: postedId } = await saveJob(api, hr);
    await due();
    const job = await told(as, NotificationType.JOB_POST);
    expect(job.text).toMatch(/^Kestrel posted the job /);
    expect(job.target).toMatchObject({ feedId: postedId, feedType: 2 });
    const event = await tickets.published(hr, { pricing: 0 });
    await due();
    const { eventId } = event.event;
    const announced = await told(as, NotificationType.EVENTS);
    expect(announced.text).toMatch(/^Kestrel announced /);
    expect(announced.target).toMatchObject({ feedId: eventId, feedType: 3 });
    const jobId = await openJob(api, hr);
    const { applicationId } = await apply(as, jobId);
    expect((await told(hr, NotificationType.JOB_APPLICATION_RECEIVED)).target).toBeDefined();
    await decide(hr, applicationId, { requestStatus: 2 });
    await later(11 * MINUTE_MS);
    expect((await told(as, NotificationType.JOB_APPLICATION_STATUS)).target).toEqual({
      href: '/job-applied?tab=decided',
    });
    await decide(hr, applicationId, {
      requestStatus: 2,
      messageToCandidate: 'Welcome. You start on Monday.',
    });
    await later(11 * MINUTE_MS);
    expect(await told(as, NotificationType.JOB_APPLICATION_STATUS)).toMatchObject({
      text: expect.stringMatching(/^There is a message about your application/) as string,
      target: { href: '/job-applied?tab=decided' },
    });
    await tickets.buy(as, event, 1);
    expect((await told(as, NotificationType.EVENT_TICKET)).target).toEqual({ href: '/tickets' });
    const item = await post(api, hr);
    await api.ok('postReport', { feedId: item.feedId, feedType: 11, reason: 1 }, { as });
    const { id } = await api.db
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', as.userId)
      .executeTakeFirstOrThrow();
    await decideReport({ now: api.now }, api.db, id, 'upheld');
    expect(await told(as, NotificationType.REPORT_OUTCOME)).toEqual({
      text: 'Thank you for your report. We looked into it and acted on it.',
      target: undefined,
    });
  });

  test('events that change, seats that are free, documents, recommendations and payments lead to their places', async () => {
    const hr = await api.member({ role: 2, userName: 'Kestrel' });
    const [ada, ben] = [await api.member({ userName: 'Ada' }), await api.member({ userName: 'Ben' })];
    await befriend(api, ada, ben);
    const full = await tickets.published(hr, { pricing: 0, waitlistEnabled: true }, [{ quantity: 2 }]);
    const { event, packages } = full;
    const { eventId } = event;
    const packageId = packages[0]?.packageId ?? '';
    const [ticket] = await tickets.buy(ada, full, 2);
    await tickets.manage(ben, { action: 4, eventId, packageId, quantity: 1 });
    await tickets.manage(ada, { action: 2, ticketId: ticket?.ticketId ?? '' });
    expect((await told(ben, NotificationType.WAITLIST_OFFER)).target).toEqual({ href: '/tickets' });
    const startAt = new Date(Date.parse(event.startAt) + DAY_MS).toISOString();
    const endAt = new Date(Date.parse(event.endAt) + DAY_MS).toISOString();
    await tickets.edit(hr, await tickets.read(hr, eventId), { startAt, endAt }, 'A day later.');
    await due();
    expect((await told(ada, NotificationType.EVENT_CHANGED)).target).toMatchObject({
      feedId: eventId,
      feedType: 3,
    });

    const { admin, item, send, idOf } = verificationOf(api);
    const certificate = await item(ada);
    await send(ada, certificate);
    await admin('approve', await idOf(certificate));
    expect((await told(ada, NotificationType.VERIFICATION)).target).toEqual({
      href: '/profile?tab=documents',
    });
    await recommend(api, ada, {
      otherUserId: ben.userId,
      action: 0,
      relationship: 4,
      requestMessage: 'Please.',
    });
    expect(await told(ben, NotificationType.RECOMMENDATION)).toEqual({
      text: 'Ada asks you for a recommendation',
      target: { href: '/profile?tab=recommendations&list=pending' },
    });

    const paid = await tickets.published(hr);
    await tickets.buy(ben, paid, 1);
    await api.ok(
      'manageEvent',
      { action: 2, eventId: paid.event.eventId, reason: 'The hall was closed.' },
      { as: hr },
    );
    await due();
    expect((await told(ben, NotificationType.TRANSACTION)).target).toEqual({ href: '/transactions' });
  });
});
