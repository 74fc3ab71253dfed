import type { UploadState } from '../../../domain/uploads.ts';
import type { CropDialogProps } from '../../ui/CropDialog.tsx';

/** A picture that is chosen for a job, until the job has it. */
export interface JobPictureUpload {
  /** Being cut. */
  crop?: Pick<CropDialogProps, 'src' | 'busy' | 'onCancel' | 'onCrop'> | undefined;
  /** On its way, or refused; `progress` from 0 to 1. */
  upload?:
    | {
        previewUrl: string;
        state: UploadState;
        progress: number;
        error?: string | undefined;
        retryable?: boolean | undefined;
      }
    | undefined;
  /** It is there: what the form takes. The preview is a data URL. */
  arrived?: { key: string; previewUrl: string } | undefined;
  onPick: (event: { file: File }) => void;
  /** Stops it, or puts away what did not arrive. */
  onCancel: () => void;
  onRetry: () => void;
}
