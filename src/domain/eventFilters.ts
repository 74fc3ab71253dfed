import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { kmLabels, nearTexts, readNear, type Near } from './eventNear.ts';
import { eventCategoryLabels } from './events.ts';

type Body = RequestBody<'getEventList'>;
/** What the API is asked for, besides the page. */
export type EventQuery = Pick<Body, 'filters' | 'sort'>;
type Request = NonNullable<Body['filters']>;
type Sort = NonNullable<Body['sort']>;
type Category = Schemas['EventCategory'];

/** What the page of events shows (product S32). */
export type EventView = 'upcoming' | 'calendar' | 'saved' | 'past';

export const viewTabs: { value: EventView; label: string }[] = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'saved', label: 'Saved' },
  { value: 'past', label: 'Past' },
];
/** Said where there is nothing, and nothing is narrowed either. */
export const noEventsTexts: Record<Exclude<EventView, 'calendar'>, string> = {
  upcoming: 'There are no events to come. New ones appear here.',
  saved: 'Events that you save are kept here.',
  past: 'No event is over yet.',
};

export const whenLabels = {
  today: 'Today',
  weekend: 'This weekend',
  week: 'Next 7 days',
  month: 'Next 30 days',
  dates: 'Between two days',
} as const;
export const whereLabels = { inPerson: 'In person', online: 'Online' } as const;
export const priceLabels = { free: 'Free', paid: 'Paid' } as const;
export const eventSortLabels = {
  DATE: 'Next to start first',
  NEWEST: 'Newest first',
  PRICE: 'Cheapest first',
  DISTANCE: 'Nearest first',
} as const;

/** What events are narrowed by, as the fields hold it. An empty text means any. */
export interface EventFilters {
  text: string;
  city: string;
  /** Around where the reader is. */
  near: Near | undefined;
  when: keyof typeof whenLabels | '';
  /** With `dates`: the first and the last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  where: keyof typeof whereLabels | '';
  price: keyof typeof priceLabels | '';
  category: Category | undefined;
  sort: keyof typeof eventSortLabels;
}

export const noEventFilters: EventFilters = {
  text: '',
  city: '',
  near: undefined,
  when: '',
  from: '',
  to: '',
  where: '',
  price: '',
  category: undefined,
  sort: 'DATE',
};

export const eventFilterLimits = { text: 100, city: 80 } as const;

export const oneOf = <Key extends string>(value: string | null, labels: Record<Key, string>): Key | '' =>
  value !== null && Object.hasOwn(labels, value) ? (value as Key) : ''; // One of its own keys.

const dayOf = (value: string | null): string =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

const toCategory = (value: string | null): Category | undefined =>
  value !== null && Object.hasOwn(eventCategoryLabels, value) ? (Number(value) as Category) : undefined; // One of its keys.

/** The filters of an address. What is no filter of ours is left out: nobody gets an error for a link. */
export function readEventFilters(params: URLSearchParams): EventFilters {
  const when = oneOf(params.get('when'), whenLabels);
  const near = readNear(params);
  const sort = oneOf(params.get('sort'), eventSortLabels) || 'DATE';
  const ofDates = (name: string) => (when === 'dates' ? dayOf(params.get(name)) : '');
  return {
    text: (params.get('q') ?? '').slice(0, eventFilterLimits.text),
    city: (params.get('city') ?? '').slice(0, eventFilterLimits.city),
    near,
    when,
    from: ofDates('from'),
    to: ofDates('to'),
    where: oneOf(params.get('where'), whereLabels),
    price: oneOf(params.get('price'), priceLabels),
    category: toCategory(params.get('category')),
    sort: sort === 'DISTANCE' && !near ? 'DATE' : sort,
  };
}

/** The same address with these filters and nothing else changed; those that are off do not stand in it. */
export function writeEventFilters(params: URLSearchParams, filters: EventFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  const { when, category, sort } = filters;
  write('q', filters.text.trim());
  write('city', filters.city.trim());
  const { near, km } = nearTexts(filters.near);
  write('near', near);
  write('km', km);
  write('when', when);
  write('from', when === 'dates' ? filters.from : '');
  write('to', when === 'dates' ? filters.to : '');
  write('where', filters.where);
  write('price', filters.price);
  write('category', category ? String(category) : '');
  write('sort', sort === 'DATE' ? '' : sort);
  return next;
}

/** The beginning of a day where the reader is, so many days after that of `now`, as ISO 8601. */
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();

/** The beginning of a day (`YYYY-MM-DD`) where the reader is, or of the one so many days after it. */
const beginOf = (day: string, days = 0): string => dayAfter(new Date(`${day}T12:00`), days);

/** From the first to the last moment; what is running already counts, so `from` is left out where that is now. */
function spanOf({ when, from, to }: EventFilters, now: Date): Pick<Request, 'from' | 'to'> {
  switch (when) {
    case 'today':
      return { to: dayAfter(now, 1) };
    case 'weekend': {
      const saturday = now.getDay() === 0 ? -1 : 6 - now.getDay();
      return { ...(saturday > 0 && { from: dayAfter(now, saturday) }), to: dayAfter(now, saturday + 2) };
    }
    case 'week':
      return { to: dayAfter(now, 7) };
    case 'month':
      return { to: dayAfter(now, 30) };
    case 'dates':
      return { ...(from && { from: beginOf(from) }), ...(to && { to: beginOf(to, 1) }) };
    case '':
      return {};
  }
}

/** Before anything of ours took place. */
const longAgo = '2000-01-01T00:00:00.000Z';
const DAY_MS = 86_400_000;

/** By what is asked besides the time; all of it adds up. */
function narrowed({ text, city, near, where, price, category }: EventFilters): Request {
  const [words, place] = [text.trim(), city.trim()];
  return {
    ...(words && { text: words }),
    ...(place && { city: place }),
    ...(near && { near: { lat: near.lat, lng: near.lng, radiusKm: near.km } }),
    ...(where === 'online' && { online: true }),
    ...(where === 'inPerson' && { format: 0 as const }),
    ...(price && { pricing: price === 'free' ? (0 as const) : (1 as const) }),
    ...(category && { category }),
  };
}

/** What a list of events is asked for. `now` counts for past ones and for days such as today. */
export function toEventQuery(
  view: Exclude<EventView, 'calendar'>,
  filters: EventFilters,
  now: Date,
): EventQuery {
  if (view === 'saved')
    return { filters: { ...narrowed(filters), saved: true, from: longAgo }, sort: 'NEWEST' };
  if (view === 'past')
    return { filters: { ...narrowed(filters), from: longAgo, to: now.toISOString() }, sort: 'NEWEST' };
  const asked = { ...narrowed(filters), ...spanOf(filters, now) };
  const sort: Sort = filters.sort;
  return {
    ...(Object.keys(asked).length > 0 && { filters: asked }),
    ...(sort !== 'DATE' && { sort }),
  };
}

/** What a month (`YYYY-MM`) is asked for: a day more on both sides, since each event has the days of its own zone. */
export function toMonthQuery(month: string, filters: EventFilters): EventQuery {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return {
    filters: {
      ...narrowed(filters),
      from: new Date(first - DAY_MS).toISOString(),
      to: new Date(next.getTime() + DAY_MS).toISOString(),
    },
  };
}

/** Anywhere again, in an order that goes without a place. */
export const withoutNear = ({ sort }: EventFilters): Pick<EventFilters, 'near' | 'sort'> => ({
  near: undefined,
  sort: sort === 'DISTANCE' ? 'DATE' : sort,
});

/** One filter that is on, in words, and the filters without it. */
export interface EventFilterChip {
  label: string;
  without: EventFilters;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "From 3 Feb", "3 Feb to 9 Feb", "Between two days" before one is chosen. */
function whenText({ when, from, to }: EventFilters): string {
  if (when !== 'dates' || (!from && !to)) return when && whenLabels[when];
  const [first, last] = [from, to].map((day) => day && shortDay.format(new Date(day)));
  if (!last) return `From ${first}`;
  return first ? `${first} to ${last}` : `Until ${last}`;
}

/** The filters that are on, each with the way to take it back. Where the view decides about time, that is none. */
export function eventFilterChips(filters: EventFilters, view: EventView): EventFilterChip[] {
  const chip = (label: string, without: Partial<EventFilters>) =>
    label ? [{ label, without: { ...filters, ...without } }] : [];
  const { near, where, price, category } = filters;
  const [text, city] = [filters.text.trim(), filters.city.trim()];
  return [
    ...chip(text && `“${text}”`, { text: '' }),
    ...chip(city && `In ${city}`, { city: '' }),
    ...chip(near ? kmLabels[near.km] : '', withoutNear(filters)),
    ...(view === 'upcoming' ? chip(whenText(filters), { when: '', from: '', to: '' }) : []),
    ...chip(where && whereLabels[where], { where: '' }),
    ...chip(price && priceLabels[price], { price: '' }),
    ...chip(category ? eventCategoryLabels[category] : '', { category: undefined }),
  ];
}

/** Where the API stops counting. */
const mostCounted = 1000;

/** "12 events", "1 event", "1,000+ events". */
export function eventsFoundText(count: number): string {
  if (count === 0) return 'No events';
  if (count === 1) return '1 event';
  return `${count.toLocaleString('en')}${count >= mostCounted ? '+' : ''} events`;
}
