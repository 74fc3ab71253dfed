import { chakra } from '@chakra-ui/react';
import { FileText, Upload } from 'lucide-react';
import { useId } from 'react';
import type { ApplyFile } from '../../../domain/apply.ts';
import { isUnderWay, resumeTypes } from '../../../domain/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';

export interface ApplyFilePickerProps {
  /** What the file is. */
  label: string;
  /** Of the field, so that a form can move the focus to it. */
  name: string;
  file: ApplyFile | undefined;
  required?: boolean;
  error?: string | undefined;
  /** Why no file can be added now, in a sentence. */
  closed?: string | undefined;
  onPick: (event: { file: File }) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One document of an application: chosen, on its way, or there. */
export function ApplyFilePicker(props: ApplyFilePickerProps) {
  const { label, name, file, required = false, error, closed, onPick, onRemove, onRetry } = props;
  const chooser = useFileChooser({
    label: `File: ${label}`,
    accept: resumeTypes,
    onFiles: ([file]) => file && onPick({ file }),
  });
  const id = useId();
  return (
    <UploadArea
      hint="Drop your file here"
      wants={() => true}
      disabled={closed !== undefined}
      onFiles={({ files: [chosen] }) => chosen && onPick({ file: chosen })}
    >
      <chakra.div role="group" aria-labelledby={`${id}label`} display="grid" gap={2} minWidth={0}>
        <chakra.span id={`${id}label`} textStyle="label">
          {label}
          {!required && (
            <chakra.span color="fg.muted" fontWeight="regular">
              {' (optional)'}
            </chakra.span>
          )}
        </chakra.span>
        <input {...chooser.input} />
        {file && file.state !== 'failed' && (
          <chakra.p display="flex" alignItems="center" gap={2} minWidth={0}>
            <FileText aria-hidden size={18} />
            <chakra.span truncate title={file.name} fontWeight="semibold" dir="auto">
              {file.name}
            </chakra.span>
          </chakra.p>
        )}
        {file && <UploadProgress {...file} onRetry={file.retryable ? onRetry : undefined} />}
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <Button
            name={name}
            variant="outline"
            iconStart={<Upload aria-hidden />}
            disabled={closed !== undefined}
            aria-describedby={`${id}note`}
            onClick={chooser.open}
          >
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
          {file && (
            <Button variant="ghost" onClick={onRemove}>
              {isUnderWay(file.state) ? 'Cancel upload' : 'Remove'}
            </Button>
          )}
        </chakra.div>
        <FieldNote id={`${id}note`} tone={error ? 'error' : 'help'}>
          {error ?? closed ?? 'PDF, DOCX or ODT, at most 10 MB.'}
        </FieldNote>
      </chakra.div>
    </UploadArea>
  );
}
