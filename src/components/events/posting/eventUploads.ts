import type { UploadState } from '../../../domain/uploads.ts';
import type { CropDialogProps } from '../../ui/CropDialog.tsx';

/** A picture on its way, or refused; `progress` from 0 to 1. */
export interface SentPicture {
  id: string;
  name: string;
  previewUrl: string;
  state: UploadState;
  progress: number;
  error?: string | undefined;
  retryable?: boolean | undefined;
}

/** It is there: what the form takes. `src` is a data URL. */
export interface ArrivedPicture {
  id: string;
  mediaKey: string;
  src: string;
}

/** Pictures that are chosen for an event, until the event has them. */
export interface EventUploads {
  cover: {
    /** Being cut. */
    crop?: Pick<CropDialogProps, 'src' | 'busy' | 'onCancel' | 'onCrop'> | undefined;
    upload?: SentPicture | undefined;
    arrived?: ArrivedPicture | undefined;
    onPick: (event: { file: File }) => void;
    /** Stops it, or puts away what did not arrive. */
    onCancel: () => void;
    onRetry: () => void;
  };
  gallery: {
    uploads: readonly SentPicture[];
    arrived: readonly ArrivedPicture[];
    onPick: (event: { files: File[] }) => void;
    /** The form has taken it, or it is not wanted any more. */
    onRemove: (event: { id: string }) => void;
    onRetry: (event: { id: string }) => void;
  };
}
