import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { smartDate } from '../lib/smartDate.ts';
import { chatHref } from './chat.ts';
import { ContentType } from './enums.ts';
import { memberHref } from './feedLinks.ts';
import { places } from './places.ts';
import type { ProfileTab } from './profile.ts';
import type { RecommendationTabName } from './recommendations.ts';
import { Role } from './roles.ts';

export type Notification = Schemas['Notification'];
export type NotificationPage = ResponseBody<'getNotificationList'>;

/** Notification types: the specification's (section 9), and from 19 on ours (product 3.9). */
export const NotificationType = {
  CONNECTION: 1,
  JOB_POST: 2,
  EVENTS: 3,
  BUSINESS_POST: 6,
  CONNECTION_REQUEST_ACCEPT: 7,
  HR_ACCOUNT_FOLLOWED: 9,
  BRAND_ACCOUNT_FOLLOWED: 10,
  BUSINESS_ACCOUNT_FOLLOWED: 11,
  LIVE_STREAM_STARTED: 12,
  JOBSEEKER_POST_CREATED: 13,
  HR_POST_CREATED: 14,
  HR_POST_AND_COMMENT_LIKED: 15,
  HR_POST_COMMENT: 16,
  JOBSEEKER_POST_AND_COMMENT_LIKED: 17,
  JOBSEEKER_POST_COMMENT: 18,
  JOB_APPLICATION_RECEIVED: 19,
  JOB_APPLICATION_STATUS: 20,
  EVENT_TICKET: 21,
  EVENT_CHANGED: 22,
  WAITLIST_OFFER: 23,
  VERIFICATION: 24,
  RECOMMENDATION: 25,
  CHAT_MESSAGE: 26,
  REPORT_OUTCOME: 27,
  TRANSACTION: 28,
  MENTION: 29,
  RECORDING_READY: 30,
} as const;

/** Which of the two lists is shown (product S42). */
export type NotificationTab = 'all' | 'unread';

/** 0 is unread; true or 1 is read (specification 3). */
export const isUnread = ({ status }: Pick<Notification, 'status'>): boolean => status === 0;

/** The same page with these read, and with the server's number of those that are not. */
export function withRead(
  page: NotificationPage,
  which: (notification: Notification) => boolean,
  unreadCount: number,
): NotificationPage {
  const response = page.response.map((one) =>
    isUnread(one) && which(one) ? { ...one, status: 1 as const } : one,
  );
  return { ...page, response, unreadCount };
}

/** Where a notification leads: an address, or a post, a job or an event whose address is made from its token. */
export type NotificationTarget =
  { href: string } | { feedId: string; feedType: number; commentId?: string | undefined };

/** What a post of each type is in the feed, where the server has not said it. */
const feedTypeOf: Partial<Record<number, number>> = {
  [NotificationType.JOB_POST]: ContentType.JOB_POST,
  [NotificationType.EVENTS]: ContentType.EVENT,
  [NotificationType.BUSINESS_POST]: ContentType.BUSSINESS_POST,
  [NotificationType.JOBSEEKER_POST_CREATED]: ContentType.JOBSEEKER_POST,
  [NotificationType.JOBSEEKER_POST_AND_COMMENT_LIKED]: ContentType.JOBSEEKER_POST,
  [NotificationType.JOBSEEKER_POST_COMMENT]: ContentType.JOBSEEKER_POST,
  [NotificationType.HR_POST_CREATED]: ContentType.HR_POST,
  [NotificationType.HR_POST_AND_COMMENT_LIKED]: ContentType.HR_POST,
  [NotificationType.HR_POST_COMMENT]: ContentType.HR_POST,
};

const at = (href: string | undefined): NotificationTarget | undefined =>
  href === undefined ? undefined : { href };

function contentOf({ type, post_id: feedId, feedType, commentId }: Notification) {
  const kind = feedType ?? feedTypeOf[type];
  return feedId && kind !== undefined ? { feedId, feedType: kind, commentId } : undefined;
}

const memberOf = ({ userId }: Notification) => at(userId && memberHref(userId));

/** Chats exist for job seekers only (specification 2); everybody else meets the member on their profile. */
const chatOf = (notification: Notification, role: number) =>
  role === Role.JOB_SEEKER ? at(chatHref(notification.userId)) : memberOf(notification);

/** A tab of the reader's own profile, and a list in it. */
function ownTab(role: number, tab: ProfileTab, list?: RecommendationTabName) {
  const own = places.profileOf?.(role);
  return at(own && `${own}?tab=${tab}${list ? `&list=${list}` : ''}`);
}

type Route = (notification: Notification, role: number) => NotificationTarget | undefined;

/** Types that do not lead to a post, a job or an event. */
const routes: Partial<Record<number, Route>> = {
  [NotificationType.CONNECTION]: chatOf,
  [NotificationType.CONNECTION_REQUEST_ACCEPT]: chatOf,
  [NotificationType.HR_ACCOUNT_FOLLOWED]: memberOf,
  [NotificationType.BRAND_ACCOUNT_FOLLOWED]: memberOf,
  [NotificationType.BUSINESS_ACCOUNT_FOLLOWED]: memberOf,
  [NotificationType.LIVE_STREAM_STARTED]: ({ channelName }) =>
    at(channelName && places.liveRoomOf?.(channelName)),
  [NotificationType.JOB_APPLICATION_RECEIVED]: ({ post_id: jobId }) =>
    at(jobId ? places.applicantsOf?.(jobId) : places.requests),
  [NotificationType.JOB_APPLICATION_STATUS]: ({ requestStatus }) =>
    at(places.applicationsOf?.(requestStatus)),
  [NotificationType.EVENT_TICKET]: () => at(places.tickets),
  [NotificationType.EVENT_CHANGED]: (notification) => contentOf(notification) ?? at(places.tickets),
  [NotificationType.WAITLIST_OFFER]: () => at(places.tickets),
  // Who had asked others for it is HR, and sees it on their profile.
  [NotificationType.VERIFICATION]: (notification, role) =>
    role === Role.HR && notification.userId ? memberOf(notification) : ownTab(role, 'documents'),
  // What the reader was asked for, and what was written and is not shown yet, waits there.
  [NotificationType.RECOMMENDATION]: (_, role) => ownTab(role, 'recommendations', 'pending'),
  [NotificationType.CHAT_MESSAGE]: chatOf,
  [NotificationType.TRANSACTION]: () => at(places.transactions),
  [NotificationType.MENTION]: contentOf,
  [NotificationType.RECORDING_READY]: () => at(places.recordings),
};

/**
 * Where a click leads, by type and by the role of who reads it (specification 4; for our types product S42). Undefined for a
 * type that is not known and for what is gone: it is marked as read, and opens nothing.
 */
export function notificationTarget(notification: Notification, role: number): NotificationTarget | undefined {
  const { type } = notification;
  const route = routes[type];
  if (route) return route(notification, role);
  return feedTypeOf[type] === undefined ? undefined : contentOf(notification);
}

/** The notifications of each day of the reader, in the order in which they stand. */
export function byDay(
  notifications: readonly Notification[],
  now: Date,
): { day: string; notifications: Notification[] }[] {
  const days: { day: string; notifications: Notification[] }[] = [];
  for (const notification of notifications) {
    const day = smartDate(notification.time, now);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
}
