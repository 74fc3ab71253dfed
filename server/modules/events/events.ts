import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { mediaUrl } from '../../media/uploads.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../../shared/authors.ts';
import { hiddenCounts } from '../../shared/hiddenCounts.ts';
import { friendsGoing } from './tickets/going.ts';
import type { EventRow } from './ownEvent.ts';

type Event = Schemas['Event'];

/** What is kept of the packages of an event together. */
export interface PackageSums {
  /** Null without a package. */
  quantity: number | null;
  /** Seats that an active package still has; null without an active one. */
  left: number | null;
  revenue: number;
  refunded: number;
  checked_in: number;
}

interface Facts extends AuthorRow, PackageSums {
  id: string;
  like_count: number | null;
  comment_count: number | null;
  is_liked: boolean;
  is_saved: boolean;
  is_following: boolean;
  own_tickets: number;
  is_waiting: boolean;
  friends: AuthorRow[] | null;
}

/** What of an event is read beside its row, by id. One statement, however many. */
export async function factsOf(db: Db, viewerId: string, ids: readonly string[]): Promise<Map<string, Facts>> {
  if (ids.length === 0) return new Map();
  const viewer = sql`${viewerId}::uuid`;
  const { rows } = await sql<Facts>`
    select events.id, ${authorSelect}, posts.like_count, posts.comment_count,
      sums.quantity, sums.left, sums.revenue, sums.refunded, sums.checked_in,
      exists (select 1 from likes where likes.feed_id = events.id and likes.member_id = ${viewer}) as is_liked,
      exists (select 1 from saved where saved.feed_id = events.id and saved.member_id = ${viewer}) as is_saved,
      exists (select 1 from follows
        where follows.member_id = ${viewer} and follows.followed_id = events.owner_id) as is_following,
      (select count(*) from tickets where tickets.event_id = events.id and tickets.owner_id = ${viewer}
        and tickets.status in (1, 2)) as own_tickets,
      exists (select 1 from waitlist where waitlist.event_id = events.id and waitlist.member_id = ${viewer}
        and waitlist.state in ('WAITING', 'OFFERED')) as is_waiting,
      ${friendsGoing(viewer)} as friends
    from events
    inner join members on members.id = events.owner_id
    left join posts on posts.id = events.id
    cross join lateral (
      select sum(quantity) as quantity, sum(quantity - sold - held) filter (where status = 0) as left,
        coalesce(sum(revenue), 0) as revenue, coalesce(sum(refunded), 0) as refunded,
        coalesce(sum(checked_in), 0) as checked_in
      from event_packages where event_packages.event_id = events.id and status <> 2) as sums
    where events.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** ENDED 3 is derived: a published event whose end has passed. */
export const statusOf = (
  { status, end_at }: Pick<EventRow, 'status' | 'end_at'>,
  now: Date,
): Event['status'] => (status === 1 && Date.parse(end_at) <= now.getTime() ? 3 : status);

/** Seats that can still be had: the fewer of what the capacity and the active packages leave; undefined without either. */
export function remainingOf(
  { capacity, sold_count, held_count }: Pick<EventRow, 'capacity' | 'sold_count' | 'held_count'>,
  { left }: Pick<PackageSums, 'left'>,
): number | undefined {
  const limits = [
    ...(capacity === null ? [] : [capacity - sold_count - held_count]),
    ...(left === null ? [] : [left]),
  ];
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits));
}

/** Nothing is left of what is sold; a draft that has no package yet is not sold out. */
export const isSoldOut = (row: Parameters<typeof remainingOf>[0], sums: PackageSums): boolean =>
  sums.quantity !== null && remainingOf(row, sums) === 0;

/** Events as a viewer gets them, in the order of `rows`. Whether the viewer may read them is the caller's matter. */
export async function toEvents(
  { now }: Pick<Context, 'now'>,
  db: Db,
  viewerId: string,
  rows: readonly EventRow[],
): Promise<Event[]> {
  const ids = rows.map(({ id }) => id);
  const facts = await factsOf(db, viewerId, ids);
  const hidden = await hiddenCounts(db, viewerId, ids);
  return rows.flatMap((row) => {
    const known = facts.get(row.id);
    return known ? [toEvent(row, { ...known, viewerId, now: now(), unseen: hidden.get(row.id) })] : [];
  });
}

type Known = Facts & { viewerId: string; now: Date; unseen: { likes: number; comments: number } | undefined };

function toEvent(row: EventRow, known: Known): Event {
  const remaining = remainingOf(row, known);
  return {
    eventId: row.id,
    eventName: row.event_name,
    ...(row.image ? { eventImage: mediaUrl(row.image.mediaKey) } : {}),
    ...(row.image?.alt ? { eventImageAlt: row.image.alt } : {}),
    ...(row.category === null ? {} : { category: row.category }),
    tags: row.tags,
    startAt: row.start_at,
    endAt: row.end_at,
    timezone: row.timezone,
    format: row.format,
    ...(row.location ? { eventLocation: row.location } : {}),
    pricing: row.pricing,
    currency: row.currency,
    minPrice: row.min_price,
    maxPrice: row.max_price,
    ...(remaining === undefined ? {} : { remaining }),
    soldOut: isSoldOut(row, known),
    waitlistEnabled: row.waitlist_enabled,
    status: statusOf(row, known.now),
    organiser: toAuthor(known),
    ...(known.friends ? { friendsGoing: known.friends.map(toAuthor) } : {}),
    counts: {
      going: row.sold_count,
      likes: (known.like_count ?? 0) - (known.unseen?.likes ?? 0),
      comments: (known.comment_count ?? 0) - (known.unseen?.comments ?? 0),
    },
    viewer: {
      tickets: known.own_tickets,
      onWaitlist: known.is_waiting,
      isLiked: known.is_liked,
      isSaved: known.is_saved,
      isOwner: row.owner_id === known.viewerId,
      isFollowing: known.is_following,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
