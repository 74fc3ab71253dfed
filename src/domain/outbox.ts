import type { RequestBody } from '#openapi/contract.ts';
import type { DistributiveOmit } from '../lib/distributiveOmit.ts';
import { plainWords } from '../lib/plainWords.ts';
import { Toggle } from './enums.ts';

type Payload<Body> = DistributiveOmit<Body, 'userId' | 'clientId'>;

/** What may wait on a device until it is sent (product D11): never payments, deletions, live. As it goes to the server. */
export interface OutboxBodies {
  message: Payload<RequestBody<'sendMessage'>>;
  comment: Payload<RequestBody<'manageComment'>>;
  post: Payload<RequestBody<'managePost'>>;
  like: Payload<RequestBody<'likeFeed'>>;
  commentLike: Payload<RequestBody<'likeComments'>>;
  read: Payload<RequestBody<'changeReadStatus'>>;
}
export type OutboxKind = keyof OutboxBodies;

/** A picture or video that goes with an item. The file itself is kept; it has keys once it was uploaded. */
export interface OutboxFile {
  file: File;
  alt: string;
  mediaKey?: string | undefined;
  posterKey?: string | undefined;
}

interface ItemOf<Kind extends OutboxKind> {
  /** However often it is sent, it arrives once. */
  clientId: string;
  kind: Kind;
  /** Whose it is: nobody else sees or sends it. */
  memberId: string;
  /** What has the same one is sent one after another, in the order of `seq`. */
  orderKey: string;
  seq: number;
  body: OutboxBodies[Kind];
  /** In the order of the post. */
  files?: readonly OutboxFile[];
  /** Whom or what it is about, for people: a name. */
  about?: string | undefined;
  /** ISO 8601. */
  createdAt: string;
  state: 'queued' | 'sending' | 'failed';
  /** How often it was on its way. */
  tries: number;
  /** When the member last asked for it, and when it is tried next: Unix milliseconds. */
  since: number;
  nextTryAt: number;
  /** Why it failed. */
  error?: string | undefined;
}
export type OutboxItem<Kind extends OutboxKind = OutboxKind> = { [K in Kind]: ItemOf<K> }[Kind];

/** What a page gives; the rest is filled in. `sentBefore`: its first answer was lost, so it may have arrived. */
export type NewItem<Kind extends OutboxKind = OutboxKind> = {
  [K in Kind]: Pick<ItemOf<K>, 'kind' | 'body' | 'files' | 'about'> & {
    clientId: string;
    sentBefore?: boolean;
  };
}[Kind];

export interface OutboxChange {
  put?: readonly OutboxItem[];
  /** Client ids. */
  drop?: readonly string[];
}

/** A mark of what was read is nothing that somebody wrote: it is neither shown nor counted. */
export const isShown = ({ kind }: Pick<OutboxItem, 'kind'>): boolean => kind !== 'read';

/** It did not go at the first try. */
export const isStuck = ({ state, tries }: Pick<OutboxItem, 'state' | 'tries'>): boolean =>
  state === 'failed' || tries > (state === 'sending' ? 1 : 0);

/** What must go in its order: a conversation, the comments of a post, one's posts, the presses of one Like. */
export function orderKeyOf({ kind, body }: NewItem): string {
  switch (kind) {
    case 'message':
      return `chat ${body.friendId}`;
    case 'comment':
      return `comments ${body.feedId}`;
    case 'post':
      return 'posts';
    case 'like':
      return `like ${body.feedId}`;
    case 'commentLike':
      return `like ${body.commentId}`;
    case 'read':
      return `read ${body.friendId}`;
  }
}

/** A new one, behind all that is there. Unix milliseconds: `now` of this device, by which it is tried; `at` of the server, under which it is shown. */
export const queued = (
  items: readonly OutboxItem[],
  { sentBefore, ...item }: NewItem,
  { memberId, now, at = now }: { memberId: string; now: number; at?: number },
): OutboxItem =>
  ({
    ...item,
    memberId,
    orderKey: orderKeyOf(item),
    seq: Math.max(0, ...items.map(({ seq }) => seq)) + 1,
    createdAt: new Date(at).toISOString(),
    state: 'queued',
    tries: sentBefore ? 1 : 0,
    since: now,
    nextTryAt: now,
  }) as OutboxItem; // The kind and its body come together.

const isLike = (item: { kind: OutboxKind }): item is OutboxItem<'like' | 'commentLike'> =>
  item.kind === 'like' || item.kind === 'commentLike';

/**
 * What becomes of all items with a new one. Of read marks the newest stays, of the presses of one Like the last; two that were
 * not sent yet and undo each other are nothing.
 */
export function afterAdding(items: readonly OutboxItem[], item: OutboxItem): OutboxChange {
  const earlier = items.filter((one) => one.orderKey === item.orderKey && one.state !== 'sending');
  const drop = earlier.map(({ clientId }) => clientId);
  if (item.kind === 'read') return { put: [item], drop };
  if (!isLike(item)) return { put: [item] };
  const last = earlier.at(-1);
  const undone = last && isLike(last) && last.body.action !== item.body.action;
  // One that was tried before them may have arrived or not: the last press is said then.
  const unsent = [...earlier, item].every(({ tries }) => tries === 0);
  return undone && unsent ? { drop } : { put: [item], drop };
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const waits = [5 * second, 30 * second, 2 * minute, 10 * minute];
/** How long it is tried by itself (product 5, Outbox item). */
const longest = 24 * hour;

/** Milliseconds until the next try after so many. */
export const waitAfter = (tries: number): number => waits[tries - 1] ?? hour;

export const gaveUp = 'It could not be sent for 24 hours.';

/**
 * After a try without an answer, or with one that may be another the next time. `atLeast`: milliseconds the server asked for.
 * `hurried`: it waits for nothing else.
 */
export function later(item: OutboxItem, now: number, { atLeast = 0, hurried = false } = {}): OutboxItem {
  if (now - item.since >= longest) return failed(item, gaveUp);
  return {
    ...item,
    state: 'queued',
    nextTryAt: now + Math.max(hurried ? 0 : waitAfter(item.tries), atLeast),
  };
}

/** The server has said no, and why. It stays until the member decides. */
export const failed = (item: OutboxItem, error: string): OutboxItem => ({ ...item, state: 'failed', error });

/** Sent anew at once, on the member's word. */
export const again = ({ error: _old, ...item }: OutboxItem, now: number): OutboxItem => ({
  ...(item as OutboxItem), // A reason belongs to no kind in particular.
  state: 'queued',
  tries: Math.min(item.tries, 1),
  since: now,
  nextTryAt: now,
});

/** The first of each order that waits: it alone may be sent. What failed holds nobody up. */
export function heads(items: readonly OutboxItem[]): OutboxItem[] {
  const first = new Map<string, OutboxItem>();
  for (const item of items)
    if (item.state !== 'failed' && !first.has(item.orderKey)) first.set(item.orderKey, item);
  return [...first.values()];
}

/** A new one goes behind these: it would overtake what waits, and stand beside the press or mark that it replaces. */
export function isHeldBack(items: readonly OutboxItem[], item: NewItem): boolean {
  const orderKey = orderKeyOf(item);
  const replaces = item.kind === 'read' || isLike(item);
  return items.some((one) => one.orderKey === orderKey && (one.state !== 'failed' || replaces));
}

const words: Record<OutboxKind, (item: { liked: boolean; reply: boolean }) => string> = {
  message: () => 'Message',
  comment: ({ reply }) => (reply ? 'Reply' : 'Comment'),
  post: () => 'Post',
  like: ({ liked }) => (liked ? 'Like' : 'Like taken back'),
  commentLike: ({ liked }) => (liked ? 'Like of a comment' : 'Like of a comment taken back'),
  read: () => 'Read',
};

/** What it is, for people: "Message to Tomas Rey", "Like taken back". */
export function titleOf(item: OutboxItem): string {
  const word = words[item.kind]({
    liked: isLike(item) && item.body.action === Toggle.ON,
    reply: item.kind === 'comment' && item.body.parentCommentId !== undefined,
  });
  if (!item.about) return word;
  return `${word} ${item.kind === 'message' ? 'to' : 'for'} ${item.about}`;
}

/** The words that somebody wrote, those of a post without their marks; undefined for a like. */
export function wordsOf(item: OutboxItem): string | undefined {
  if (item.kind === 'message') return item.body.message ?? '';
  if (item.kind === 'post') return plainWords(item.body.text ?? '');
  return item.kind === 'comment' ? (item.body.text ?? '') : undefined;
}

/** "3 waiting", "1 not sent", "2 waiting, 1 not sent"; undefined when there is nothing. */
export function countText(items: readonly OutboxItem[]): string | undefined {
  const shown = items.filter(isShown);
  const stuck = shown.filter(({ state }) => state === 'failed').length;
  const parts = [
    shown.length > stuck && `${shown.length - stuck} waiting`,
    stuck > 0 && `${stuck} not sent`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
