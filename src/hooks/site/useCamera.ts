import { useEffect, useRef, useState } from 'react';
import type { CameraDialogProps, CameraStatus } from '../../components/ui/CameraDialog.tsx';

export interface CameraWay {
  /** Phones: the system's own camera takes the photo. */
  capture: boolean;
  /** Elsewhere: opens the dialog. Absent where the browser has no camera to offer. */
  onCamera?: () => void;
  dialog: CameraDialogProps;
}

const statuses: Record<string, CameraStatus> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

/** A photo from the camera (product S60). The camera is on only while the dialog is open. */
export function useCamera(onTake: (event: { files: File[] }) => void): CameraWay {
  const [state, setState] = useState<{ status: CameraStatus; stream?: MediaStream }>();
  const asked = useRef(0);
  const stream = state?.stream;
  useEffect(() => () => stop(stream), [stream]);
  // Who asks for the camera may be gone when it comes.
  useEffect(
    () => () => {
      asked.current++;
    },
    [],
  );
  const close = () => {
    asked.current++;
    setState(undefined);
  };
  const open = async () => {
    const turn = ++asked.current;
    setState({ status: 'asking' });
    try {
      const video = { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1440 } };
      const found = await navigator.mediaDevices.getUserMedia({ video, audio: false });
      if (turn === asked.current) setState({ status: 'live', stream: found });
      else stop(found);
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (turn === asked.current) setState({ status: statuses[name] ?? 'missing' });
    }
  };
  const capture = matchMedia('(pointer: coarse)').matches;
  // Absent on a page without TLS.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return {
    capture,
    ...(!capture && devices && { onCamera: () => void open() }),
    dialog: {
      open: state !== undefined,
      status: state?.status ?? 'asking',
      stream,
      onTake({ file }) {
        close();
        onTake({ files: [file] });
      },
      onRetry: () => void open(),
      onClose: close,
    },
  };
}
