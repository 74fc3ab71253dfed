import { chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { isUnderWay, uploadText, type UploadState } from '../../domain/uploads.ts';
import { Button } from './Button.tsx';
import { FieldNote } from './FieldNote.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export interface UploadProgressProps {
  /** Of the file. */
  name: string;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** When failed: why. It stays until the file is removed or sent again. */
  error?: string | undefined;
  /** When failed: the same file may pass another time. */
  onRetry?: (() => void) | undefined;
}

/** How far a file is on its way to the server, or why it did not arrive. Nothing once it is there. */
export function UploadProgress({ name, state, progress, error, onRetry }: UploadProgressProps) {
  if (state === 'failed')
    return (
      <>
        <div role="alert">
          <chakra.p fontWeight="semibold" truncate title={name}>
            {name}
          </chakra.p>
          <FieldNote id={`upload-${name}`} tone="error">
            {error}
          </FieldNote>
        </div>
        {onRetry && (
          <chakra.div mt={2}>
            <Button size="sm" variant="outline" iconStart={<RotateCw aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
          </chakra.div>
        )}
      </>
    );
  if (!isUnderWay(state)) return null;
  return (
    <div>
      <ProgressBar
        label={`Uploading ${name}`}
        labelHidden
        value={(state === 'processing' ? 1 : progress) * 100}
      />
      <chakra.p textStyle="caption" color="fg.muted" mt={1} fontVariantNumeric="tabular-nums" aria-hidden>
        {uploadText(state, progress)}
      </chakra.p>
    </div>
  );
}
