import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { ApiProblem } from '../../../problem.ts';
import { anyEvents, type EventRow } from '../ownEvent.ts';
import type { PackageRow } from '../packageRows.ts';

export interface Seats {
  packageId: string;
  quantity: number;
}

/** Locks an event, also a deleted one: whoever takes or frees its seats holds it, after the payment and before its packages. */
export async function lockEvent(db: Db, eventId: string): Promise<EventRow | undefined> {
  if (!isKey(eventId)) return undefined;
  return anyEvents(db).where('events.id', '=', eventId).forNoKeyUpdate().executeTakeFirst();
}

/** Locks its packages, where tickets are changed next: a door that lets somebody in holds the package, and then the ticket. */
export async function lockPackages(db: Db, eventId: string): Promise<void> {
  await db
    .selectFrom('event_packages')
    .select('id')
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** All packages of an event by id, removed ones too. The event is locked, so their counts stay. */
export async function packagesById(db: Db, eventId: string): Promise<Map<string, PackageRow>> {
  const rows = await db
    .selectFrom('event_packages')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Seats that a package still has; the capacity of the event may leave fewer. */
export const leftOf = (
  { capacity, sold_count, held_count }: Pick<EventRow, 'capacity' | 'sold_count' | 'held_count'>,
  { quantity, sold, held }: Pick<PackageRow, 'quantity' | 'sold' | 'held'>,
): number =>
  Math.max(
    0,
    Math.min(quantity - sold - held, capacity === null ? Infinity : capacity - sold_count - held_count),
  );

export const leftText = (left: number): string => (left === 0 ? 'Sold out' : `${left} left`);

/** What is left of each package that is too short, in words; empty when all are there. */
export function shortOf(
  event: EventRow,
  packages: ReadonlyMap<string, PackageRow>,
  seats: readonly Seats[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  const all = seats.reduce((sum, { quantity }) => sum + quantity, 0);
  const room = event.capacity === null ? Infinity : event.capacity - event.sold_count - event.held_count;
  for (const { packageId, quantity } of seats) {
    const one = packages.get(packageId);
    const left = one ? leftOf(event, one) : 0;
    if (left < quantity || room < all) errors[packageId] = leftText(left);
  }
  return errors;
}

/** Throws 409 SOLD_OUT with what is left of each package that is too short. */
export function refuseSoldOut(...order: Parameters<typeof shortOf>): void {
  const errors = shortOf(...order);
  if (Object.keys(errors).length > 0)
    throw new ApiProblem(409, 'SOLD_OUT', 'There are not so many tickets left.', { errors });
}

/**
 * Counts seats up or down: 1, 0 or -1 for each seat. The conditions of both tables refuse what would be one seat too many. The
 * event is locked.
 */
export async function moveSeats(
  db: Db,
  eventId: string,
  seats: readonly Seats[],
  { held = 0, sold = 0 }: { held?: -1 | 0 | 1; sold?: -1 | 0 | 1 },
): Promise<void> {
  const all = seats.reduce((sum, { quantity }) => sum + quantity, 0);
  await sql`
    update events set held_count = held_count + ${held * all}::int, sold_count = sold_count + ${sold * all}::int
    where id = ${eventId}::uuid`.execute(db);
  for (const { packageId, quantity } of seats.toSorted((one, other) =>
    one.packageId < other.packageId ? -1 : 1,
  ))
    await sql`
      update event_packages set held = held + ${held * quantity}::int, sold = sold + ${sold * quantity}::int
      where id = ${packageId}::uuid`.execute(db);
}

/** Counts what came in, what goes back (minor units) and who is inside. */
export async function countMoney(
  db: Db,
  packageId: string,
  { revenue = 0, refunded = 0, checkedIn = 0 }: { revenue?: number; refunded?: number; checkedIn?: number },
): Promise<void> {
  await sql`
    update event_packages set revenue = revenue + ${revenue}::bigint, refunded = refunded + ${refunded}::bigint,
      checked_in = greatest(0, checked_in + ${checkedIn}::int)
    where id = ${packageId}::uuid`.execute(db);
}
