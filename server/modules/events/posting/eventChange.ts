import type { StoredChange } from '../../../db/eventTables.ts';
import type { EventFields } from './eventForm.ts';
import type { EventRow } from '../ownEvent.ts';

/** So long may whoever has a ticket give it back after a change, and not beyond the start. */
const REFUND_MS = 7 * 86_400_000;

const placeOf = ({
  format,
  location,
  online_url,
  use_live_room,
}: Pick<EventRow, 'format' | 'location' | 'online_url' | 'use_live_room'>) =>
  JSON.stringify([
    format,
    location && [location.venueName, location.address, location.city, location.country],
    online_url,
    use_live_room,
  ]);

/** What an edit changes of date and place; undefined when both stay. */
export function changeOf(before: EventRow, after: EventFields, now: Date): StoredChange | undefined {
  const startMoves = Date.parse(before.start_at) !== Date.parse(after.start_at);
  const endMoves = Date.parse(before.end_at) !== Date.parse(after.end_at);
  const placeMoves = placeOf(before) !== placeOf(after);
  if (!startMoves && !endMoves && !placeMoves) return undefined;
  const until = Math.min(now.getTime() + REFUND_MS, Date.parse(after.start_at));
  return {
    changedAt: now.toISOString(),
    ...(startMoves ? { previousStartAt: before.start_at } : {}),
    ...(endMoves ? { previousEndAt: before.end_at } : {}),
    ...(placeMoves && before.location ? { previousLocation: before.location } : {}),
    refundUntil: new Date(until).toISOString(),
  };
}
