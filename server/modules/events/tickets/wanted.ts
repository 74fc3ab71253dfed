import { sql } from 'kysely';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Db } from '../../../context.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { ACTIVE, REMOVED, type PackageRow } from '../packageRows.ts';
import type { EventRow } from '../ownEvent.ts';
import type { Seats } from './seats.ts';

/** Over all packages: each ticket has somebody to name, and one mail lists them all (product S37). */
const MOST_TICKETS = 40;

/** Throws 422 for no tickets, and for more than an order may have. */
export function refuseHuge(seats: readonly Pick<Seats, 'quantity'>[]): void {
  const count = seats.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) throw invalid({ items: sentenceOf('GetTransactionIdRequest', 'items', 'x-required') });
  if (count > MOST_TICKETS) throw invalid({ items: sentenceOf('GetTransactionIdRequest', 'items') });
}

/** Throws 409 for what is not sold any more, or not yet. */
export function refuseUnsold({ status, end_at }: EventRow, now: Date): void {
  if (status === 0) throw conflict('This event is not published yet.');
  if (status === 2) throw conflict('This event is cancelled.');
  if (Date.parse(end_at) <= now.getTime()) throw conflict('This event is over.');
}

/** Tickets of each package that a member holds already. */
export async function ownedOf(db: Db, memberId: string, eventId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tickets')
    .select(['package_id', sql<number>`count(*)`.as('count')])
    .where('owner_id', '=', memberId)
    .where('event_id', '=', eventId)
    .where('status', 'in', [1, 2])
    .groupBy('package_id')
    .execute();
  return new Map(rows.map(({ package_id, count }) => [package_id, count]));
}

interface Rules {
  packages: ReadonlyMap<string, PackageRow>;
  owned: ReadonlyMap<string, number>;
  now: Date;
}

/** Each package once, on sale now, and within its smallest and its largest order (product S37). Throws 404, 409 and 422. */
export function checkWanted(seats: readonly Seats[], { packages, owned, now }: Rules): void {
  if (new Set(seats.map(({ packageId }) => packageId)).size < seats.length)
    throw invalid({ items: 'Please choose each package once.' });
  const errors: Record<string, string> = {};
  for (const [index, { packageId, quantity }] of seats.entries()) {
    const one = packages.get(packageId);
    if (!one || one.status === REMOVED) throw notFound('This package is not available.');
    refuseClosed(one, now);
    const sentence = orderError(one, quantity, owned.get(packageId) ?? 0);
    if (sentence) errors[`items.${index}.quantity`] = sentence;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Of what is not sold any more nobody gets a seat, and nobody waits for one. */
export function refuseEnded(
  { package_name, sale_end_at }: Pick<PackageRow, 'package_name' | 'sale_end_at'>,
  now: Date,
) {
  if (sale_end_at !== null && Date.parse(sale_end_at) <= now.getTime())
    throw conflict(`The sale of ${package_name} is over.`);
}

function refuseClosed({ package_name, status, sale_start_at, sale_end_at }: PackageRow, now: Date) {
  if (status !== ACTIVE) throw conflict(`The sale of ${package_name} is paused.`);
  if (sale_start_at !== null && Date.parse(sale_start_at) > now.getTime())
    throw conflict(`The sale of ${package_name} has not begun yet.`);
  refuseEnded({ package_name, sale_end_at }, now);
}

function orderError(one: PackageRow, quantity: number, owned: number) {
  if (quantity < one.min_per_order) return `The smallest order is ${one.min_per_order}.`;
  return mostError(one, quantity, owned);
}

/** What stands against so many more of a package for a member who holds some; undefined when nothing does. */
export function mostError(
  { max_per_order: most }: Pick<PackageRow, 'max_per_order'>,
  quantity: number,
  owned: number,
): string | undefined {
  if (owned + quantity <= most) return undefined;
  return owned === 0
    ? `The largest order is ${most}.`
    : `Each member gets at most ${most}, and you have ${owned} already.`;
}
