import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../context.ts';
import { limit } from '../../rateLimit.ts';
import { toDetails } from './eventDetails.ts';
import { claimPictures } from './eventMedia.ts';
import { ownEvent, refuseOlder, refuseOver, requireOrganiser } from './ownEvent.ts';
import { changeEvent } from './saveEvent.ts';

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
    return toDetails(context, trx, userId, await ownEvent(trx, userId, before.id));
  });
  return { message: 'Event saved', response };
}
