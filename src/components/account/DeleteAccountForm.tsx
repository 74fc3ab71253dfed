import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { deleteWord, deletionErrors, type Deletion } from '../../domain/accountForms.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { OtpField } from '../ui/OtpField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, otpFields, type FormFailure } from './formFailure.ts';
import { ResendActions, type ResendActionsProps } from './ResendActions.tsx';

export interface DeleteAccountFormProps extends Omit<ResendActionsProps, 'onChangeNumber'> {
  /** Where the code went, masked. Absent until one was sent. */
  sentTo?: string | undefined;
  onSendCode: () => void;
  onDelete: (event: { otp: string; reason: string }) => void;
  cancelHref: string;
  /** Where events are cancelled, which may stand in the way. */
  eventsHref?: string | undefined;
  /** Offers a copy of what goes, before it goes. */
  copy?: ReactNode;
  /** Sending the code, or deleting. */
  busy?: boolean;
  /** Of the deletion, or of sending the first code. */
  failure?: FormFailure | undefined;
}

const goes = [
  'Your profile and your picture',
  'Your posts, comments and likes',
  'Your connections, and the recommendations that you wrote or got',
  'The documents that you sent for verification, and what was verified',
  'Your applications and your chats',
  'Your tickets, also for events to come',
];
const stays = ['The sales that organisers must keep in their books, without your name'];

function What({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section aria-label={title}>
      <chakra.h2 textStyle="title" mb={2}>
        {title}
      </chakra.h2>
      <chakra.ul listStyle="disc" paddingInlineStart={5} display="grid" gap={1} color="fg.muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </chakra.ul>
    </section>
  );
}

interface RefusalProps {
  failure: FormFailure | undefined;
  message: string | undefined;
  eventsHref: string | undefined;
}

function Refusal({ failure, message, eventsHref }: RefusalProps) {
  if (!message) return null;
  const events = eventsHref && failure?.code === 'UPCOMING_EVENTS' && (
    <Link href={eventsHref}>My events</Link>
  );
  return (
    <Notice tone="danger" action={events}>
      {message}
    </Notice>
  );
}

/** Leaving for ever, with a code of its own (product S07). */
export function DeleteAccountForm({
  sentTo,
  onSendCode,
  onDelete,
  cancelHref,
  eventsHref,
  copy,
  ...props
}: DeleteAccountFormProps) {
  const { busy = false, failure, ...resend } = props;
  const errors = useMemo(() => otpFields(failure), [failure]);
  const { form, values, set, text, errorOf } = useValidatedForm<Deletion>({
    initialValues: { otp: '', reason: '', confirm: '' },
    validate: (next) => (sentTo === undefined ? {} : deletionErrors(next)),
    errors,
    onSubmit: ({ otp, reason }) => {
      if (busy) return;
      if (sentTo === undefined) onSendCode();
      else onDelete({ otp, reason: reason.trim() });
    },
  });
  const code = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (sentTo !== undefined) code.current?.focus();
  }, [sentTo]);
  useLayoutEffect(() => {
    // The next digit that is typed begins the code anew.
    if (errors?.otp) code.current?.select();
  }, [errors]);
  return (
    <chakra.form {...form} aria-label="Delete account" display="grid" gap={6}>
      <What title="What goes" items={goes} />
      <What title="What stays" items={stays} />
      {copy}
      {sentTo !== undefined && (
        <>
          <OtpField
            label="Code"
            name="otp"
            help={`Six digits, sent to ${sentTo}. Good for 10 minutes.`}
            value={values.otp}
            onChange={(otp) => set('otp', otp)}
            error={errorOf('otp')}
            ref={code}
            required
          />
          <ResendActions {...resend} />
          <TextAreaField
            label="Why do you leave?"
            optional
            rows={2}
            max={500}
            {...text('reason')}
            help="It helps us to get better. Nobody but us reads it."
          />
          <TextField
            label={`Type ${deleteWord} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...text('confirm')}
            required
          />
        </>
      )}
      <Refusal failure={failure} message={generalMessage(failure, errors)} eventsHref={eventsHref} />
      <chakra.div display="flex" flexWrap="wrap" gap={2} justifyContent="flex-end">
        <Button variant="outline" href={cancelHref}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {sentTo === undefined ? 'Send code' : 'Delete for ever'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
