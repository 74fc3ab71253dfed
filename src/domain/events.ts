import type { Schemas } from '#openapi/contract.ts';
import { formatMoney } from '../lib/money.ts';
import { ContentType } from './enums.ts';
import { placeText } from './profile.ts';

export type Event = Schemas['Event'];
export type EventDetails = Schemas['EventDetails'];
export type TicketPackage = Schemas['TicketPackage'];

/** An event as a card shows it: that of a feed, and in a list with what is known there besides. */
export type EventInShort = Schemas['EventCard'] &
  Partial<Pick<Event, 'eventImageAlt' | 'maxPrice' | 'remaining' | 'organiser' | 'friendsGoing'>>;

export const eventCategoryLabels: Record<Schemas['EventCategory'], string> = {
  1: 'Job fair',
  2: 'Networking',
  3: 'Conference',
  4: 'Workshop',
  5: 'Course',
  6: 'Culture',
  7: 'Sport',
  8: 'Food',
  9: 'Other',
};
export const eventFormatLabels: Record<Schemas['EventFormat'], string> = {
  0: 'In person',
  1: 'Online',
  2: 'In person and online',
};
export const EventFormat = { IN_PERSON: 0, ONLINE: 1, HYBRID: 2 } as const;
const FREE = 0;

/** What happens to the money when plans change, in a sentence (contract: RefundPolicy). */
export const refundPolicyTexts: Record<Schemas['RefundPolicy'], string> = {
  0: 'No refunds, unless the event is cancelled.',
  1: 'Full refund until 24 hours before the start.',
  2: 'Full refund until 7 days before the start.',
  3: 'The organiser decides about refunds.',
};

/** Fewer than this are said in numbers (product S33). */
const fewLeft = 20;

/** "12 left" when there are few, undefined when there are many, none, or nobody knows. */
export const leftText = (remaining: number | undefined): string | undefined =>
  remaining !== undefined && remaining > 0 && remaining < fewLeft ? `${remaining} left` : undefined;

/** "€14", "€14.50"; "Free" for nothing. What is shown is what is paid (product D14). */
export const ticketPrice = (amount: number, currency: string): string =>
  amount === 0 ? 'Free' : formatMoney({ amount, currency }).replace(/[.]0+$/, '');

/** The price of an event before a ticket is chosen: "Free", "€14", "From €8", "Free or from €8"; empty while it has none. */
export function eventPrice({
  pricing,
  minPrice,
  maxPrice,
  currency,
}: Pick<EventInShort, 'pricing' | 'minPrice' | 'maxPrice' | 'currency'>): string {
  if (pricing === FREE) return 'Free';
  if (minPrice === undefined || !currency || maxPrice === 0) return '';
  if (minPrice === 0) return 'Free or paid';
  const least = ticketPrice(minPrice, currency);
  return minPrice === maxPrice ? least : `From ${least}`;
}

export type EventState = 'draft' | 'cancelled' | 'ended' | 'soldOut' | 'now';
export const eventStateLabels: Record<EventState, string> = {
  draft: 'Draft',
  cancelled: 'Cancelled',
  ended: 'Ended',
  soldOut: 'Sold out',
  now: 'On now',
};

/** What a visitor has to know before all else; undefined for an event that is simply to come. */
export function eventState(
  { status = 1, startAt, endAt, soldOut }: Pick<EventInShort, 'status' | 'startAt' | 'endAt' | 'soldOut'>,
  now: Date,
): EventState | undefined {
  if (status === 0) return 'draft';
  if (status === 2) return 'cancelled';
  if (status === 3 || Date.parse(endAt) <= now.getTime()) return 'ended';
  if (Date.parse(startAt) <= now.getTime()) return 'now';
  return soldOut ? 'soldOut' : undefined;
}

export type PackageState = 'soldOut' | 'paused' | 'notYet' | 'over' | 'open';

/** How a package stands; of an event that is over or cancelled nothing is said. */
export function packageState(
  { remaining, status, saleStartAt, saleEndAt }: TicketPackage,
  now: Date,
): PackageState {
  const isOver = saleEndAt !== undefined && Date.parse(saleEndAt) <= now.getTime();
  // Nobody waits for what is not sold any more.
  if (remaining === 0) return isOver ? 'over' : 'soldOut';
  if (status !== 0) return 'paused';
  if (saleStartAt !== undefined && Date.parse(saleStartAt) > now.getTime()) return 'notYet';
  return isOver ? 'over' : 'open';
}

/** "Teatro Colón, Bogotá", as a card of the feed has it; undefined online. */
const placeInShort = ({ eventLocation, format }: Event): string | undefined =>
  format === EventFormat.ONLINE || !eventLocation
    ? undefined
    : `${eventLocation.venueName}, ${eventLocation.city}`;

/** Where it is, in one line: "Teatro Colón, Bogotá", "Online", "Teatro Colón, Bogotá · and online". */
export function eventPlace({
  format,
  eventLocation,
}: Pick<EventInShort, 'format' | 'eventLocation'>): string {
  if (format === EventFormat.ONLINE) return 'Online';
  const place = eventLocation ?? 'Place to be announced';
  return format === EventFormat.HYBRID ? `${place} · and online` : place;
}

/** "Corniche Ouest, Dakar, Senegal". */
export const addressText = ({ address, city, country }: Schemas['EventLocation']): string =>
  [address, placeText({ city, country })].join(', ');

/** An event of a list as a card shows it. */
export function inShort(event: Event): EventInShort {
  const { pricing, minPrice, maxPrice, currency, eventImage, eventImageAlt, remaining, friendsGoing } = event;
  const place = placeInShort(event);
  return {
    eventId: event.eventId,
    eventName: event.eventName,
    ...(eventImage && { eventImage }),
    ...(eventImageAlt && { eventImageAlt }),
    startAt: event.startAt,
    endAt: event.endAt,
    timezone: event.timezone,
    format: event.format,
    ...(place && { eventLocation: place }),
    pricing,
    ...(pricing !== FREE && { minPrice, maxPrice, currency }),
    soldOut: event.soldOut,
    status: event.status,
    ...(remaining !== undefined && { remaining }),
    organiser: event.organiser,
    ...(friendsGoing && { friendsGoing }),
  };
}

/** The same as the contract's card, which knows less: for the preview of a link. */
export function cardOf(event: Event): Schemas['EventCard'] {
  const {
    eventImageAlt: _alt,
    maxPrice: _max,
    remaining: _left,
    organiser: _by,
    friendsGoing: _friends,
    ...card
  } = inShort(event);
  return card;
}

/** "Ana Sousa is going", "Ana Sousa and Yuki Tanaka are going": people whom the reader knows. Undefined without any. */
export function friendsText(
  friends: readonly Pick<Schemas['Author'], 'userName'>[] = [],
): string | undefined {
  if (friends.length === 0) return undefined;
  const names = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    friends.map(({ userName }) => userName),
  );
  return `${names} ${friends.length === 1 ? 'is going' : 'are going'}`;
}

/** A map of the place on another site, which is opened by a press alone; undefined online. */
export function mapLink(location: Schemas['EventLocation']): string {
  const { mapUrl, lat, lng } = location;
  if (mapUrl) return mapUrl;
  if (lat !== undefined && lng !== undefined)
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
  const words = `${location.venueName}, ${addressText(location)}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`;
}

/**
 * An event of a list as an item of a feed, which is what lists are drawn from. Its card carries what a list knows besides.
 */
export const feedItemOf = (event: Event): Schemas['FeedItem'] & { event: EventInShort } => ({
  feedId: event.eventId,
  feedType: ContentType.EVENT,
  author: event.organiser,
  createdAt: event.createdAt,
  updatedAt: event.updatedAt,
  text: '',
  media: [],
  visibility: 0,
  commentPolicy: 0,
  counts: { likes: event.counts.likes, comments: event.counts.comments, shares: 0 },
  viewer: {
    isLiked: event.viewer.isLiked,
    isSaved: event.viewer.isSaved,
    canEdit: event.viewer.isOwner,
    canDelete: false,
    canComment: true,
  },
  event: inShort(event),
});
