import type { Context, Db } from '../../../context.ts';
import { putMessage } from '../../../outbox/outbox.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import type { EventRow } from '../ownEvent.ts';
import { type Joining, joinsOnline, linkOpens } from './onlineLink.ts';

type Clock = Pick<Context, 'now'>;

/** When it begins, in the zone of the event and with its name: "Saturday, 5 December 2026 at 09:00 GMT (Africa/Dakar)". */
export function whenText({ start_at, timezone }: Pick<EventRow, 'start_at' | 'timezone'>): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  });
  return `${format.format(new Date(start_at))} (${timezone})`;
}

export interface MailedTicket extends Joining {
  attendee_name: string;
  code: string;
  package_name: string;
}

/** Mails what opens the door: the code of each ticket, and the link where it has been sent to the others already. */
export async function mailTickets(
  context: Clock,
  db: Db,
  { to, event, tickets }: { to: string; event: EventRow; tickets: readonly MailedTicket[] },
): Promise<void> {
  const joins = linkOpens(event, context.now()) && tickets.some((ticket) => joinsOnline(event, ticket));
  const subject =
    tickets.length === 1 ? `Your ticket for ${event.event_name}` : `Your tickets for ${event.event_name}`;
  await putMessage(context, db, {
    kind: 'email',
    to,
    subject,
    body: [
      event.event_name,
      whenText(event),
      event.place ?? 'Online',
      '',
      ...tickets.map((one) => `${one.attendee_name}, ${one.package_name}: ${one.code}`),
      '',
      ...(joins && event.online_url ? [`Join here: ${event.online_url}`, ''] : []),
      'Show the code at the door. Members find their tickets under Tickets.',
      '',
    ].join('\n'),
  });
}

/**
 * Mails the tickets of a payment to the attendees who have an address of their own. The buyer has the receipt; of free tickets
 * there is none, so then the buyer gets them all.
 */
export async function mailAttendees(
  context: Clock,
  db: Db,
  row: TransactionRow,
  event: EventRow,
): Promise<void> {
  const tickets = await db
    .selectFrom('tickets')
    .innerJoin('event_packages', 'event_packages.id', 'tickets.package_id')
    .select(['attendee_name', 'attendee_email', 'code', 'package_name', 'attendance', 'tickets.price'])
    .where('transaction_id', '=', row.id)
    .orderBy('tickets.id')
    .execute();
  const mailed = tickets.map((ticket) => ({ ...ticket, dispute: row.dispute }));
  const member = await db
    .selectFrom('members')
    .select('email')
    .where('id', '=', row.member_id)
    .executeTakeFirst();
  const buyer = row.receipt_email ?? member?.email ?? undefined;
  if (row.amount === 0 && buyer !== undefined)
    await mailTickets(context, db, { to: buyer, event, tickets: mailed });
  const others = Map.groupBy(mailed, ({ attendee_email }) => attendee_email?.toLowerCase() ?? '');
  for (const [to, own] of others)
    if (to !== '' && to !== buyer?.toLowerCase()) await mailTickets(context, db, { to, event, tickets: own });
}
