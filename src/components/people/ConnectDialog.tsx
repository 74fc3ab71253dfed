import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { noteErrors, noteLimit } from '../../domain/relations.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { useLast } from '../ui/useLast.ts';

export interface ConnectDialogProps {
  /** Whom to ask; closed without one. */
  member: Pick<Schemas['Author'], 'userName'> | undefined;
  /** What was written before, and could not be sent. */
  note?: string;
  /** Why it was not sent. */
  error?: string;
  onSubmit: (event: { note: string }) => void;
  onClose: () => void;
}

type FormProps = Pick<ConnectDialogProps, 'note' | 'error' | 'onSubmit' | 'onClose'>;

function NoteForm({ note = '', error, onSubmit, onClose }: FormProps) {
  const { form, text } = useValidatedForm({
    initialValues: { note },
    validate: noteErrors,
    onSubmit: (values) => onSubmit({ note: values.note.trim() }),
  });
  return (
    <chakra.form
      {...form}
      aria-label="Request"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
    >
      <TextAreaField
        label="Note"
        {...text('note')}
        optional
        max={noteLimit}
        help="Say where you know each other from, or why you would like to connect."
        dir="auto"
      />
      <FormActions error={error} onCancel={onClose} label="Send request" busyLabel="Sending" />
    </chakra.form>
  );
}

/** Asks to connect, with a few words if one likes (product S49). */
export function ConnectDialog({ member, onClose, ...form }: ConnectDialogProps) {
  const last = useLast(member);
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      onBack={onClose}
      title={`Connect with ${last?.userName ?? ''}`}
      description="They see your note beside the request. When they accept, you can recommend each other."
      size="sm"
      form="card"
    >
      <NoteForm key={last?.userName} {...form} onClose={onClose} />
    </Dialog>
  );
}
