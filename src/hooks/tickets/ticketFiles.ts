import { spacedCode, placeOf, type Ticket } from '../../domain/tickets.ts';
import type { Event } from '../../domain/events.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { paperHere } from '../account/paperHere.ts';
import { saveEventFile } from '../events/saveEventFile.ts';
import { downloadFile } from '../profile/downloadFile.ts';
import { drawCode } from './useQrCodes.ts';

/** Saves the event of a ticket as a file that calendars open. `url`: of its page, absolute. */
export function saveTicketDate(event: Event, url: string | undefined) {
  const { eventId, eventName, startAt, endAt } = event;
  const kept = { eventId, eventName, startAt, endAt, place: placeOf(event), ...(url && { url }) };
  saveEventFile(kept, new Date());
}

/** Saves tickets of one event as a PDF, one on each page; the parts that write one are fetched with the first. */
export async function saveTickets(event: Event, tickets: readonly Ticket[]): Promise<void> {
  const [{ makeTickets }, { browserFonts }] = await Promise.all([
    import('../../lib/resume/makeTickets.ts'),
    import('../../lib/resume/browserFonts.ts'),
  ]);
  const { there, zone } = eventSpan(event);
  const contents = await Promise.all(
    tickets.map(async ({ ticketCode, attendeeName, packageName, qr }) => ({
      eventName: event.eventName,
      organiser: event.organiser.userName,
      when: `${there} (${zone})`,
      place: placeOf(event),
      directions: event.eventLocation?.directions,
      attendee: attendeeName,
      packageName,
      code: spacedCode(ticketCode),
      qr: qr ? await drawCode(qr) : [],
    })),
  );
  const pdf = await makeTickets(contents, { paper: paperHere(), at: new Date() }, browserFonts);
  const name = tickets.length === 1 ? `Ticket ${tickets[0]?.ticketCode}` : 'Tickets';
  downloadFile(pdf, { name: `${name} ${event.eventName}.pdf`, type: 'application/pdf' });
}
