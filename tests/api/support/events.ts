import { randomUUID } from 'node:crypto';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import { picture, upload } from './files.ts';
import type { TestMember } from './members.ts';

export type EventInput = Schemas['EventInput'];
export type PackageInput = Schemas['TicketPackageInput'];
export type Details = Schemas['EventDetails'];
export type EventChanges = Partial<{ [Field in keyof EventInput]: EventInput[Field] | undefined }>;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** ISO 8601, so many milliseconds from the server's now. */
export const inMs = (api: TestApi, ms: number): string => new Date(api.now().getTime() + ms).toISOString();

/** A form with everything but its picture; `undefined` leaves a field out. */
export const newEvent = (api: TestApi, changes: EventChanges = {}): EventInput =>
  // JSON has no absent values, and the fields that must be there stay.
  JSON.parse(
    JSON.stringify({
      eventName: 'Dakar Tech Job Fair',
      description: 'Forty employers, short interviews all day, and a room for portfolio reviews.',
      category: 1,
      tags: ['hiring', 'west-africa'],
      startAt: inMs(api, 20 * DAY_MS),
      endAt: inMs(api, 20 * DAY_MS + 8 * HOUR_MS),
      timezone: 'Africa/Dakar',
      format: 0,
      eventLocation: {
        venueName: 'Maison de la Presse',
        address: 'Corniche Ouest',
        city: 'Dakar',
        country: 'SN',
      },
      pricing: 1,
      currency: 'XOF',
      refundPolicy: 1,
      ...changes,
    }),
  ) as EventInput;

export const newPackage = (changes: Partial<PackageInput> = {}): PackageInput => ({
  packageName: 'Day pass',
  perks: ['Lunch'],
  price: 5000,
  quantity: 100,
  minPerOrder: 1,
  maxPerOrder: 4,
  ...changes,
});

let cover: Promise<Buffer> | undefined;

/** An uploaded picture of the right shape; returns its mediaKey. */
export const uploadCover = async (api: TestApi, as: TestMember): Promise<string> =>
  upload(api, as, { bytes: await (cover ??= picture(1600, 900)), purpose: 6 });

type Action = Omit<RequestBody<'manageEvent'>, 'userId'>;

/** What an organiser does with events. */
export function eventsOf(api: TestApi) {
  const act = async (as: TestMember, body: Action): Promise<Details> => {
    const { response } = await api.ok('manageEvent', body, { as });
    return response!; // all actions but DELETE have one
  };
  const draft = async (as: TestMember, changes: EventChanges = {}): Promise<Details> =>
    act(as, {
      action: 0,
      clientId: randomUUID(),
      event: newEvent(api, {
        eventImage: { mediaKey: await uploadCover(api, as), alt: 'A hall' },
        ...changes,
      }),
    });
  const addPackage = async (as: TestMember, eventId: string, changes: Partial<PackageInput> = {}) =>
    (
      await api.ok(
        'managePackageTickets',
        { action: 0, eventId, clientId: randomUUID(), package: newPackage(changes) },
        { as },
      )
    ).response;
  const publish = (as: TestMember, eventId: string) => act(as, { action: 1, eventId });
  /** A published event with one package. */
  const published = async (
    as: TestMember,
    changes: EventChanges = {},
    packages: Partial<PackageInput>[] = [{}],
  ): Promise<Details> => {
    const { event } = await draft(as, changes);
    for (const one of packages)
      await addPackage(as, event.eventId, event.pricing === 0 ? { price: 0, ...one } : one);
    return publish(as, event.eventId);
  };
  const read = async (as: TestMember, eventId: string) =>
    (await api.ok('getEventDetails', { eventId }, { as })).response;
  /** The form of an event as it stands, to be sent back changed. */
  const formOf = ({ event, ...rest }: Details, changes: EventChanges = {}): EventInput =>
    newEvent(api, {
      eventName: event.eventName,
      description: rest.description,
      category: event.category,
      tags: event.tags,
      startAt: event.startAt,
      endAt: event.endAt,
      timezone: event.timezone,
      format: event.format,
      eventLocation: event.eventLocation,
      onlineUrl: rest.onlineUrl,
      pricing: event.pricing,
      currency: event.currency,
      capacity: rest.capacity,
      refundPolicy: rest.refundPolicy,
      ...(rest.image ? { eventImage: { mediaKey: rest.image.mediaKey } } : {}),
      ...changes,
    });
  const editPayload = (details: Details, changes: EventChanges = {}, message?: string) => ({
    eventId: details.event.eventId,
    updatedAt: details.event.updatedAt,
    notify: message !== undefined,
    ...(message === undefined ? {} : { message }),
    event: formOf(details, changes),
  });
  const edit = async (as: TestMember, details: Details, changes: EventChanges = {}, message?: string) =>
    (await api.ok('eventEdit', editPayload(details, changes, message), { as })).response;
  /** Sells tickets of the first package, as a purchase leaves it. */
  const sell = async ({ event, packages }: Details, quantity: number) => {
    const { packageId, price } = packages[0]!; // a published event has one
    await api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('events')
        .set((row) => ({ sold_count: row('sold_count', '+', quantity) }))
        .where('id', '=', event.eventId)
        .execute();
      await trx
        .updateTable('event_packages')
        .set((row) => ({
          sold: row('sold', '+', quantity),
          revenue: row('revenue', '+', quantity * price),
        }))
        .where('id', '=', packageId)
        .execute();
    });
  };
  return { act, draft, addPackage, publish, published, read, formOf, editPayload, edit, sell };
}
