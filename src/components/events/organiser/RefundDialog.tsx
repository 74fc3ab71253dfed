import { chakra } from '@chakra-ui/react';
import {
  cancelTicketText,
  reasonErrors,
  refundErrors,
  refundReasonLimit,
  toPayBack,
  type RefundValues,
  type Ticket,
} from '../../../domain/attendees.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { formActions, formFields } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';
import { useLast } from '../../ui/useLast.ts';

/** The whole ticket, with all that is left of its price; or money alone. */
export type RefundKind = 'cancel' | 'refund';

export interface RefundDialogProps {
  /** Closed without one. */
  asked: { ticket: Ticket; kind: RefundKind } | undefined;
  onConfirm: (event: { ticket: Ticket; kind: RefundKind; values: RefundValues }) => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | undefined;
  errors?: FieldErrors | undefined;
}

type FormProps = Omit<RefundDialogProps, 'asked'> & { ticket: Ticket; kind: RefundKind };

function Form({ ticket, kind, onConfirm, onCancel, busy = false, error, errors }: FormProps) {
  const cancels = kind === 'cancel';
  const { form, text } = useValidatedForm<RefundValues>({
    initialValues: { amount: '', reason: '' },
    validate: (values) => (cancels ? reasonErrors(values) : refundErrors(values, ticket)),
    errors,
    onSubmit: (values) => !busy && onConfirm({ ticket, kind, values }),
  });
  const most = formatMoney({ amount: toPayBack(ticket), currency: ticket.currency });
  return (
    <chakra.form
      {...form}
      aria-label={cancels ? 'Cancel the ticket' : 'Pay money back'}
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
      css={formFields}
    >
      {!cancels && (
        <TextField
          label={`Amount in ${ticket.currency}`}
          required
          inputMode="decimal"
          autoComplete="off"
          {...text('amount')}
          help={`At most ${most}. With all of it a ticket that is valid is cancelled.`}
        />
      )}
      <TextAreaField
        label="Reason"
        optional
        {...text('reason')}
        max={refundReasonLimit}
        rows={2}
        dir="auto"
        help="Whoever paid reads it beside the payment."
      />
      <chakra.div data-part="actions" css={formActions}>
        {error && (
          <div data-part="say">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <Button
          variant="outline"
          onClick={onCancel}
          disabled={busy}
          data-autofocus={cancels ? '' : undefined}
        >
          {cancels ? 'Keep it' : 'Cancel'}
        </Button>
        <Button type="submit" variant={cancels ? 'danger' : 'solid'} busy={busy} busyLabel="Please wait">
          {cancels ? 'Cancel the ticket' : 'Pay back'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Asks before a ticket is cancelled or money goes back, and says how much that is (product S36). */
export function RefundDialog({ asked, ...form }: RefundDialogProps) {
  const last = useLast(asked);
  const name = last?.ticket.attendeeName ?? '';
  return (
    <Dialog
      open={asked !== undefined}
      onClose={form.onCancel}
      onBack={form.onCancel}
      title={last?.kind === 'refund' ? `Pay money back for ${name}?` : `Cancel the ticket of ${name}?`}
      description={
        last &&
        (last.kind === 'cancel'
          ? cancelTicketText(last.ticket)
          : 'The ticket stays valid while a part of its price is left.')
      }
      size="sm"
      busy={form.busy ?? false}
    >
      {last && <Form key={`${last.ticket.ticketId} ${last.kind}`} {...form} {...last} />}
    </Dialog>
  );
}
