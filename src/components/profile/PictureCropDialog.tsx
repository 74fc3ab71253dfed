import { lazy, Suspense } from 'react';
import type { CropDialogProps } from '../ui/CropDialog.tsx';

const CropDialog = lazy(async () => ({ default: (await import('../ui/CropDialog.tsx')).CropDialog }));

export interface PictureCropDialogProps extends Pick<CropDialogProps, 'onCancel' | 'onCrop' | 'busy'> {
  /** What is cut: the member's picture or the cover. Closed without a picture. */
  noun: string;
  src: string | undefined;
  round: boolean;
  /** The cover, four to one; else a square. */
  wide: boolean;
}

/** Chooses the part of a new photo, logo or cover. */
export function PictureCropDialog({ noun, src, round, wide, ...events }: PictureCropDialogProps) {
  if (src === undefined) return null;
  return (
    <Suspense fallback={null}>
      <CropDialog
        open
        src={src}
        aspect={wide ? 4 : 1}
        shape={round && !wide ? 'circle' : 'rect'}
        title={`Choose the part for your ${noun}`}
        {...events}
      />
    </Suspense>
  );
}
