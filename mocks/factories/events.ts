import type { Schemas } from '#openapi/contract.ts';
import { cardOf } from '../../src/domain/events.ts';
import { pictures } from '../fixtures/pictures.ts';
import { authors, minutesBefore } from './feed.ts';

type Event = Schemas['Event'];
type Details = Schemas['EventDetails'];
type TicketPackage = Schemas['TicketPackage'];

/** A moment of that day of January or later, as stories are drawn at 2026-01-15T09:00Z. */
const at = (day: string, time: string) => `2026-${day}T${time}:00.000Z`;

export const hall: Schemas['EventLocation'] = {
  venueName: 'Fischauktionshalle',
  address: 'Große Elbstraße 9',
  city: 'Hamburg',
  country: 'DE',
  lat: 53.5447,
  lng: 9.9525,
  directions: 'From the ferry, walk along the quay until you smell coffee. The door faces the water.',
};

/** A paid event to come, as a member reads it who does not go yet. */
export const makeEvent = (changes: Partial<Event> = {}): Event => ({
  eventId: 'e1',
  eventName: 'Harbour job fair',
  eventImage: pictures.valley.url,
  eventImageAlt: pictures.valley.alt,
  category: 1,
  tags: ['hiring', 'shipping', 'logistics'],
  startAt: at('01-30', '09:00'),
  endAt: at('01-30', '16:00'),
  timezone: 'Europe/Berlin',
  format: 0,
  eventLocation: hall,
  pricing: 1,
  currency: 'EUR',
  minPrice: 800,
  maxPrice: 1_450,
  remaining: 412,
  soldOut: false,
  waitlistEnabled: true,
  status: 1,
  organiser: authors.nordlicht,
  friendsGoing: [authors.ilse, authors.joonho],
  counts: { going: 88, likes: 41, comments: 6 },
  viewer: {
    tickets: 0,
    onWaitlist: false,
    isLiked: false,
    isSaved: false,
    isOwner: false,
    isFollowing: false,
  },
  createdAt: minutesBefore(60 * 24 * 20),
  updatedAt: minutesBefore(60 * 24 * 2),
  ...changes,
});

export const makePackage = (changes: Partial<TicketPackage> = {}): TicketPackage => ({
  packageId: 'p1',
  packageName: 'Day pass',
  description: 'Entry all day, to every talk.',
  perks: ['Lunch', 'Portfolio review'],
  price: 1_450,
  currency: 'EUR',
  feeIncluded: true,
  quantity: 300,
  sold: 88,
  remaining: 212,
  minPerOrder: 1,
  maxPerOrder: 4,
  hideWhenSoldOut: false,
  status: 0,
  ...changes,
});

export const packages: TicketPackage[] = [
  makePackage(),
  makePackage({
    packageId: 'p2',
    packageName: 'Afternoon',
    description: undefined,
    perks: [],
    price: 800,
    quantity: 100,
    sold: 88,
    remaining: 12,
  }),
  makePackage({
    packageId: 'p3',
    packageName: 'Evening on the water',
    perks: ['The last ferry back'],
    quantity: 40,
    sold: 0,
    remaining: 40,
    saleStartAt: at('01-20', '08:00'),
  }),
].map((one) => JSON.parse(JSON.stringify(one)) as TicketPackage); // What is undefined is absent in an answer.

/** The whole of it, as its page shows it. */
export const makeEventDetails = (event: Partial<Event> = {}, changes: Partial<Details> = {}): Details => ({
  event: makeEvent(event),
  description:
    'Thirty employers between two cranes. Short talks every half hour, a room where somebody reads your papers before the others do, and fish rolls at noon.\n\nYou need no appointment. Bring three copies of what you have, or nothing at all.',
  gallery: [],
  useLiveRoom: false,
  capacity: 500,
  ageMin: 0,
  refundPolicy: 2,
  attendeeQuestions: [],
  showAttendees: true,
  attendees: [],
  linkedJobs: [],
  packages,
  ...changes,
});

/** An event as a feed carries it. */
export const makeEventItem = (
  changes: Partial<Event> = {},
  item: Partial<Schemas['FeedItem']> = {},
): Schemas['FeedItem'] => {
  const event = makeEvent(changes);
  return {
    feedId: event.eventId,
    feedType: 3,
    author: event.organiser,
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
    text: '',
    media: [],
    visibility: 0,
    commentPolicy: 0,
    counts: { likes: 41, comments: 6, shares: 2 },
    viewer: { isLiked: false, isSaved: false, canEdit: false, canDelete: false, canComment: true },
    event: cardOf(event),
    ...item,
  };
};

/** What is coming, the next to start first: in other zones, online, free and sold out. */
export const comingEvents: Event[] = [
  makeEvent({
    eventId: 'e2',
    eventName: 'How we hire, answered live',
    eventImage: pictures.glacier.url,
    category: 2,
    startAt: at('01-16', '12:00'),
    endAt: at('01-16', '13:00'),
    timezone: 'Asia/Singapore',
    format: 1,
    eventLocation: undefined,
    pricing: 0,
    minPrice: 0,
    maxPrice: 0,
    organiser: authors.konoha,
    friendsGoing: undefined,
  }),
  makeEvent({
    eventId: 'e3',
    eventName: 'Night of open kitchens',
    eventImage: pictures.dunes.url,
    category: 8,
    startAt: at('01-23', '19:00'),
    endAt: at('01-24', '01:00'),
    timezone: 'Europe/Madrid',
    eventLocation: { venueName: 'Café Sol', address: 'Calle Feria 21', city: 'Sevilla', country: 'ES' },
    minPrice: 2_500,
    maxPrice: 2_500,
    remaining: 0,
    soldOut: true,
    organiser: authors.sol,
    friendsGoing: [authors.tomas],
  }),
  makeEvent(),
  makeEvent({
    eventId: 'e4',
    eventName: 'Three glazes, a winter workshop',
    eventImage: undefined,
    category: 4,
    startAt: at('02-07', '01:00'),
    endAt: at('02-08', '07:00'),
    timezone: 'Asia/Tokyo',
    format: 2,
    eventLocation: { venueName: 'Konoha studio', address: '31 Gojozaka', city: 'Kyoto', country: 'JP' },
    currency: 'JPY',
    minPrice: 2_500,
    maxPrice: 12_000,
    remaining: 12,
    organiser: authors.konoha,
    friendsGoing: undefined,
  }),
].map((event) => JSON.parse(JSON.stringify(event)) as Event); // What is undefined is absent in an answer.
