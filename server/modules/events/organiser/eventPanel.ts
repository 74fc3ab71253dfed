import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import type { Context } from '../../../context.ts';
import { toDetails } from '../search/eventDetails.ts';
import { factsOf, type PackageSums } from '../events.ts';
import { readOwnEvent, requireOrganiser, type EventRow } from '../ownEvent.ts';
import { packagesOf } from '../packageRows.ts';
import { insideByGate, messagesOf, salesByDay } from './attendeeMessages.ts';
import { waitlistOf } from '../tickets/waitlistView.ts';

/** The organiser's panel: what was sold, and of which package (product S36). */
export async function eventDetail(
  { eventId }: RequestBody<'eventDetail'>,
  context: Context,
): Promise<ResponseBody<'eventDetail'>> {
  const { userId } = requireOrganiser(context);
  const { db } = context;
  const event = await readOwnEvent(db, userId, eventId);
  const details = await toDetails(context, db, userId, event);
  const sums = (await factsOf(db, userId, [event.id])).get(event.id);
  const packages = await packagesOf(db, event.id);
  return {
    message: event.event_name,
    response: {
      details,
      sales: salesOf(event, sums),
      byPackage: packages.map(({ id, sold, revenue, checked_in }) => ({
        packageId: id,
        sold,
        revenue,
        checkedIn: checked_in,
      })),
      byDay: await salesByDay(db, event),
      byGate: await insideByGate(db, event.id),
      waitlist: await waitlistOf(db, event.id),
      messages: await messagesOf(db, event.id),
    },
  };
}

/** What the organiser sees of sales, in minor units of the event's currency. */
export function salesOf(
  { sold_count, capacity, view_count }: EventRow,
  sums: PackageSums | undefined,
): Schemas['EventSales'] {
  const limits = [capacity, sums?.quantity ?? null].filter((limit) => limit !== null);
  return {
    sold: sold_count,
    ...(limits.length > 0 ? { capacity: Math.min(...limits) } : {}),
    revenue: sums?.revenue ?? 0,
    refunded: sums?.refunded ?? 0,
    checkedIn: sums?.checked_in ?? 0,
    views: view_count,
  };
}
