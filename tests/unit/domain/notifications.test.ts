import { describe, expect, it } from 'vitest';
import { makeNotification, notifications } from '../../../mocks/factories/notifications.ts';
import {
  byDay,
  isUnread,
  NotificationType as Type,
  notificationTarget,
  type Notification,
} from '../../../src/domain/notifications.ts';

const { feedType: _feedType, ...untyped } = makeNotification({ post_id: 'x1', userId: 'u6' });
const of = (type: number, changes: Partial<Notification> = {}): Notification => ({
  ...untyped,
  type,
  ...changes,
});

describe('[S4.7] where a notification leads', () => {
  it.each([Type.HR_ACCOUNT_FOLLOWED, Type.BRAND_ACCOUNT_FOLLOWED, Type.BUSINESS_ACCOUNT_FOLLOWED])(
    'an account that is followed (%i): to the profile',
    (type) => {
      expect(notificationTarget(of(type), 1)).toEqual({ href: '/user-profile?u=u6' });
      expect(notificationTarget(of(type, { userId: 'a&b' }), 1)).toEqual({ href: '/user-profile?u=a%26b' });
    },
  );

  it.each([
    [Type.JOB_POST, 2],
    [Type.EVENTS, 3],
    [Type.BUSINESS_POST, 8],
    [Type.JOBSEEKER_POST_CREATED, 10],
    [Type.JOBSEEKER_POST_AND_COMMENT_LIKED, 10],
    [Type.JOBSEEKER_POST_COMMENT, 10],
    [Type.HR_POST_CREATED, 11],
    [Type.HR_POST_AND_COMMENT_LIKED, 11],
    [Type.HR_POST_COMMENT, 11],
  ])('[S4.8] %i: to what was posted, of feed type %i', (type, feedType) => {
    expect(notificationTarget(of(type), 2)).toEqual({ feedId: 'x1', feedType, commentId: undefined });
    expect(notificationTarget(of(type, { commentId: 'c1' }), 2)).toMatchObject({ commentId: 'c1' });
    // Without what it is about there is nothing to open.
    const { post_id: _gone, ...lost } = of(type);
    expect(notificationTarget(lost, 2)).toBeUndefined();
  });

  it('a connection: a job seeker to the chat', () => {
    for (const type of [Type.CONNECTION, Type.CONNECTION_REQUEST_ACCEPT, Type.CHAT_MESSAGE])
      expect(notificationTarget(of(type), 1)).toEqual({ href: '/chats?with=u6' });
  });

  it('a connection: somebody who has no chats is led to the profile', () => {
    for (const type of [Type.CONNECTION, Type.CONNECTION_REQUEST_ACCEPT])
      expect(notificationTarget(of(type), 2)).toEqual({ href: '/user-profile?u=u6' });
  });

  it('the types of ours: to where it is dealt with', () => {
    expect(notificationTarget(of(Type.JOB_APPLICATION_RECEIVED), 2)).toEqual({
      href: '/jobs/job-requests?job=x1',
    });
    const status = (more: Partial<Notification>) =>
      notificationTarget(of(Type.JOB_APPLICATION_STATUS, more), 1);
    expect(status({})).toEqual({ href: '/job-applied' });
    for (const requestStatus of [1, 4] as const)
      expect(status({ requestStatus })).toEqual({ href: '/job-applied' });
    // What was decided stands in a list of its own.
    for (const requestStatus of [2, 3] as const)
      expect(status({ requestStatus })).toEqual({ href: '/job-applied?tab=decided' });
    expect(notificationTarget(of(Type.EVENT_TICKET), 1)).toEqual({ href: '/tickets' });
    expect(notificationTarget(of(Type.EVENT_CHANGED, { feedType: 3 }), 1)).toMatchObject({ feedType: 3 });
    expect(notificationTarget(of(Type.WAITLIST_OFFER), 1)).toEqual({ href: '/tickets' });
    expect(notificationTarget(of(Type.VERIFICATION), 1)).toEqual({
      href: '/profile?tab=documents',
    });
    expect(notificationTarget(of(Type.VERIFICATION), 2)).toEqual({ href: '/user-profile?u=u6' });
    expect(notificationTarget(of(Type.RECOMMENDATION), 2)).toEqual({
      href: '/user-profile?tab=recommendations&list=pending',
    });
    expect(notificationTarget(of(Type.TRANSACTION), 1)).toEqual({ href: '/transactions' });
    expect(notificationTarget(of(Type.MENTION, { feedType: 11 }), 1)).toMatchObject({ feedType: 11 });
  });

  it('a live stream: to the room, and what was recorded to the recordings', () => {
    const started = of(Type.LIVE_STREAM_STARTED, { channelName: 'q7Zr2mK9xT4bLw0c' });
    expect(notificationTarget(started, 3)).toEqual({ href: '/live/q7Zr2mK9xT4bLw0c' });
    expect(notificationTarget(of(Type.LIVE_STREAM_STARTED), 3)).toBeUndefined();
    expect(notificationTarget(of(Type.RECORDING_READY), 3)).toEqual({
      href: '/records/video?tab=recordings&whose=mine',
    });
  });

  it('a type that nobody knows opens nothing', () => {
    expect(notificationTarget(of(77), 1)).toBeUndefined();
    expect(notificationTarget(of(Type.REPORT_OUTCOME), 1)).toBeUndefined();
  });
});

describe('a list of notifications', () => {
  it('[S3.2] 0 is unread, true and 1 are read', () => {
    expect([0, 1, true].map((status) => isUnread({ status: status as 0 | 1 | true }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is divided by days, each of them once and in order', () => {
    const days = byDay(notifications, new Date('2026-01-15T09:00:00Z'));
    expect(days.map(({ day }) => day)).toEqual(['Today', 'Yesterday', 'Monday', '6 Dec 2025']);
    expect(days.flatMap((one) => one.notifications)).toEqual(notifications);
  });
});
