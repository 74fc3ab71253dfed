import { useState } from 'react';
import { type QueryPayload, useApiCache } from '../../api/swr.ts';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { formErrors, type Receiver } from '../../domain/ticketForms.ts';
import { placeOf, spacedCode, type Ticket } from '../../domain/tickets.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { reportFailure } from '../feed/posts/reportFailure.ts';
import { clientIdOf, forgetClientId } from '../site/clientIds.ts';
import { ticketReads } from './ticketReads.ts';
import type { Event } from '../../domain/events.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { paperHere } from '../account/paperHere.ts';
import { saveEventFile } from '../events/search/saveEventFile.ts';
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

/** What a holder does with a ticket in a dialog of its own. */
export type TicketAct = 'rename' | 'transfer' | 'cancel';
type Asked = Omit<QueryPayload<'manageTickets'>, 'clientId'>;

const [CANCEL, TRANSFER, RESEND, EDIT] = [2, 3, 6, 7] as const;
const place = 'tickets';

interface ActState {
  act?: TicketAct | undefined;
  busy?: boolean;
  error?: string;
  fields?: FieldErrors;
}

/** Hands on, cancels, renames and mails a ticket again (product S39). A dialog stays until the server has answered. */
export function useTicketActs(ticket: Ticket | undefined) {
  const { userId = '' } = useSession();
  const { invalidate } = useApiCache();
  const [state, setState] = useState<ActState>({});
  const ticketId = ticket?.ticketId ?? '';
  const about = `ticket ${ticketId}`;
  // What was asked about one ticket is not asked about the next one.
  const [of, setOf] = useState(ticketId);
  if (of !== ticketId) {
    setOf(ticketId);
    setState({});
  }

  /** Asked again with the same content it is one act, also when the first answer was lost. */
  const send = async (asked: Asked) => {
    const clientId = clientIdOf(userId, place, JSON.stringify(asked));
    const { message } = await call('manageTickets', { ...asked, clientId });
    forgetClientId(userId, place, clientId);
    toast({ kind: 'success', title: message, about });
  };
  const run = async (act: TicketAct, asked: Asked) => {
    setState({ act, busy: true });
    try {
      await send(asked);
      setState({});
    } catch (failure) {
      const known = failure instanceof ApiError ? failure : undefined;
      const fields = formErrors(known?.fields ?? {});
      const isAtFields = Object.keys(fields).length > 0;
      setState({ act, fields, ...(!isAtFields && { error: known?.message ?? genericMessage }) });
    }
    // Also after a refusal: what is shown may be old.
    await invalidate(ticketReads);
  };
  const resend = async () => {
    setState({ busy: true });
    await send({ action: RESEND, ticketId }).catch(reportFailure('The ticket was not sent', about));
    setState({});
  };
  const { act, busy = false, error, fields } = state;
  return {
    act,
    busy,
    /** Shared by the three dialogs. */
    form: { busy, error, errors: fields, onCancel: () => setState({}) },
    onAct: (next: TicketAct) => setState({ act: next }),
    onResend: () => void resend(),
    onRename: ({ attendeeName }: { attendeeName: string }) =>
      void run('rename', { action: EDIT, ticketId, attendeeName }),
    onTransfer: (receiver: Receiver) => void run('transfer', { action: TRANSFER, ticketId, ...receiver }),
    onConfirm: () => void run('cancel', { action: CANCEL, ticketId }),
  };
}
