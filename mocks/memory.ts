import type { Schemas } from '#openapi/contract.ts';
import { makePost, posts } from './factories/feed.ts';
import { makeJobItem, openJobs } from './factories/jobs.ts';
import { forgetAttendees } from './attendeeMemory.ts';
import { forgetChats } from './chatMemory.ts';
import { closeDoor } from './doorMemory.ts';
import { forgetEvents } from './eventMemory.ts';
import { forgetHolds } from './holdMemory.ts';
import { forgetJobs } from './jobMemory.ts';
import { forgetLive } from './liveMemory.ts';
import { forgetProfileChanges } from './profileMemory.ts';
import { forgetSearches } from './searchMemory.ts';
import { forgetWaiting } from './waitlistMemory.ts';
import { forgetTickets } from './ticketMemory.ts';

type FeedItem = Schemas['FeedItem'];

/** What a member has changed during one story: a page that reads twice is answered the same twice. */
const written: FeedItem[] = [];
const changed = new Map<string, FeedItem>();
const deleted = new Set<string>();
const follows = new Map<string, boolean>();
const relations = new Map<string, Schemas['Relation']>();
const recommended = new Map<string, Schemas['Recommendation'] | 'deleted'>();

/** Before each story: whatever another one has changed is as it was. */
export function forgetChanges() {
  written.length = 0;
  for (const memory of [changed, deleted, follows, relations, recommended]) memory.clear();
  forgetProfileChanges();
  forgetJobs();
  forgetSearches();
  forgetChats();
  forgetLive();
  forgetEvents();
  forgetAttendees();
  forgetWaiting();
  forgetHolds();
  forgetTickets();
  closeDoor();
}

/** The feed as it stands, newest first. */
export const postsNow = (): FeedItem[] =>
  [...written, ...posts]
    .filter(({ feedId }) => !deleted.has(feedId))
    .map((post) => changed.get(post.feedId) ?? post);

/** The open jobs of the feed as they stand, newest first. */
export const jobsNow = (): FeedItem[] =>
  openJobs.map((card) => changed.get(card.jobId) ?? makeJobItem(card, { job: card }));

/** A post or a job as it stands; undefined for those of a story's own, and for deleted ones. */
export const postNow = (feedId: string): FeedItem | undefined =>
  [...postsNow(), ...jobsNow()].find((post) => post.feedId === feedId) ?? changed.get(feedId);

/** Of `changes`, what a post has become. */
export function changePost(feedId: string, changes: (post: FeedItem) => Partial<FeedItem>): FeedItem {
  const post = postNow(feedId) ?? makePost({ feedId });
  const next = { ...post, ...changes(post) };
  changed.set(feedId, next);
  return next;
}

/** A new post, with an id of its own. */
export function writePost(make: (feedId: string) => FeedItem): FeedItem {
  const post = make(written.length === 0 ? 'f-new' : `f-new-${written.length + 1}`);
  written.unshift(post);
  return post;
}

export const deletePost = (feedId: string) => void deleted.add(feedId);

export const follow = (userId: string, following: boolean) => void follows.set(userId, following);

/** A dashboard with what has been followed since; the step that asks for it counts along. */
export function dashboardNow(dashboard: Schemas['Dashboard']): Schemas['Dashboard'] {
  const suggestions = dashboard.suggestions.map((one) => ({
    ...one,
    isFollowing: follows.get(one.member.userId) ?? one.isFollowing,
  }));
  const count = (list: Schemas['Dashboard']['suggestions']) =>
    list.filter(({ isFollowing }) => isFollowing).length;
  const more = count(suggestions) - count(dashboard.suggestions);
  const nextSteps = dashboard.nextSteps.map((one) =>
    one.step === 8 ? { ...one, have: Math.min(one.need, Math.max(0, one.have + more)) } : one,
  );
  return { ...dashboard, suggestions, nextSteps };
}

/** How the reader stands to a member since they did something about it. */
export const relationNow = (userId: string): Schemas['Relation'] | undefined => relations.get(userId);

export const changeRelation = (userId: string, to: Schemas['Relation']) => void relations.set(userId, to);

export const changeRecommendation = (recommendationId: string, to: Schemas['Recommendation'] | 'deleted') =>
  void recommended.set(recommendationId, to);

/** These as they stand, with what was written since; deleted ones are gone. */
export function recommendationsNow(list: readonly Schemas['Recommendation'][]): Schemas['Recommendation'][] {
  const known = new Set(list.map(({ recommendationId }) => recommendationId));
  const fresh = [...recommended].filter(([id]) => !known.has(id)).map(([, one]) => one);
  return [...fresh, ...list.map((one) => recommended.get(one.recommendationId) ?? one)].filter(
    (one) => one !== 'deleted',
  );
}
