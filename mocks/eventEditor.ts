import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { authors } from './factories/feed.ts';
import { makeEvent } from './factories/events.ts';
import { eventDetailsNow, newEventId, placeEventDetails } from './eventMemory.ts';
import { pictures } from './fixtures/pictures.ts';
import { MockProblem } from './msw.ts';

const savedAt = '2026-01-15T09:00:00.000Z';
type Details = Schemas['EventDetails'];
type Input = Schemas['EventInput'];

/** A picture that was uploaded is a green valley. */
const mediaOf = ({ mediaKey, alt }: Schemas['MediaInput']): Schemas['Media'] => ({
  mediaKey,
  url: pictures.valley.url,
  mediaType: 0,
  ...(alt && { alt }),
});

/** What a form says, over what of the event is not its own. */
function detailsOf(input: Input, { event: standing, ...rest }: Details): Details {
  const { eventImage, gallery = [], linkedJobIds: _jobs, eventLocation, ...fields } = input;
  const { description = '', onlineUrl, useLiveRoom = false, capacity, ageMin = 0, ...head } = fields;
  const { refundPolicy, refundNote, attendeeQuestions = [], showAttendees = false, ...shown } = head;
  const {
    eventImage: _picture,
    eventImageAlt: _alt,
    eventLocation: _place,
    category: _kind,
    ...event
  } = standing;
  return {
    event: {
      ...event,
      tags: [],
      waitlistEnabled: false,
      ...shown,
      ...(eventImage && { eventImage: pictures.valley.url }),
      ...(eventLocation && { eventLocation }),
      updatedAt: savedAt,
    },
    description,
    ...(eventImage && { image: mediaOf(eventImage) }),
    gallery: gallery.map(mediaOf),
    ...(onlineUrl && { onlineUrl }),
    useLiveRoom,
    ...(capacity !== undefined && { capacity }),
    ageMin,
    ...(refundPolicy !== undefined && { refundPolicy }),
    ...(refundNote && { refundNote }),
    attendeeQuestions,
    showAttendees,
    attendees: [],
    linkedJobs: rest.linkedJobs,
    packages: rest.packages,
  };
}

const empty = (): Details => {
  const { viewer, ...event } = makeEvent({ status: 0, counts: { going: 0, likes: 0, comments: 0 } });
  const { friendsGoing: _friends, remaining: _left, ...own } = event;
  return {
    event: {
      ...own,
      eventId: newEventId(),
      organiser: authors.nordlicht,
      viewer: { ...viewer, isOwner: true },
      minPrice: 0,
      maxPrice: 0,
      createdAt: savedAt,
    },
    description: '',
    gallery: [],
    useLiveRoom: false,
    ageMin: 0,
    attendeeQuestions: [],
    showAttendees: false,
    attendees: [],
    linkedJobs: [],
    packages: [],
  };
};

/** An own event; 404 without. */
export function ownDetails(eventId: string): Details {
  const details = eventDetailsNow(eventId);
  if (!details) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This event is not available.' });
  return details;
}

export function createEvent({ event }: RequestBody<'manageEvent'>): ResponseBody<'manageEvent'> {
  if (!event) throw new MockProblem(422, { code: 'VALIDATION' });
  return { message: 'Draft saved', response: placeEventDetails(detailsOf(event, empty())) };
}

/** What is published gets the id of that moment. */
export function publishEvent(eventId: string): ResponseBody<'manageEvent'> {
  const details = ownDetails(eventId);
  const event = { ...details.event, eventId: newEventId(), status: 1 as const, updatedAt: savedAt };
  return { message: 'Your event is published', response: placeEventDetails({ ...details, event }, eventId) };
}

export function changeEvent({
  eventId,
  event,
  updatedAt,
}: RequestBody<'eventEdit'>): ResponseBody<'eventEdit'> {
  const before = ownDetails(eventId);
  if (updatedAt !== before.event.updatedAt)
    throw new MockProblem(409, { code: 'STALE', message: 'This was changed elsewhere.' });
  return { message: 'Event saved', response: placeEventDetails(detailsOf(event, before)) };
}

function withPackage(
  { event, packages }: Details,
  packageId: string,
  input: Schemas['TicketPackageInput'],
): Schemas['TicketPackage'] {
  const before = packages.find((one) => one.packageId === packageId);
  const sold = before?.sold ?? 0;
  return {
    ...input,
    packageId,
    perks: input.perks ?? [],
    currency: event.currency,
    feeIncluded: true,
    sold,
    remaining: input.quantity - sold,
    hideWhenSoldOut: input.hideWhenSoldOut ?? false,
    status: before?.status ?? 0,
  };
}

export function changePackages(
  body: RequestBody<'managePackageTickets'>,
): ResponseBody<'managePackageTickets'> {
  const details = ownDetails(body.eventId);
  const { packages } = details;
  const packageId = body.packageId ?? `p-new-${packages.length + 1}`;
  const set = (next: Schemas['TicketPackage'][]) => {
    const prices = next.map(({ price }) => price);
    const event = { ...details.event, minPrice: Math.min(...prices), maxPrice: Math.max(...prices) };
    return placeEventDetails({ ...details, event, packages: next }).packages;
  };
  const put = (change: Partial<Schemas['TicketPackage']>) =>
    set(packages.map((one) => (one.packageId === packageId ? { ...one, ...change } : one)));
  switch (body.action) {
    case 0:
      if (!body.package) throw new MockProblem(422, { code: 'VALIDATION' });
      return {
        message: 'Package added',
        response: set([...packages, withPackage(details, packageId, body.package)]),
      };
    case 1:
      if (!body.package) throw new MockProblem(422, { code: 'VALIDATION' });
      return { message: 'Package saved', response: put(withPackage(details, packageId, body.package)) };
    case 2:
      return { message: 'Sale paused', response: put({ status: 1 }) };
    case 3:
      return { message: 'Sale resumed', response: put({ status: 0 }) };
    case 4:
      return {
        message: 'Package removed',
        response: set(packages.filter((one) => one.packageId !== packageId)),
      };
  }
}
