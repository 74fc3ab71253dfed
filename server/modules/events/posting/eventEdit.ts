import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import { limit } from '../../../rateLimit.ts';
import { cleanOptional } from '../../../text.ts';
import { toDetails } from '../search/eventDetails.ts';
import { claimPictures } from './eventMedia.ts';
import { ownEvent, refuseOlder, refuseOver, requireOrganiser, type EventRow } from '../ownEvent.ts';
import { changeEvent } from './saveEvent.ts';
import { tellHolders } from '../tickets/holders.ts';
import { offerSeats } from '../tickets/offers.ts';
import { whenText } from '../tickets/ticketMails.ts';

/** Changes a draft or a published event: the whole form, based on the state of `updatedAt` (409 STALE on another). */
export async function eventEdit(
  body: RequestBody<'eventEdit'>,
  context: Context,
): Promise<ResponseBody<'eventEdit'>> {
  const { userId } = requireOrganiser(context);
  await limit(context, 'event', userId);
  const pictures = await claimPictures(context, body.event);
  const response = await context.db.transaction().execute(async (trx) => {
    const before = await ownEvent(trx, userId, body.eventId);
    refuseOlder(before, body.updatedAt);
    refuseOver(before, context.now());
    await changeEvent(context, trx, before, { input: body.event, pictures, message: body.message });
    const after = await ownEvent(trx, userId, before.id);
    await tellChange(context, trx, { before, after }, body);
    // There may be room for more than before.
    await offerSeats(context, trx, after.id);
    return toDetails(context, trx, userId, after);
  });
  context.after(() => context.services.wakeTasks());
  return { message: 'Event saved', response };
}

/** Whoever holds a ticket hears of another date or place always, and of the rest when the organiser asks for it. */
async function tellChange(
  context: Context,
  db: Db,
  { before, after }: { before: EventRow; after: EventRow },
  { notify, message }: RequestBody<'eventEdit'>,
): Promise<void> {
  const isMoved = after.changes[0]?.changedAt !== before.changes[0]?.changedAt;
  if (after.status !== 1 || !(isMoved || notify)) return;
  const until = isMoved ? after.changes[0]?.refundUntil : undefined;
  await tellHolders(context, db, {
    eventId: after.id,
    audience: 'ALL',
    news: 'changed',
    part: String(Date.parse(after.updated_at)),
    subject: `${after.event_name} has changed`,
    text: [
      ...[cleanOptional(message)].flatMap((text) => (text === undefined ? [] : [text, ''])),
      `It is now: ${whenText(after)}, ${after.place ?? 'online'}.`,
      ...(until === undefined
        ? []
        : [
            '',
            `If this does not suit you, cancel your ticket before ${until.slice(0, 16).replace('T', ' ')} UTC, and you get everything back.`,
          ]),
    ].join('\n'),
  });
}
