import type { Schemas } from '#openapi/contract.ts';
import { cancelTicketText, type Ticket } from '../../domain/tickets.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useLast } from '../ui/useLast.ts';

export interface CancelTicketDialogProps {
  /** Closed without one. */
  ticket: Ticket | undefined;
  refundPolicy?: Schemas['RefundPolicy'] | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | undefined;
}

/** Asks before a ticket is cancelled; what goes back is said first (product S39). */
export function CancelTicketDialog({ ticket, refundPolicy, error, ...act }: CancelTicketDialogProps) {
  const last = useLast(ticket);
  return (
    <ConfirmDialog
      open={ticket !== undefined}
      title={`Cancel the ticket of ${last?.attendeeName ?? ''}?`}
      confirmLabel="Cancel the ticket"
      cancelLabel="Keep it"
      danger
      {...(error !== undefined && { error })}
      {...act}
    >
      {last && cancelTicketText(last, refundPolicy)}
    </ConfirmDialog>
  );
}
