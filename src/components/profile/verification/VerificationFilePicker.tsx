import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { verificationFileTypes, verificationLimits } from '../../../domain/verification.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';
import { intoSight } from '../editForm.ts';
import { VerificationFileItem, type VerificationFile } from './VerificationFileItem.tsx';

export interface VerificationFilePickerProps {
  files: readonly VerificationFile[];
  onAdd: (event: { files: File[] }) => void;
  onRemove: (event: { id: string }) => void;
  onRetry: (event: { id: string }) => void;
  /** What is missing or was refused. */
  error?: string | undefined;
  /** Something that was chosen and not taken; the rest was. */
  note?: string | undefined;
  busy?: boolean;
}

/** The files of a document, up to five: pictures of its sides or a PDF. */
export function VerificationFilePicker({
  files,
  onAdd,
  error,
  note,
  busy = false,
  ...events
}: VerificationFilePickerProps) {
  const { onRemove, onRetry } = events;
  const chooser = useFileChooser({
    label: 'Files to send',
    accept: verificationFileTypes,
    multiple: true,
    onFiles: (chosen) => onAdd({ files: chosen }),
  });
  const help = useId();
  const full = files.length >= verificationLimits.files;
  return (
    <UploadArea
      hint="Drop the files here"
      wants={() => true}
      disabled={busy || full}
      onFiles={({ files: chosen }) => onAdd({ files: chosen })}
    >
      <chakra.div role="group" aria-label="Files" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
        <input {...chooser.input} />
        {files.length > 0 && (
          <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3} aria-label="Chosen files">
            {files.map((file) => (
              <li key={file.id}>
                <VerificationFileItem file={file} onRemove={busy ? undefined : onRemove} onRetry={onRetry} />
              </li>
            ))}
          </chakra.ul>
        )}
        <div>
          <Button
            name="files"
            variant="outline"
            iconStart={<Upload aria-hidden />}
            disabled={busy || full}
            aria-describedby={help}
            onClick={chooser.open}
          >
            {files.length === 0 ? 'Choose files' : 'Add another file'}
          </Button>
        </div>
        <div id={help}>
          {error ? (
            <FieldNote id={`${help}-error`} tone="error">
              {error}
            </FieldNote>
          ) : (
            <chakra.p textStyle="small" color="fg.muted">
              PDF, JPEG or PNG, at most 10 MB each and {verificationLimits.files} files. Both sides of a card
              are two pictures.
            </chakra.p>
          )}
        </div>
        {note && (
          <chakra.p
            key={note}
            ref={intoSight}
            role="status"
            textStyle="small"
            color="danger.fg"
            scrollMarginBlock={28}
          >
            {note}
          </chakra.p>
        )}
      </chakra.div>
    </UploadArea>
  );
}
