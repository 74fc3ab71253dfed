import { sql, type Selectable } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import { priceProblem } from '#openapi/currencies.ts';
import type { Db } from '../../context.ts';
import type { EventPackagesTable } from '../../db/eventTables.ts';
import type { Errors, EventFields } from './posting/eventForm.ts';
import type { EventRow } from './ownEvent.ts';

export type PackageRow = Selectable<EventPackagesTable>;
type Package = Schemas['TicketPackage'];

export const ACTIVE = 0;
export const REMOVED = 2;
const HYBRID = 2;

/** The packages of an event in the order in which they were made, without removed ones. */
export const packagesOf = (db: Db, eventId: string): Promise<PackageRow[]> =>
  db
    .selectFrom('event_packages')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('status', '!=', REMOVED)
    .orderBy('id')
    .execute();

export function toPackage(
  row: PackageRow,
  { currency, format }: Pick<EventRow, 'currency' | 'format'>,
): Package {
  return {
    packageId: row.id,
    packageName: row.package_name,
    ...(row.description === null ? {} : { description: row.description }),
    perks: row.perks,
    price: row.price,
    currency,
    feeIncluded: true,
    quantity: row.quantity,
    sold: row.sold,
    remaining: row.quantity - row.sold - row.held,
    minPerOrder: row.min_per_order,
    maxPerOrder: row.max_per_order,
    ...(row.sale_start_at === null ? {} : { saleStartAt: row.sale_start_at }),
    ...(row.sale_end_at === null ? {} : { saleEndAt: row.sale_end_at }),
    // One that was made before the event was hybrid is for the place.
    ...(format === HYBRID ? { attendance: row.attendance ?? 0 } : {}),
    hideWhenSoldOut: row.hide_when_sold_out,
    status: row.status,
  };
}

/** Keeps the prices that lists sort and show. Call it after whatever changes packages; the event is held. */
export async function measurePrices(db: Db, eventId: string): Promise<void> {
  await sql`
    update events set min_price = found.least, max_price = found.most
    from (
      select coalesce(min(price), 0) as least, coalesce(max(price), 0) as most from event_packages
      where event_id = ${eventId}::uuid and status <> ${REMOVED}) as found
    where events.id = ${eventId}::uuid`.execute(db);
}

/** A sale does not last longer than the event: what would, ends with it from now on. */
export async function endSales(db: Db, eventId: string, endAt: string): Promise<void> {
  await db
    .updateTable('event_packages')
    .set({ sale_end_at: null })
    .where('event_id', '=', eventId)
    .where('sale_end_at', '>', endAt)
    .execute();
}

/** What stands against showing an event with its packages: it has none, it is free and one costs something, or a card could not be charged one's price. */
export async function priceErrors(
  db: Db,
  eventId: string,
  { pricing, currency }: Pick<EventFields, 'pricing' | 'currency'>,
): Promise<Errors> {
  const packages = await packagesOf(db, eventId);
  if (packages.length === 0) return { packages: 'Please add a ticket package.' };
  if (pricing === 0 && packages.some(({ price }) => price > 0))
    return { 'event.pricing': 'A free event has no package with a price.' };
  for (const { package_name, price } of packages) {
    const problem = priceProblem(price, currency);
    if (problem !== undefined) return { packages: `${package_name}: ${problem}` };
  }
  return {};
}
