import { EditorDialog, type EditorDialogEvents } from '../../ui/EditorDialog.tsx';
import { useLast } from '../../ui/useLast.ts';
import { EventForm, type EventFormProps } from './EventForm.tsx';

export interface EventEditorDialogProps extends EditorDialogEvents {
  /** The form; closed without it. `formKey` changes when it begins anew. */
  form: (EventFormProps & { formKey: number }) | undefined;
}

/** An event that is written or changed, over the page of own events (product S35). */
export function EventEditorDialog({ form, ...dialog }: EventEditorDialogProps) {
  const shown = useLast(form);
  const event = shown?.details?.event;
  return (
    <EditorDialog
      {...dialog}
      open={form !== undefined}
      title={event ? `Edit ${event.eventName}` : 'New event'}
      what="event"
      busy={form?.busy !== undefined}
      public={event?.status === 1 ? 'Visitors see the event as it was.' : undefined}
    >
      {shown && <EventForm {...shown} key={shown.formKey} />}
    </EditorDialog>
  );
}
