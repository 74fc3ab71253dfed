import { ContentType } from './enums.ts';

/** What a shared link leads to: the name that members read, and the screen (specification 2, share redirect). */
const sharedKinds = {
  [ContentType.JOB_POST]: { kind: 'job', screen: '/jobs/job-details/' },
  [ContentType.EVENT]: { kind: 'event', screen: '/events/event-details/' },
  [ContentType.JOBSEEKER_POST]: { kind: 'post', screen: '/posts/post-details/' },
} as const;

export type SharedKind = (typeof sharedKinds)[keyof typeof sharedKinds]['kind'];

const isShared = (feedType: number): feedType is keyof typeof sharedKinds => feedType in sharedKinds;

/** The screen of what was shared; `undefined` for a feed type that has no share link: the visitor goes home. */
export function sharedScreen(
  feedType: number,
  encryptedParam: string,
): { kind: SharedKind; path: string } | undefined {
  if (!isShared(feedType)) return undefined;
  const { kind, screen } = sharedKinds[feedType];
  return { kind, path: screen + encryptedParam };
}

/** The sentence on the login page for somebody who followed a shared link (product S08). */
export function sharedInvitation(kind: unknown): string | undefined {
  const known = Object.values(sharedKinds).find((entry) => entry.kind === kind);
  return known && `Log in to see the ${known.kind} that was shared with you`;
}
