import type { Schemas } from '#openapi/contract.ts';
import type { PostedEvent } from '../../src/domain/myEvents.ts';
import { pictures } from '../fixtures/pictures.ts';
import { authors, minutesBefore } from './feed.ts';
import { makeEvent } from './events.ts';

type Event = Schemas['Event'];
type Sales = Schemas['EventSales'];

const unsold: Sales = { sold: 0, revenue: 0, refunded: 0, checkedIn: 0, views: 0 };
const owner = { ...makeEvent().viewer, isOwner: true };

/** An event with its sales, as its organiser gets it. */
export const makePosted = (changes: Partial<Event> = {}, sales: Partial<Sales> = {}): PostedEvent =>
  // What is undefined is absent in an answer.
  JSON.parse(
    JSON.stringify({
      event: makeEvent({ friendsGoing: undefined, viewer: owner, ...changes }),
      sales: {
        sold: 88,
        capacity: 500,
        revenue: 110_200,
        refunded: 1_450,
        checkedIn: 0,
        views: 1_240,
        ...sales,
      },
    }),
  ) as PostedEvent;

/** A draft with little more than its name. */
export const draftEvent: PostedEvent = makePosted(
  {
    eventId: 'e-draft',
    eventName: 'Open turbine hall',
    eventImage: undefined,
    eventImageAlt: undefined,
    category: undefined,
    tags: [],
    startAt: '2026-03-14T09:00:00.000Z',
    endAt: '2026-03-14T15:00:00.000Z',
    eventLocation: undefined,
    minPrice: 0,
    maxPrice: 0,
    remaining: undefined,
    status: 0,
    counts: { going: 0, likes: 0, comments: 0 },
    createdAt: minutesBefore(60 * 3),
    updatedAt: minutesBefore(35),
  },
  { ...unsold, capacity: undefined },
);

/** HR's own events in every state; stories are drawn at 2026-01-15T09:00Z. */
export const myEvents: readonly PostedEvent[] = [
  makePosted(),
  makePosted(
    {
      eventId: 'e-talk',
      eventName: 'How a grid restarts, answered live',
      eventImage: pictures.glacier.url,
      category: 2,
      startAt: '2026-02-12T17:00:00.000Z',
      endAt: '2026-02-12T18:30:00.000Z',
      format: 1,
      eventLocation: undefined,
      pricing: 0,
      minPrice: 0,
      maxPrice: 0,
      remaining: undefined,
    },
    { sold: 214, capacity: undefined, revenue: 0, refunded: 0, views: 903 },
  ),
  makePosted(
    {
      eventId: 'e-welding',
      eventName: 'Welding under water, one day',
      eventImage: pictures.harbour.url,
      category: 4,
      startAt: '2026-02-21T08:00:00.000Z',
      endAt: '2026-02-21T16:00:00.000Z',
      minPrice: 24_000,
      maxPrice: 24_000,
      remaining: 0,
      soldOut: true,
    },
    { sold: 12, capacity: 12, revenue: 288_000, refunded: 0, views: 411 },
  ),
  draftEvent,
  makePosted(
    {
      eventId: 'e-past',
      eventName: 'Winter evening of apprentices',
      eventImage: pictures.dunes.url,
      category: 1,
      startAt: '2025-12-04T16:00:00.000Z',
      endAt: '2025-12-04T20:00:00.000Z',
      status: 3,
    },
    { sold: 96, capacity: 120, revenue: 76_800, refunded: 1_600, checkedIn: 81, views: 702 },
  ),
  makePosted(
    {
      eventId: 'e-cancelled',
      eventName: 'Storm sailing for beginners',
      eventImage: pictures.meadow.url,
      category: 7,
      startAt: '2026-01-24T08:00:00.000Z',
      endAt: '2026-01-24T14:00:00.000Z',
      status: 2,
    },
    { sold: 0, capacity: 30, revenue: 54_000, refunded: 54_000, views: 150 },
  ),
].map(({ event, sales }) => ({ event: { ...event, organiser: authors.nordlicht }, ...(sales && { sales }) }));

export const eventTotalsOf = (events: readonly PostedEvent[]): Schemas['EventTotals'] => {
  const count = (status: Event['status']) => events.filter(({ event }) => event.status === status).length;
  return { draft: count(0), published: count(1), cancelled: count(2), ended: count(3) };
};
