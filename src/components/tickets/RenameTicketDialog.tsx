import { chakra } from '@chakra-ui/react';
import { attendeeNameLimit, renameErrors, tidyName, type AttendeeValues } from '../../domain/ticketForms.ts';
import type { Ticket } from '../../domain/tickets.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { formFields } from '../../theme/recipes/dialog.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { useLast } from '../ui/useLast.ts';

export interface RenameTicketDialogProps {
  /** Closed without one. */
  ticket: Ticket | undefined;
  onRename: (event: AttendeeValues) => void;
  onCancel: () => void;
  busy?: boolean;
  /** What is not said at a field. */
  error?: string | undefined;
  /** What the server refused, by field. */
  errors?: FieldErrors | undefined;
}

type NameProps = Omit<RenameTicketDialogProps, 'ticket'> & { ticket: Ticket };

function Name({ ticket, onRename, onCancel, busy = false, error, errors }: NameProps) {
  const { form, text } = useValidatedForm<AttendeeValues>({
    initialValues: { attendeeName: ticket.attendeeName },
    validate: renameErrors,
    errors,
    onSubmit: ({ attendeeName }) => !busy && onRename({ attendeeName: tidyName(attendeeName) }),
  });
  return (
    <chakra.form
      {...form}
      aria-label="Change the name"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
      css={formFields}
    >
      <TextField
        label="Name of the attendee"
        required
        {...text('attendeeName')}
        maxLength={attendeeNameLimit + 20}
        dir="auto"
        help="The code of the ticket stays the same."
      />
      <FormActions onCancel={onCancel} busy={busy} error={error} />
    </chakra.form>
  );
}

/** Changes whose name stands on a ticket; possible until 24 hours before the start (product S39). */
export function RenameTicketDialog({ ticket, ...form }: RenameTicketDialogProps) {
  const last = useLast(ticket);
  return (
    <Dialog
      open={ticket !== undefined}
      onClose={form.onCancel}
      onBack={form.onCancel}
      title="Change the name"
      size="sm"
      form="card"
      busy={form.busy ?? false}
    >
      {last && <Name key={last.ticketId} ticket={last} {...form} />}
    </Dialog>
  );
}
