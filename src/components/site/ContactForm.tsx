import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { contactTopics, letterErrors, tidyLetter, type ContactLetter } from '../../domain/contact.ts';
import { isUnderWay } from '../../domain/uploads.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { AttachmentPicker, type AttachmentPickerProps } from './AttachmentPicker.tsx';

export interface ContactFormProps {
  /** A draft, or what is known of the member. */
  initial: ContactLetter;
  /** Called with a letter that keeps the rules. */
  onSubmit: (letter: ContactLetter) => void;
  /** At every change, for the draft. */
  onChange?: (letter: ContactLetter) => void;
  busy?: boolean;
  failure?: { message: string; fields?: FieldErrors | undefined } | undefined;
  /** It will wait on this device. */
  offline?: boolean;
  attachment?: Omit<AttachmentPickerProps, 'error'> | undefined;
}

const hidden = {
  position: 'absolute',
  insetInlineStart: '-9999px',
  width: '1px',
  overflow: 'hidden',
} as const;

interface SendingProps {
  offline: boolean;
  busy: boolean;
  uploading: boolean;
  /** What went wrong with the whole. */
  message: string | undefined;
}

function Sending({ offline, busy, uploading, message }: SendingProps) {
  return (
    <>
      {offline && (
        <Notice tone="warning">
          You are offline. Your message waits on this device and is sent once you are back.
        </Notice>
      )}
      {message && !offline && <Notice tone="danger">{message}</Notice>}
      <chakra.div display="grid" justifyItems="start" gap={2}>
        <Button type="submit" size="lg" busy={busy} busyLabel="Sending" disabled={uploading}>
          Send
        </Button>
        {uploading && (
          <chakra.p textStyle="small" color="fg.muted">
            You can send it as soon as the file has arrived.
          </chakra.p>
        )}
      </chakra.div>
    </>
  );
}

/** Writes to the people who run the server (product S13). */
export function ContactForm({
  initial,
  onSubmit,
  onChange,
  busy = false,
  failure,
  offline = false,
  attachment,
}: ContactFormProps) {
  const uploading = attachment?.file !== undefined && isUnderWay(attachment.file.state);
  const { form, values, text } = useValidatedForm<ContactLetter>({
    initialValues: initial,
    validate: letterErrors,
    errors: failure?.fields,
    onSubmit: (letter) => {
      if (!busy && !uploading) onSubmit(tidyLetter(letter));
    },
  });
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) onChange?.(values);
    // A new handler is no change of the letter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  const message = Object.keys(failure?.fields ?? {}).length === 0 ? failure?.message : undefined;
  return (
    <chakra.form {...form} aria-label="Write to us" display="grid" gap={5}>
      <chakra.div
        display="grid"
        gap={5}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <TextField label="Name" autoComplete="name" {...text('name')} required />
        <TextField label="E-mail" type="email" autoComplete="email" {...text('email')} required />
      </chakra.div>
      <SelectField
        label="Topic"
        options={contactTopics}
        placeholder="Choose a topic"
        {...text('topic')}
        required
      />
      <TextField label="Subject" {...text('subject')} required />
      <TextAreaField label="Message" rows={6} max={4000} {...text('message')} required />
      {attachment && <AttachmentPicker {...attachment} error={failure?.fields?.mediaKey} />}
      <div style={hidden} aria-hidden>
        <label>
          Leave this empty
          <input tabIndex={-1} autoComplete="off" {...text('homepage')} />
        </label>
      </div>
      <Sending offline={offline} busy={busy} uploading={uploading} message={message} />
    </chakra.form>
  );
}
