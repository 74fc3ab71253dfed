import type { RequestBody } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import { conflict, forbidden, invalid } from '../../../problem.ts';
import { clean, oneLine } from '../../../text.ts';
import { anyEvents } from '../ownEvent.ts';
import { canRename } from '../tickets/refundRules.ts';
import { mailTickets } from '../tickets/ticketMails.ts';
import type { TicketRow } from '../tickets/ticketView.ts';

type Body = RequestBody<'manageTickets'>;

/** A name as it stands on a ticket. Throws 422. */
export function attendeeNameIn(given: string | undefined): string {
  const name = oneLine(given ?? '');
  if ([...name].length < 2)
    throw invalid({
      attendeeName: sentenceOf('ManageTicketsRequest', 'attendeeName', name ? 'x-error' : 'x-required'),
    });
  return name;
}

/** Changes who comes: the holder until a day before, the organiser always; the note is the organiser's alone. */
export async function editAttendee(
  { now }: Context,
  trx: Db,
  ticket: TicketRow,
  { attendeeName, attendeeEmail, note, isOrganiser }: Body & { isOrganiser: boolean },
): Promise<void> {
  if (note !== undefined && !isOrganiser) throw forbidden('Only its organiser can do this.', 'NOT_OWNER');
  if (attendeeName === undefined && attendeeEmail === undefined && note === undefined)
    throw invalid({ attendeeName: sentenceOf('ManageTicketsRequest', 'attendeeName', 'x-required') });
  if (ticket.status > 2) throw conflict('This ticket is not valid any more.');
  if (!isOrganiser && !canRename(ticket, now()))
    throw conflict('A name can be changed until 24 hours before the start.');
  await trx
    .updateTable('tickets')
    .set({
      ...(attendeeName === undefined ? {} : { attendee_name: attendeeNameIn(attendeeName) }),
      ...(attendeeEmail === undefined ? {} : { attendee_email: clean(attendeeEmail) }),
      ...(note === undefined ? {} : { note: clean(note) || null }),
      updated_at: now(),
    })
    .where('id', '=', ticket.id)
    .execute();
}

/** Mails a ticket again: to the attendee, else to the member who holds it. */
export async function resend(context: Context, trx: Db, ticket: TicketRow): Promise<void> {
  if (ticket.status > 2) throw conflict('This ticket is not valid any more.');
  const member = await trx
    .selectFrom('members')
    .select('email')
    .where('id', '=', ticket.owner_id)
    .executeTakeFirst();
  const to = ticket.attendee_email ?? member?.email;
  if (!to) throw conflict('There is no e-mail address for this ticket. Please add one first.');
  const event = await anyEvents(trx).where('events.id', '=', ticket.event_id).executeTakeFirstOrThrow();
  await mailTickets(context, trx, { to, event, tickets: [ticket] });
  context.after(() => context.services.wakeTasks());
}
