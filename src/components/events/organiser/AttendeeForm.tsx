import { chakra } from '@chakra-ui/react';
import {
  attendeeErrors,
  attendeeValues,
  noteLimit,
  type AttendeeValues,
  type Ticket,
} from '../../../domain/attendees.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { FormActions } from '../../ui/FormActions.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface AttendeeFormProps {
  ticket: Ticket;
  onSave: (event: { values: AttendeeValues }) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not saved; what was typed stays. */
  error?: string | undefined;
  /** The same, by field. */
  errors?: FieldErrors | undefined;
}

/** Who comes with a ticket, and what the organiser keeps in mind about them. */
export function AttendeeForm({ ticket, onSave, onCancel, busy = false, error, errors }: AttendeeFormProps) {
  const { form, text } = useValidatedForm({
    initialValues: attendeeValues(ticket),
    validate: (values) => attendeeErrors(values, ticket),
    errors,
    onSubmit: (values) => !busy && onSave({ values }),
  });
  return (
    <chakra.form
      {...form}
      aria-label="Edit the attendee"
      display="grid"
      gap={5}
      minWidth={0}
      css={formFields}
    >
      <TextField label="Name" required autoComplete="off" dir="auto" {...text('attendeeName')} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        optional={ticket.attendeeEmail === undefined}
        {...text('attendeeEmail')}
        help="The ticket is sent here when you send it again."
      />
      <TextAreaField
        label="Note"
        optional
        {...text('note')}
        max={noteLimit}
        rows={3}
        dir="auto"
        help="Only you see it."
      />
      <FormActions onCancel={onCancel} busy={busy} error={error} />
    </chakra.form>
  );
}
