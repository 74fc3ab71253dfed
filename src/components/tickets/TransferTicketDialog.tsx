import { chakra } from '@chakra-ui/react';
import {
  attendeeNameLimit,
  receiverErrors,
  toReceiver,
  type Receiver,
  type ReceiverValues,
} from '../../domain/ticketForms.ts';
import type { Ticket } from '../../domain/tickets.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { formFields } from '../../theme/recipes/dialog.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { PhoneField, type PhoneCountry } from '../ui/PhoneField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { useLast } from '../ui/useLast.ts';

export interface TransferTicketDialogProps {
  /** Closed without one. */
  ticket: Ticket | undefined;
  countries: readonly PhoneCountry[];
  /** Where the phone number of the receiver begins: ISO 3166-1, two letters. */
  defaultCountry: string;
  onTransfer: (receiver: Receiver) => void;
  onCancel: () => void;
  busy?: boolean;
  /** What is not said at a field. */
  error?: string | undefined;
  /** What the server refused, by field. */
  errors?: FieldErrors | undefined;
}

type ReceiverProps = Omit<TransferTicketDialogProps, 'ticket'>;

function ReceiverFields({ countries, defaultCountry, onTransfer, onCancel, ...state }: ReceiverProps) {
  const { busy = false, error, errors } = state;
  const { form, text, values, change, errorOf } = useValidatedForm<ReceiverValues>({
    initialValues: { attendeeName: '', attendeeEmail: '', phone: '', countryCode: defaultCountry },
    validate: (typed) => receiverErrors(typed, countries),
    errors,
    onSubmit: (typed) => !busy && onTransfer(toReceiver(typed, countries)),
  });
  const phoneError = errorOf('phone');
  return (
    <chakra.form
      {...form}
      aria-label="Hand the ticket on"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
      css={formFields}
    >
      <p>
        A ticket with a new code takes the place of this one. The old code opens no door any more, and this
        cannot be taken back.
      </p>
      <TextField
        label="Name of who gets it"
        required
        {...text('attendeeName')}
        maxLength={attendeeNameLimit + 20}
        autoComplete="off"
        dir="auto"
      />
      <PhoneField
        label="Phone"
        help="A member with this number finds the ticket among their own. Anybody else gets the code in a message."
        countries={countries}
        value={{ countryCode: values.countryCode, phone: values.phone }}
        onChange={(next) => change(next)}
        {...(phoneError !== undefined && { error: phoneError })}
      />
      <TextField
        label="E-mail"
        type="email"
        {...text('attendeeEmail')}
        autoComplete="off"
        help="The ticket is sent there. One of the two is enough."
      />
      <FormActions
        onCancel={onCancel}
        busy={busy}
        error={error}
        label="Hand it on"
        busyLabel="Handing it on"
      />
    </chakra.form>
  );
}

/** Gives a ticket to somebody else, and says before what becomes of the old one (product S39). */
export function TransferTicketDialog({ ticket, ...form }: TransferTicketDialogProps) {
  const last = useLast(ticket);
  return (
    <Dialog
      open={ticket !== undefined}
      onClose={form.onCancel}
      onBack={form.onCancel}
      title="Hand the ticket on"
      description={last && <bdi>{last.packageName}</bdi>}
      busy={form.busy ?? false}
    >
      {last && <ReceiverFields key={`${last.ticketId} ${form.defaultCountry}`} {...form} />}
    </Dialog>
  );
}
