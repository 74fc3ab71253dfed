import type { Schemas } from '#openapi/contract.ts';
import { authors, makeMembers, minutesBefore } from './feed.ts';

type Notification = Schemas['Notification'];

/** Likes of a post, the first of them unread. */
export function makeNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: 'n1',
    title: 'New likes',
    notification: 'Ilse van Dorp, Tomás Álvarez and 12 others liked your post',
    time: minutesBefore(12),
    status: 0,
    type: 17,
    post_id: 'f1',
    feedType: 10,
    userId: authors.ilse.userId,
    userType: 1,
    actors: [authors.ilse, authors.tomas],
    actorCount: 14,
    ...changes,
  };
}

type Told = Pick<Notification, 'type' | 'title' | 'notification'> & Partial<Notification>;

/** News that no member made. */
const told = (changes: Told) => makeNotification({ actors: [], actorCount: 0, status: 1, ...changes });

const by = (actor: Schemas['Author'], changes: Told) =>
  makeNotification({
    userId: actor.userId,
    userType: actor.userType,
    actors: [actor],
    actorCount: 1,
    ...changes,
  });

/** Of several kinds and days, the latest first; three of them are unread. */
export const notifications: Notification[] = [
  makeNotification(),
  by(authors.nordlicht, {
    id: 'n2',
    title: 'Interview',
    notification: 'Nordlicht Energie invites you to an interview for Grid engineer',
    type: 20,
    post_id: 'j1',
    feedType: 2,
    time: minutesBefore(95),
  }),
  told({
    id: 'n3',
    title: 'Seats are free',
    notification: '2 tickets for Night of open kitchens are kept for you for 24 hours.',
    type: 23,
    post_id: 'e1',
    feedType: 3,
    status: 0,
    time: minutesBefore(240),
  }),
  by(authors.joonho, {
    id: 'n4',
    title: 'You were mentioned',
    notification: 'Joon-ho Park mentioned you in a comment',
    type: 29,
    commentId: 'c1',
    status: 1,
    time: minutesBefore(60 * 26),
  }),
  told({
    id: 'n5',
    title: 'Payment',
    notification: 'Your payment for Harbour job fair arrived. The receipt is under Transactions.',
    type: 28,
    time: minutesBefore(60 * 27),
  }),
  by(authors.konoha, {
    id: 'n6',
    title: 'New follower',
    notification: '木の葉 follows you',
    type: 10,
    status: 1,
    time: minutesBefore(60 * 24 * 3),
  }),
  told({
    id: 'n7',
    title: 'News',
    notification: 'Something that this version does not know yet',
    type: 77,
    time: minutesBefore(60 * 24 * 40),
  }),
];

/** More than one page, all of them read. */
export const manyNotifications = (count: number): Notification[] =>
  makeMembers(count).map((member, index) =>
    by(member, {
      id: `many${index}`,
      title: 'New follower',
      notification: `${member.userName} follows you`,
      type: 9,
      status: 1,
      time: minutesBefore(60 * (index + 1)),
    }),
  );
