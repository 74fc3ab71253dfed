import { chakra } from '@chakra-ui/react';
import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { doorCameraRecipe } from '../../theme/recipes/check-in.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const Frame = chakra('div', doorCameraRecipe);

export type DoorCameraStatus =
  'off' | 'asking' | 'live' | 'denied' | 'missing' | 'busy' | 'insecure' | 'unreadable';

export interface DoorCameraMediaProps {
  status: DoorCameraStatus;
  /** While live: what the camera sees. Whoever made it stops it. */
  stream?: MediaStream | undefined;
  onStart: () => void;
  onStop: () => void;
}

const reasons: Record<Exclude<DoorCameraStatus, 'off' | 'asking' | 'live'>, string> = {
  denied:
    'This page may not use the camera. Allow it in the settings of your browser, beside the address, then try again. Until then you can type the code below.',
  missing: 'No camera was found on this device. Type the code below, or use a hand scanner.',
  busy: 'The camera is used by another program. Close that program, then try again, or type the code below.',
  insecure:
    'Browsers give a camera only to pages with a secure address (https). Open this page with one, or type the code below.',
  unreadable:
    'What reads the picture of the camera could not be loaded. Connect to the network, then try again, or type the code below.',
};

function Live({ stream, onStop }: Pick<DoorCameraMediaProps, 'stream' | 'onStop'>) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!video.current || !stream) return;
    video.current.srcObject = stream;
    // A screen that is left at once takes the element away while it begins to play.
    void video.current.play().catch(() => {});
  }, [stream]);
  return (
    <chakra.div display="grid" gap={3}>
      <Frame data-live="">
        <video ref={video} muted playsInline aria-label="What the camera sees" />
        <div data-part="frame" aria-hidden />
      </Frame>
      <Button variant="outline" iconStart={<CameraOff aria-hidden />} onClick={onStop}>
        Stop the camera
      </Button>
    </chakra.div>
  );
}

/** The camera of the door. Each reason why there is no picture is said, with what to do about it (product S36). */
export function DoorCameraMedia({ status, stream, onStart, onStop }: DoorCameraMediaProps) {
  if (status === 'live') return <Live stream={stream} onStop={onStop} />;
  if (status === 'asking')
    return (
      <Frame>
        <div data-part="idle" role="status">
          <Spinner size="lg" />
          <span>Waiting for the camera. Your browser may ask whether this page may use it.</span>
        </div>
      </Frame>
    );
  if (status === 'off')
    return (
      <Frame>
        <div data-part="idle">
          <Camera aria-hidden />
          <Button onClick={onStart}>Start the camera</Button>
        </div>
      </Frame>
    );
  return (
    <Notice
      tone="warning"
      action={
        status !== 'missing' &&
        status !== 'insecure' && (
          <Button variant="outline" size="sm" onClick={onStart}>
            Try again
          </Button>
        )
      }
    >
      {reasons[status]}
    </Notice>
  );
}
