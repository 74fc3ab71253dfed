import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { messageErrors, requestLimits } from '../../../domain/requestForms.ts';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface MessagePanelProps {
  /** The last one. */
  message: string | undefined;
  /** Its notice has not left yet. */
  waiting?: boolean;
  onSend: (event: { message: string }) => void;
  busy?: boolean;
  /** Why it was not sent; what was typed stays. */
  error?: string;
  /** Why nothing can be changed now. */
  locked?: string | undefined;
  /** A withdrawn application, say, which is only read. */
  fixed?: boolean;
}

function MessageForm({ onSend, busy = false, error, locked }: MessagePanelProps) {
  const refused = useMemo(() => (error === undefined ? undefined : { messageToCandidate: error }), [error]);
  const { form, text } = useValidatedForm({
    initialValues: { messageToCandidate: '' },
    validate: (values) =>
      values.messageToCandidate.trim() === ''
        ? { messageToCandidate: 'Please write a message.' }
        : messageErrors(values),
    errors: refused,
    onSubmit: ({ messageToCandidate }) => !busy && onSend({ message: messageToCandidate.trim() }),
  });
  return (
    <chakra.form {...form} aria-label="Message" display="grid" gap={2} justifyItems="start">
      <chakra.div width="full">
        <TextAreaField
          label="New message"
          {...text('messageToCandidate')}
          max={requestLimits.message}
          rows={2}
          dir="auto"
          help="The candidate reads it in their list of applications."
        />
      </chakra.div>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={busy}
        busyLabel="Sending"
        disabled={locked !== undefined}
      >
        Send message
      </Button>
    </chakra.form>
  );
}

/** What the candidate was written last, and a way to write more. */
export function MessagePanel(props: MessagePanelProps) {
  const { message, waiting = false, fixed = false } = props;
  const [shown, setShown] = useState({ message, turn: 0 });
  // One that was sent leaves an empty field.
  if (shown.message !== message) setShown({ message, turn: shown.turn + 1 });
  if (fixed && !message) return null;
  return (
    <chakra.section css={candidatePart}>
      <h3>Message to the candidate</h3>
      {message && (
        <chakra.div padding={3} bg="bg.sunken" borderRadius="control" overflowWrap="anywhere">
          <chakra.p whiteSpace="pre-line" dir="auto">
            {message}
          </chakra.p>
          {waiting && (
            <chakra.p textStyle="caption" color="fg.muted">
              Leaves with the notice.
            </chakra.p>
          )}
        </chakra.div>
      )}
      {!fixed && <MessageForm key={shown.turn} {...props} />}
    </chakra.section>
  );
}
