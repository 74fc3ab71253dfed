import { NotificationType as Type } from './notifications.ts';
import { Role } from './roles.ts';

/** What a member may switch off (specification 9): one thing for people, one or more types for the server. */
export interface NotificationKind {
  label: string;
  types: readonly number[];
  /** Who is told of it at all; everybody where it is absent. */
  roles?: readonly number[];
}

const organisations = [Role.HR, Role.BRAND, Role.BUSINESS];
const people = [Role.JOB_SEEKER, Role.HR];

/** In the order in which they are drawn. What somebody waits for, such as a decision or a ticket, cannot be switched off. */
const kinds: readonly NotificationKind[] = [
  { label: 'Connections', types: [Type.CONNECTION, Type.CONNECTION_REQUEST_ACCEPT] },
  { label: 'Messages', types: [Type.CHAT_MESSAGE], roles: [Role.JOB_SEEKER] },
  {
    label: 'New followers',
    types: [Type.HR_ACCOUNT_FOLLOWED, Type.BRAND_ACCOUNT_FOLLOWED, Type.BUSINESS_ACCOUNT_FOLLOWED],
    roles: organisations,
  },
  { label: 'Applications for your jobs', types: [Type.JOB_APPLICATION_RECEIVED], roles: [Role.HR] },
  {
    label: 'Likes',
    types: [Type.JOBSEEKER_POST_AND_COMMENT_LIKED, Type.HR_POST_AND_COMMENT_LIKED],
    roles: people,
  },
  { label: 'Comments', types: [Type.JOBSEEKER_POST_COMMENT, Type.HR_POST_COMMENT], roles: people },
  { label: 'Mentions', types: [Type.MENTION] },
  { label: 'Recommendations', types: [Type.RECOMMENDATION] },
  {
    label: 'Posts',
    types: [Type.BUSINESS_POST, Type.JOBSEEKER_POST_CREATED, Type.HR_POST_CREATED],
    roles: people,
  },
  {
    // Those of brands and businesses have one type for all of it (specification 9).
    label: 'Posts, likes and comments',
    types: [Type.BUSINESS_POST, Type.JOBSEEKER_POST_CREATED, Type.HR_POST_CREATED],
    roles: [Role.BRAND, Role.BUSINESS],
  },
  { label: 'Jobs', types: [Type.JOB_POST], roles: people },
  { label: 'Events', types: [Type.EVENTS] },
  { label: 'Live rooms', types: [Type.LIVE_STREAM_STARTED] },
];

/** What the server calls the switch of a type. */
export const switchOf = (type: number): number => 100 + type;

export const kindsOf = (role: number): readonly NotificationKind[] =>
  kinds.filter(({ roles }) => roles?.includes(role) ?? true);

/** What a member of this role switches to hear no more of a type; undefined for what cannot be switched off. */
export const kindOf = (type: number, role: number): NotificationKind | undefined =>
  kindsOf(role).find(({ types }) => types.includes(type));

type Switches = readonly { type: number; value: boolean }[];

/** Whether a member hears of it. A kind that is not listed is on. */
export const isOn = ({ types }: NotificationKind, list: Switches = []): boolean =>
  types.some((type) => list.every((one) => one.type !== switchOf(type) || one.value));

/** The list with all types of a kind as said. */
export const withKind = ({ types }: NotificationKind, value: boolean, list: Switches = []): Switches => [
  ...list.filter(({ type }) => !types.some((one) => switchOf(one) === type)),
  ...types.map((type) => ({ type: switchOf(type), value })),
];
