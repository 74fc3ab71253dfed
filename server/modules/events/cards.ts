import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { mediaUrl } from '../../media/uploads.ts';
import { factsOf, isSoldOut } from './events.ts';
import { eventRows } from './ownEvent.ts';

type EventCard = Schemas['EventCard'];

const PAID = 1;

/**
 * Published and cancelled events as cards for a viewer, by id; drafts and what is gone are left out. Whether the viewer may
 * read the rest is the caller's matter. Two statements, however many ids.
 */
export async function eventCards(
  db: Db,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, EventCard>> {
  if (ids.length === 0) return new Map();
  const rows = await eventRows(db).where('id', 'in', ids).where('status', '!=', 0).execute();
  const facts = await factsOf(db, viewerId, ids);
  return new Map(
    rows.flatMap((row) => {
      const sums = facts.get(row.id);
      if (!sums) return [];
      const card: EventCard = {
        eventId: row.id,
        eventName: row.event_name,
        ...(row.image ? { eventImage: mediaUrl(row.image.mediaKey) } : {}),
        startAt: row.start_at,
        endAt: row.end_at,
        timezone: row.timezone,
        format: row.format,
        ...(row.place ? { eventLocation: row.place } : {}),
        pricing: row.pricing,
        ...(row.pricing === PAID ? { minPrice: row.min_price, currency: row.currency } : {}),
        soldOut: isSoldOut(row, sums),
        // That it is over its end says.
        ...(row.status === 1 ? {} : { status: row.status }),
      };
      return [[row.id, card] as const];
    }),
  );
}
