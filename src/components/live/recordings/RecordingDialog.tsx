import { chakra } from '@chakra-ui/react';
import { Captions } from 'lucide-react';
import { liveLimits } from '../../../domain/live.ts';
import {
  recordingErrors,
  recordingVisibilities,
  type Recording,
  type RecordingFormValues,
} from '../../../domain/recordings.ts';
import { isUnderWay, type UploadState } from '../../../domain/uploads.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useLast } from '../../ui/useLast.ts';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';
import { useFileChooser } from '../../ui/useFileChooser.ts';

export interface RecordingDialogProps {
  /** Closed without it. */
  recording: Recording | undefined;
  /** A file of captions that was chosen here. */
  captions: { name: string; state: UploadState; progress: number; error?: string | undefined } | undefined;
  busy: boolean;
  error?: string | undefined;
  /** What the server refused, by field. */
  errors?: FieldErrors | undefined;
  onPickCaptions: (event: { file: File }) => void;
  onRemoveCaptions: () => void;
  onSave: (values: RecordingFormValues) => void;
  onClose: () => void;
}

type CaptionsProps = Pick<
  RecordingDialogProps,
  'captions' | 'errors' | 'onPickCaptions' | 'onRemoveCaptions'
> & {
  recording: Recording;
};

function CaptionsField({ recording, captions, errors, onPickCaptions, onRemoveCaptions }: CaptionsProps) {
  const chooser = useFileChooser({
    label: 'Captions',
    accept: ['.vtt', 'text/vtt'],
    onFiles: ([file]) => file && onPickCaptions({ file }),
  });
  const refused = errors?.captionsKey;
  return (
    <div>
      <input {...chooser.input} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={2}>
        <Button variant="outline" iconStart={<Captions aria-hidden />} onClick={chooser.open}>
          {captions || recording.captionsUrl !== undefined ? 'Other captions' : 'Add captions'}
        </Button>
        {captions && (
          <>
            <chakra.span minWidth={0} overflowWrap="anywhere">
              {captions.name}
            </chakra.span>
            <Button variant="ghost" size="sm" onClick={onRemoveCaptions}>
              Remove
            </Button>
          </>
        )}
      </chakra.div>
      {captions && <UploadProgress {...captions} />}
      <FieldNote id="captions-note" tone={refused === undefined ? 'help' : 'error'}>
        {refused ?? 'What is said, as a WebVTT file (.vtt).'}
      </FieldNote>
    </div>
  );
}

function Editing({ recording, ...props }: RecordingDialogProps & { recording: Recording }) {
  const { captions, busy, error, errors, onSave, onClose } = props;
  const isComing = captions !== undefined && isUnderWay(captions.state);
  const { form, text } = useValidatedForm<RecordingFormValues>({
    initialValues: { title: recording.title, visibility: String(recording.visibility) },
    validate: recordingErrors,
    errors,
    onSubmit: (values) => !busy && !isComing && onSave(values),
  });
  return (
    <chakra.form
      {...form}
      aria-label="Edit the recording"
      display="flex"
      flexDirection="column"
      gap={5}
      css={formFields}
    >
      <TextField label="Title" required maxLength={liveLimits.title} {...text('title')} dir="auto" />
      <SelectField label="Who may see it" options={recordingVisibilities} {...text('visibility')} />
      <CaptionsField recording={recording} {...props} />
      <FormActions
        onCancel={onClose}
        busy={busy}
        error={error}
        waiting={isComing && 'The captions are on their way'}
      />
    </chakra.form>
  );
}

/** Title, audience and captions of an own recording (product S54). */
export function RecordingDialog(props: RecordingDialogProps) {
  const { recording, busy, onClose } = props;
  // While the dialog leaves, what it says stays.
  const shown = useLast(recording);
  return (
    <Dialog
      open={recording !== undefined}
      onClose={onClose}
      onBack={onClose}
      busy={busy}
      title="Edit the recording"
      size="sm"
    >
      {shown && <Editing key={shown.recordingId} {...props} recording={shown} />}
    </Dialog>
  );
}
