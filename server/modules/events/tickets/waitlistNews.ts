import type { Context, Db } from '../../../context.ts';
import { putMessage } from '../../../outbox/outbox.ts';
import { tell } from '../../../notify/notify.ts';
import type { EventRow } from '../ownEvent.ts';
import { EVENT_CHANGED, WAITLIST_OFFER } from './eventNews.ts';
import { eventKey } from '../../../notify/news.ts';
import { whenText } from './ticketMails.ts';

type Clock = Pick<Context, 'now'>;

interface Offer {
  id: string;
  member_id: string;
  quantity: number;
  until: Date;
  event: EventRow;
}

/** Tells somebody who waits that there are seats, and until when they are theirs. */
export async function tellOffer(
  context: Clock,
  db: Db,
  { id, member_id, quantity, until, event }: Offer,
): Promise<void> {
  await tell(context, db, [member_id], {
    type: WAITLIST_OFFER,
    key: eventKey('offer', event.id, `${id}.${context.now().getTime()}`),
  });
  const member = await db
    .selectFrom('members')
    .select('email')
    .where('id', '=', member_id)
    .where('email_notifications', '=', true)
    .executeTakeFirst();
  if (!member?.email) return;
  const seats = quantity === 1 ? 'A seat is' : `${quantity} seats are`;
  const deadline = whenText({ start_at: until.toISOString(), timezone: event.timezone });
  await putMessage(context, db, {
    kind: 'email',
    to: member.email,
    subject: `Seats for ${event.event_name}`,
    body: `${seats} yours for ${event.event_name} if you take ${
      quantity === 1 ? 'it' : 'them'
    } before ${deadline}. You find the offer under Tickets.\n`,
  });
}

interface Ended {
  id: string;
  event_id: string;
  member_id: string;
  state: string;
}

/** A place on a waiting list that its member has not left is no more: the time of its offer was over, or there is nothing to wait for. */
export async function tellEnd(
  context: Clock,
  db: Db,
  { id, event_id, member_id, state }: Ended,
): Promise<void> {
  const event = await db
    .selectFrom('events')
    .select(['status', 'end_at'])
    .where('id', '=', event_id)
    .executeTakeFirst();
  const isOn = event?.status === 1 && Date.parse(event.end_at) > context.now().getTime();
  const news = state === 'OFFERED' && isOn ? 'offerOver' : 'waitOver';
  await tell(context, db, [member_id], { type: EVENT_CHANGED, key: eventKey(news, event_id, id) });
}
