import { chakra } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { canvasBlob } from '../../lib/canvasBlob.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

export type CameraStatus = 'asking' | 'live' | 'denied' | 'missing' | 'busy';

export interface CameraDialogProps {
  open: boolean;
  status: CameraStatus;
  /** While live: what the camera sees. Whoever made it stops it. */
  stream?: MediaStream | undefined;
  onTake: (event: { file: File }) => void;
  onRetry: () => void;
  onClose: () => void;
}

const sentences: Record<Exclude<CameraStatus, 'live' | 'asking'>, string> = {
  denied:
    'This page may not use the camera. Allow it in the settings of your browser, beside the address, then try again.',
  missing: 'No camera was found on this device. You can choose a picture instead.',
  busy: 'The camera is used by another program. Close that program, then try again.',
};

async function photograph(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await canvasBlob(canvas, 'image/jpeg', 0.92);
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined;
}

/** Takes one photo. Each reason why there is no picture is said, with what to do about it. */
export function CameraDialog({ open, status, stream, onTake, onRetry, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const live = status === 'live';
  // The dialog may bring its content after the first effects have run.
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (!element || !stream) return;
      element.srcObject = stream;
      // A dialog that closes at once takes the element away while it begins to play.
      void element.play().catch(() => {});
    },
    [stream],
  );
  const take = async () => {
    const file = video.current?.videoWidth ? await photograph(video.current) : undefined;
    if (file) onTake({ file });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Take a photo"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {live || status === 'asking' ? (
            <Button iconStart={<Camera aria-hidden />} disabled={!live} onClick={() => void take()}>
              Take photo
            </Button>
          ) : (
            status !== 'missing' && <Button onClick={onRetry}>Try again</Button>
          )}
        </>
      }
    >
      {live ? (
        <chakra.video
          ref={show}
          muted
          playsInline
          aria-label="What the camera sees"
          width="full"
          aspectRatio={4 / 3}
          objectFit="contain"
          borderRadius="control"
          bg="bg.sunken"
        />
      ) : status === 'asking' ? (
        <chakra.p role="status" color="fg.muted">
          Waiting for the camera. Your browser may ask whether this page may use it.
        </chakra.p>
      ) : (
        <Notice tone="warning">{sentences[status]}</Notice>
      )}
    </Dialog>
  );
}
