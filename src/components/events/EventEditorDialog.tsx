import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { StaleDialog, type StaleDialogProps } from '../ui/StaleDialog.tsx';
import { useLast } from '../ui/useLast.ts';
import { EventForm, type EventFormProps } from './EventForm.tsx';

export interface EventEditorDialogProps {
  /** The form; closed without it. `formKey` changes when it begins anew. */
  form: (EventFormProps & { formKey: number }) | undefined;
  /** The member wants to leave. Asks first when `asking` is then set. */
  onClose: () => void;
  /** Something would be lost: the ways out are offered. */
  asking: boolean;
  onKeepEditing: () => void;
  onLeaveDraft: () => void;
  onDiscard: () => void;
  /** Somebody changed it since it was opened here. */
  stale?: Omit<StaleDialogProps, 'open' | 'what'> | undefined;
}

const leaving = {
  published: {
    label: 'Keep for later',
    text: 'What you changed stays on this device until you save or discard it. Visitors see the event as it was.',
  },
  draft: { label: 'Save draft', text: 'The draft is kept among your drafts. Nobody else sees it.' },
} as const;

/** An event that is written or changed, over the page of own events (product S35). It loses nothing. */
export function EventEditorDialog({ form, onClose, asking, stale, ...events }: EventEditorDialogProps) {
  const shown = useLast(form);
  const versions = useLast(stale);
  const event = shown?.details?.event;
  const { label, text } = leaving[event?.status === 1 ? 'published' : 'draft'];
  return (
    <>
      <Dialog
        open={form !== undefined}
        onClose={onClose}
        title={event ? `Edit ${event.eventName}` : 'New event'}
        size="full"
        busy={form?.busy !== undefined}
      >
        {shown && <EventForm {...shown} key={shown.formKey} />}
      </Dialog>
      <ConfirmDialog
        open={form !== undefined && asking}
        title="Keep your changes?"
        confirmLabel={label}
        otherAction={{ label: 'Discard', onClick: events.onDiscard, danger: true }}
        cancelLabel="Keep editing"
        onConfirm={events.onLeaveDraft}
        onCancel={events.onKeepEditing}
      >
        {text}
      </ConfirmDialog>
      {versions && <StaleDialog {...versions} what="event" open={stale !== undefined} />}
    </>
  );
}
