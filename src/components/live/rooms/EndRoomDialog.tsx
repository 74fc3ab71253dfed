import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { liveLimits, type LiveChannel } from '../../../domain/live.ts';
import {
  recordedVisibility,
  recordingErrors,
  recordingVisibilities,
  type RecordingFormValues,
} from '../../../domain/recordings.ts';
import { formActions, formFields } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface EndRoomDialogProps {
  open: boolean;
  channel: Pick<LiveChannel, 'title' | 'audience' | 'isRecording' | 'visibility'>;
  busy: boolean;
  error?: string | undefined;
  onEnd: (event: RecordingFormValues & { keep: boolean }) => void;
  onCancel: () => void;
}

const noErrors = () => ({});

function Ending({ channel, busy, error, onEnd, onCancel }: Omit<EndRoomDialogProps, 'open'>) {
  const [keep, setKeep] = useState(true);
  const asks = channel.isRecording && keep;
  const { form, text } = useValidatedForm<RecordingFormValues>({
    initialValues: { title: channel.title, visibility: String(recordedVisibility(channel.visibility)) },
    validate: asks ? recordingErrors : noErrors,
    onSubmit: (values) => !busy && onEnd({ ...values, keep }),
  });
  return (
    <chakra.form
      {...form}
      aria-label="End the room"
      display="flex"
      flexDirection="column"
      gap={5}
      css={formFields}
    >
      {channel.isRecording && (
        <CheckboxField
          label="Keep the recording"
          help="Without it, what was recorded is deleted."
          checked={keep}
          onChange={({ target }) => setKeep(target.checked)}
        />
      )}
      {asks && (
        <>
          <TextField label="Title" required maxLength={liveLimits.title} {...text('title')} dir="auto" />
          <SelectField label="Who may see it" options={recordingVisibilities} {...text('visibility')} />
        </>
      )}
      <chakra.div data-part="actions" css={formActions}>
        {error && (
          <div data-part="say">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        <Button variant="outline" onClick={onCancel} disabled={busy} data-autofocus="">
          Stay live
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Ending">
          End
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** Ends the room for everybody, and asks what becomes of the recording (product S56). */
export function EndRoomDialog({ open, ...props }: EndRoomDialogProps) {
  const { audience } = props.channel;
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      busy={props.busy}
      title="End your room?"
      description={
        audience > 0
          ? `It closes for ${audience === 1 ? 'the one' : `all ${audience}`} who ${audience === 1 ? 'is' : 'are'} watching.`
          : 'Nobody is watching at the moment.'
      }
      size="sm"
      form="card"
    >
      <Ending {...props} />
    </Dialog>
  );
}
