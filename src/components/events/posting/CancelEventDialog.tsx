import { chakra } from '@chakra-ui/react';
import { cancelErrors, cancelReasonLimit, cancelText, type PostedEvent } from '../../../domain/myEvents.ts';
import { formActions, formFields } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';
import { useLast } from '../../ui/useLast.ts';

export interface CancelEventDialogProps {
  /** The event that is to be cancelled; closed without it. */
  posted: PostedEvent | undefined;
  /** `reason`: without blanks around it. */
  onConfirm: (event: { reason: string }) => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string | undefined;
}

type ReasonProps = Pick<CancelEventDialogProps, 'onConfirm' | 'onCancel' | 'busy' | 'error'>;

function Reason({ onConfirm, onCancel, busy = false, error }: ReasonProps) {
  const { form, text } = useValidatedForm({
    initialValues: { reason: '' },
    validate: cancelErrors,
    onSubmit: ({ reason }) => !busy && onConfirm({ reason: reason.trim() }),
  });
  return (
    <chakra.form
      {...form}
      aria-label="Cancel the event"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
      css={formFields}
    >
      <TextAreaField
        label="Reason"
        required
        {...text('reason')}
        max={cancelReasonLimit}
        rows={3}
        dir="auto"
        help="It stands on the page of the event, and whoever has a ticket reads it."
      />
      <chakra.div data-part="actions" css={formActions}>
        {error && (
          <div data-part="say">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <Button variant="outline" onClick={onCancel} disabled={busy} data-autofocus="">
          Keep it
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Cancelling">
          Cancel the event
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Asks why an event is cancelled, and says what becomes of its tickets and the money (product S34). */
export function CancelEventDialog({ posted, ...form }: CancelEventDialogProps) {
  const last = useLast(posted);
  const { event, sales } = last ?? {};
  return (
    <Dialog
      open={posted !== undefined}
      onClose={form.onCancel}
      onBack={form.onCancel}
      title={event ? `Cancel ${event.eventName}?` : ''}
      description={event && sales && cancelText(event, sales)}
      busy={form.busy ?? false}
    >
      {event && <Reason key={event.eventId} {...form} />}
    </Dialog>
  );
}
