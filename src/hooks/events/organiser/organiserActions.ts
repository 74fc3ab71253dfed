import { useState } from 'react';
import { call, type Payload } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { AttendeeDrawerProps } from '../../../components/events/organiser/AttendeeDrawer.tsx';
import type { RefundDialogProps, RefundKind } from '../../../components/events/organiser/RefundDialog.tsx';
import { changedAttendee, type RefundValues, type Ticket, toPayBack } from '../../../domain/attendees.ts';
import { readAmount } from '../../../lib/amount.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useSession } from '../../account/useSession.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { organiserReads } from './organiserReads.ts';
import type { OrganiserWaitlistPanelProps } from '../../../components/events/organiser/OrganiserWaitlistPanel.tsx';
import type { EventPanel } from '../../../domain/organiser.ts';

/** OFFER_SEATS 9: seats for somebody on the waiting list of an own event. */
export function useSeatOffers({ details, waitlist }: EventPanel, now: Date): OrganiserWaitlistPanelProps {
  const { invalidate } = useApiCache();
  const [offer, setOffer] = useState<OrganiserWaitlistPanelProps['offer']>();
  const { status, endAt, waitlistEnabled } = details.event;
  const make = async (waitlistId: string) => {
    setOffer({ waitlistId, busy: true });
    try {
      const { message } = await call('manageTickets', { action: 9, waitlistId });
      toast({ kind: 'success', title: message, about: `waiting list ${waitlistId}` });
      setOffer(undefined);
    } catch (error) {
      setOffer({ waitlistId, error: error instanceof ApiError ? error.message : genericMessage });
    }
    // Somebody may have left or been offered seats elsewhere: then what is shown is old.
    await invalidate(organiserReads);
  };
  return {
    waitlist,
    enabled: waitlistEnabled,
    open: status === 1 && Date.parse(endAt) > now.getTime(),
    onOffer: ({ entry }) => !offer?.busy && void make(entry.waitlistId),
    offer,
  };
}

type Doing = 'save' | 'resend' | 'refund';
interface Act {
  doing?: Doing;
  busy?: boolean;
  error?: string | undefined;
  errors?: FieldErrors | undefined;
}

/** An error without fields of its own is said beside the buttons. */
function failureOf(thrown: unknown): Pick<Act, 'error' | 'errors'> {
  if (!(thrown instanceof ApiError)) return { error: genericMessage };
  return Object.keys(thrown.fields).length > 0 ? { errors: thrown.fields } : { error: thrown.message };
}

/** CANCEL 2 gives everything back and tells the holder; one's own ticket is paid back as any part is, REFUND 8. */
function refundRequest(ticket: Ticket, kind: RefundKind, values: RefundValues, userId: string) {
  const { ticketId, currency, ownerUserId } = ticket;
  const reason = values.reason.trim();
  const asRefund = kind === 'refund' || (ownerUserId === userId && toPayBack(ticket) > 0);
  const amount = kind === 'refund' ? readAmount(values.amount, currency) : undefined;
  return {
    action: asRefund ? (8 as const) : (2 as const),
    ticketId,
    ...(amount !== undefined && { amount }),
    ...(reason && { reason }),
  };
}

/** One ticket of an own event: opened, changed, sent again, paid back and cancelled (product S36). */
export function useAttendeeActions() {
  const { userId = '' } = useSession();
  const { invalidate } = useApiCache();
  const [ticket, setTicket] = useState<Ticket>();
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<RefundDialogProps['asked']>();
  const [act, setAct] = useState<Act>({});

  /** Does it and shows the ticket as it is then; true when it was done. */
  const run = async (doing: Doing, payload: Payload<'manageTickets'>) => {
    const about = `ticket ${payload.ticketId}`;
    setAct({ doing, busy: true });
    try {
      const { message, response } = await call('manageTickets', payload);
      toast({ kind: 'success', title: message, about });
      // Unless another one was opened meanwhile.
      setTicket((now) => (now?.ticketId === payload.ticketId ? (response.ticket ?? now) : now));
      setAct({});
      void invalidate(organiserReads);
      return true;
    } catch (thrown) {
      const failure = failureOf(thrown);
      setAct({ doing, ...failure });
      if (doing === 'resend') toast({ kind: 'error', title: failure.error ?? genericMessage, about });
      return false;
    }
  };
  const save: AttendeeDrawerProps['onSave'] = async ({ values }) => {
    const changed = ticket && changedAttendee(values, ticket);
    if (!changed || (await run('save', { action: 7, ticketId: ticket.ticketId, ...changed })))
      setEditing(false);
  };
  const confirm: RefundDialogProps['onConfirm'] = async ({ ticket: of, kind, values }) => {
    const payload = refundRequest(of, kind, values, userId);
    const name = `refund.${of.ticketId}`;
    // The same money is sent once, however often its answer is lost.
    const clientId = clientIdOf(userId, name, JSON.stringify(payload));
    if (!(await run('refund', { ...payload, clientId }))) return;
    forgetClientId(userId, name, clientId);
    setAsked(undefined);
  };
  const of = (doing: Doing) => (act.doing === doing ? act : {});
  const open = (next: Ticket | undefined) => {
    setTicket(next);
    setEditing(false);
    setAct({});
  };
  const ask = (kind: RefundKind) => {
    setAct({});
    if (ticket) setAsked({ ticket, kind });
  };
  const drawer: Omit<AttendeeDrawerProps, 'timezone' | 'questions'> = {
    ticket,
    onClose: () => open(undefined),
    editing,
    onEdit: () => {
      setAct({});
      setEditing(true);
    },
    onStopEditing: () => setEditing(false),
    onSave: (event) => void save(event),
    saving: of('save').busy ?? false,
    error: of('save').error,
    errors: of('save').errors,
    onResend: () => ticket && void run('resend', { action: 6, ticketId: ticket.ticketId }),
    resending: of('resend').busy ?? false,
    onCancel: () => ask('cancel'),
    onRefund: () => ask('refund'),
  };
  const refund: RefundDialogProps = {
    asked,
    onConfirm: (event) => void confirm(event),
    onCancel: () => setAsked(undefined),
    busy: of('refund').busy ?? false,
    error: of('refund').error,
    errors: of('refund').errors,
  };
  return { onOpen: ({ ticket: next }: { ticket: Ticket }) => open(next), drawer, refund };
}
