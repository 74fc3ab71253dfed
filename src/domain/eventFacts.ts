import type { Schemas } from '#openapi/contract.ts';
import { zoneLabel } from '../lib/zones.ts';
import { attendeeQuestionLabels } from './attendeeQuestions.ts';
import {
  addressText,
  eventCategoryLabels,
  eventFormatLabels,
  refundPolicyTexts,
  ticketPrice,
  type EventDetails,
  type TicketPackage,
} from './events.ts';
import { hasLink, hasPlace, type EventPicture, type EventValues } from './eventForm.ts';
import { locationOf, toEventInput } from './eventInput.ts';
import { toPackageInput, type PackageValues } from './packageForm.ts';

const label = (labels: Record<number, string>, value: string) =>
  value === '' ? '' : (labels[Number(value)] ?? '');

const pictureText = (picture: EventPicture | undefined) =>
  picture && (picture.alt.trim() || 'Without a description');

function placeFact(values: EventValues): string {
  const place = locationOf(values);
  if (!place) return '';
  const { venueName, mapUrl, directions } = place;
  return [`${venueName}, ${addressText(place)}`, mapUrl, directions].filter(Boolean).join('\n');
}

/** "Day pass, €14.50, 300 tickets, paused". */
export function packageFact(one: PackageValues, { currency, timezone, format }: EventValues): string {
  const { price, quantity } = toPackageInput(one, { currency, timezone, isHybrid: format === '2' });
  const facts = [one.packageName.trim(), ticketPrice(price, currency), `${quantity} tickets`];
  return [...facts, ...one.perks, ...(one.paused ? ['paused'] : [])].join(', ');
}

/** A form in words, one line for each thing that can be changed; what is empty is ''. */
function factsOf(values: EventValues): Record<string, string> {
  return {
    Name: values.eventName.trim(),
    Picture: pictureText(values.eventImage) ?? '',
    Description: values.description.trim(),
    Category: label(eventCategoryLabels, values.category),
    Tags: values.tags.join(', '),
    Gallery: values.gallery.map(pictureText).join('\n'),
    Starts: values.startAt.replace('T', ', '),
    Ends: values.endAt.replace('T', ', '),
    'Time zone': zoneLabel(values.timezone),
    Format: label(eventFormatLabels, values.format),
    Place: placeFact(values),
    Online: hasLink(values) ? (values.useLiveRoom ? 'Our live room' : values.onlineUrl.trim()) : '',
    Pricing: values.pricing === '0' ? 'Free event' : 'Paid event',
    Currency: values.currency,
    'Ticket packages': values.packages.map((one) => packageFact(one, values)).join('\n'),
    Capacity: values.capacity.trim(),
    'Waiting list': values.waitlistEnabled ? 'Yes' : 'No',
    'Refund policy': label(refundPolicyTexts, values.refundPolicy),
    'Refund note': values.refundNote.trim(),
    Questions: values.attendeeQuestions
      .map(
        (one) =>
          `${one.label} (${attendeeQuestionLabels[one.type]}${one.required ? ', must be answered' : ''})`,
      )
      .join('\n'),
    'Youngest age': values.ageMin.trim(),
    'Who goes': values.showAttendees ? 'Shown' : 'Not shown',
    Jobs: values.linkedJobs.map((job) => job.label).join(', '),
  };
}

/** What two versions of an event say differently, in the order of the form. */
export function eventDifferences(mine: EventValues, theirs: EventValues) {
  const [here, there] = [factsOf(mine), factsOf(theirs)];
  return Object.keys(here)
    .map((name) => ({ label: name, mine: here[name] ?? '', theirs: there[name] ?? '' }))
    .filter((one) => one.mine !== one.theirs);
}

/** What stands between an event and being published (product S35), in the order of the form. */
export interface CheckItem {
  /** A field of the form. */
  field: string;
  label: string;
  done: boolean;
}

/** The list before publishing: what every event must have. */
export function publishChecklist(values: EventValues, errors: Readonly<Record<string, string>>): CheckItem[] {
  const fine = (...fields: string[]) => !fields.some((field) => field in errors);
  const where = Object.keys(errors).filter((field) => /^eventLocation|onlineUrl/.test(field));
  return [
    { field: 'eventName', label: 'Name', done: fine('eventName') },
    { field: 'eventImage', label: 'Picture', done: fine('eventImage') },
    { field: 'description', label: 'Description', done: fine('description') },
    { field: 'category', label: 'Category', done: fine('category') },
    { field: 'startAt', label: 'Date', done: fine('startAt', 'endAt', 'timezone') },
    {
      field: where[0] ?? 'eventLocation.venueName',
      label: hasPlace(values) ? 'Place' : 'Link or live room',
      done: where.length === 0,
    },
    {
      field: 'packages',
      label: 'At least one ticket package',
      done: fine('packages', 'pricing', 'currency'),
    },
    { field: 'refundPolicy', label: 'Refund policy', done: fine('refundPolicy') },
  ];
}

function previewPackage(one: PackageValues, values: EventValues): TicketPackage {
  const { currency, timezone, format } = values;
  const input = toPackageInput(one, { currency, timezone, isHybrid: format === '2' });
  return {
    ...input,
    packageId: one.key,
    packageName: input.packageName || 'Ticket',
    perks: [...one.perks],
    currency,
    feeIncluded: true,
    sold: 0,
    remaining: input.quantity,
    hideWhenSoldOut: one.hideWhenSoldOut,
    status: one.paused ? 1 : 0,
  };
}

/** The event as visitors will see it, while it is written: what is missing is named. `now` as ISO 8601 stands for dates. */
export function previewOfEvent(
  values: EventValues,
  organiser: Schemas['Author'],
  now: string,
  before?: EventDetails,
): EventDetails {
  const input = toEventInput(values, before);
  const {
    startAt = now,
    endAt = now,
    description = '',
    gallery: _gallery,
    linkedJobIds: _jobs,
  } = input as Partial<typeof input>;
  const packages = values.packages.map((one) => previewPackage(one, values));
  const prices = packages.map(({ price }) => price);
  const { eventImage, refundNote } = values;
  return {
    event: {
      eventId: 'preview',
      eventName: input.eventName || 'Name of the event',
      ...(eventImage && { eventImage: eventImage.src, eventImageAlt: eventImage.alt }),
      ...(input.category && { category: input.category }),
      tags: [...values.tags],
      startAt,
      endAt,
      timezone: values.timezone,
      format: input.format,
      ...(input.eventLocation && { eventLocation: input.eventLocation }),
      pricing: input.pricing,
      currency: values.currency,
      minPrice: Math.min(...prices, ...(prices.length === 0 ? [0] : [])),
      maxPrice: Math.max(0, ...prices),
      soldOut: false,
      waitlistEnabled: values.waitlistEnabled,
      status: 1,
      organiser,
      counts: { going: 0, likes: 0, comments: 0 },
      viewer: {
        tickets: 0,
        onWaitlist: false,
        isLiked: false,
        isSaved: false,
        isOwner: true,
        isFollowing: false,
      },
      createdAt: now,
      updatedAt: now,
    },
    description,
    gallery: [],
    useLiveRoom: values.useLiveRoom,
    ageMin: input.ageMin ?? 0,
    ...(input.refundPolicy !== undefined && { refundPolicy: input.refundPolicy }),
    ...(refundNote.trim() && { refundNote: refundNote.trim() }),
    attendeeQuestions: [],
    showAttendees: false,
    attendees: [],
    linkedJobs: [],
    packages,
  };
}
