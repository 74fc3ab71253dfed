import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { MediaViewerPanel } from './MediaViewerPanel.tsx';

export interface MediaViewerDialogProps {
  open: boolean;
  pictures: readonly Schemas['Media'][];
  /**
   * Index of the picture that is shown first.
   * @default 0
   */
  start?: number;
  onClose: () => void;
}

/**
 * One picture at a time, whole or from near, with its description; dark in both themes, as pictures are looked at. The
 * arrow keys turn the pages, and move what is larger than its stage.
 */
export function MediaViewerDialog({ open, pictures, start = 0, onClose }: MediaViewerDialogProps) {
  const [index, setIndex] = useState(start);
  const count = pictures.length;
  const picture = pictures[index];
  const title = count > 1 ? `Picture ${index + 1} of ${count}` : 'Picture';
  const turn = ({ step }: { step: number }) => setIndex((index + step + count) % count);
  return (
    <Dialog open={open} onClose={onClose} size="full" dark title={title}>
      {picture && (
        <MediaViewerPanel
          picture={picture}
          title={title}
          turned={index !== start}
          onTurn={count > 1 ? turn : undefined}
        />
      )}
    </Dialog>
  );
}
