import { chakra } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { documentTypes, isUnderWay, type UploadState } from '../../domain/uploads.ts';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/FieldNote.tsx';
import { UploadArea } from '../ui/UploadArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { useFileChooser } from '../ui/useFileChooser.ts';

export interface AttachmentPickerProps {
  file?:
    | {
        name: string;
        state: UploadState;
        /** 0 to 1. */
        progress: number;
        error?: string | undefined;
        /** The same file may pass another time. */
        retryable?: boolean | undefined;
      }
    | undefined;
  onPick: (event: { file: File }) => void;
  onRemove: () => void;
  onRetry: () => void;
  /** What the server refused about it. */
  error?: string | undefined;
  /** Why no file can be added now, in a sentence. */
  closed?: string | undefined;
}

/** One document or picture beside a letter. What goes wrong with it leaves the letter alone. */
export function AttachmentPicker({ file, onPick, onRemove, onRetry, error, closed }: AttachmentPickerProps) {
  const chooser = useFileChooser({
    label: 'File to attach',
    accept: documentTypes,
    onFiles: ([file]) => file && onPick({ file }),
  });
  return (
    <UploadArea
      hint="Drop your file here"
      wants={() => true}
      disabled={closed !== undefined}
      onFiles={({ files: [chosen] }) => chosen && onPick({ file: chosen })}
    >
      <chakra.div role="group" aria-label="Attachment, optional" display="grid" gap={2}>
        <input {...chooser.input} />
        {file && file.state !== 'failed' && (
          <chakra.p display="flex" alignItems="center" gap={2} minWidth={0}>
            <Paperclip aria-hidden size={16} />
            <chakra.span truncate title={file.name} fontWeight="semibold" dir="auto">
              {file.name}
            </chakra.span>
          </chakra.p>
        )}
        {file && <UploadProgress {...file} onRetry={file.retryable ? onRetry : undefined} />}
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          <Button
            size="sm"
            variant="outline"
            iconStart={<Paperclip aria-hidden />}
            disabled={closed !== undefined}
            onClick={chooser.open}
          >
            {file ? 'Choose another file' : 'Attach a file'}
          </Button>
          {file && (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              {isUnderWay(file.state) ? 'Cancel' : 'Remove'}
            </Button>
          )}
        </chakra.div>
        {error && (
          <div role="alert">
            <FieldNote id="attachment-error" tone="error">
              {error}
            </FieldNote>
          </div>
        )}
        <chakra.p textStyle="small" color="fg.muted">
          {closed ?? 'Optional: PDF, DOCX, ODT, JPEG or PNG, at most 10 MB.'}
        </chakra.p>
      </chakra.div>
    </UploadArea>
  );
}
