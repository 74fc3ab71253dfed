import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { clean } from '../../../text.ts';
import { cancelEvent, deleteDraft, duplicateEvent } from './endEvent.ts';
import { toDetails } from '../search/eventDetails.ts';
import { claimPictures } from './eventMedia.ts';
import { eventGone, ownEvent, readableEvent, requireOrganiser, type EventRow } from '../ownEvent.ts';
import { publishEvent } from './publishEvent.ts';
import { changeEvent, createDraft, type EventForm } from './saveEvent.ts';
import { writeToAttendees } from '../organiser/attendeeMessages.ts';

type Body = RequestBody<'manageEvent'>;

const DELETE = 3;
const MESSAGE = 5;
const messages = [
  'Draft saved',
  'Your event is published',
  'Your event is cancelled',
  'Event deleted',
  'Draft made',
  'Message sent',
] as const;

/** CREATE 0, PUBLISH 1, CANCEL 2, DELETE 3, DUPLICATE 4, MESSAGE_ATTENDEES 5 (product 3.9). */
export async function manageEvent(body: Body, context: Context): Promise<ResponseBody<'manageEvent'>> {
  const { userId } = requireOrganiser(context);
  await limit(context, 'event', userId);
  if (body.action === MESSAGE) await limit(context, 'attendeeMessage', userId);
  const form = body.action < 2 ? await formIn(context, body) : undefined;
  return once(context, 'manageEvent', body.clientId, async (trx) => {
    const id = await act(context, trx, body, form);
    const message = messages[body.action];
    if (id === null) return { message };
    return { message, response: await toDetails(context, trx, userId, await readableEvent(trx, userId, id)) };
  });
}

async function formIn(context: Context, { event: input }: Body): Promise<EventForm | undefined> {
  return input && { input, pictures: await claimPictures(context, input) };
}

/** The id of the event that is answered; null when it is gone. */
async function act(
  context: Context,
  db: Db,
  body: Body,
  form: EventForm | undefined,
): Promise<string | null> {
  if (body.action === 0) {
    if (!form) throw invalid({ event: 'Please describe the event.' });
    return createDraft(context, db, form);
  }
  const { userId } = requireSession(context);
  if (body.eventId === undefined) throw notFound(eventGone);
  const event = await ownEvent(db, userId, body.eventId);
  switch (body.action) {
    case 1:
      return publish(context, db, event, form);
    case 2:
      return cancelEvent(context, db, event, reasonIn(body));
    case DELETE:
      await deleteDraft(context, db, event);
      return null;
    case 4:
      return duplicateEvent(context, db, event);
    case 5:
      await writeToAttendees(context, db, event, body);
      return event.id;
  }
}

async function publish(context: Context, db: Db, event: EventRow, form: EventForm | undefined) {
  const { userId } = requireSession(context);
  if (!form || event.status !== 0) return publishEvent(context, db, event);
  await changeEvent(context, db, event, form);
  return publishEvent(context, db, await ownEvent(db, userId, event.id));
}

function reasonIn({ reason = '' }: Body): string {
  if (clean(reason).length < 3)
    throw invalid({
      reason: sentenceOf('ManageEventRequest', 'reason', clean(reason) ? 'x-error' : 'x-required'),
    });
  return reason;
}
