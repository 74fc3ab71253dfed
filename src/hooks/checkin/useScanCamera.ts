import { useEffect, useRef, useState } from 'react';
import type { DoorCameraMediaProps, DoorCameraStatus } from '../../components/checkin/DoorCameraMedia.tsx';
import { loadQrReader, type QrReader } from '../../platform/qrReader.ts';
import { useLatest } from '../site/useLatest.ts';

/** Between two looks: quick enough for a hand that holds a phone, slow enough for its battery. */
const lookMs = 120;
/** A code that is still held into the camera was read already. */
const sameMs = 2500;

const statuses: Record<string, DoorCameraStatus> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

/** Looks at what the camera sees until it is called off; the same code counts anew once it was gone for a while. */
function watch(stream: MediaStream, reader: QrReader, onRead: (text: string) => void): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  void video.play().catch(() => {});
  let [over, last, seenAt] = [false, '', 0];
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const text = await reader(video);
    if (over) return;
    const now = performance.now();
    if (text !== undefined && (text !== last || now - seenAt > sameMs)) onRead(text);
    if (text !== undefined) [last, seenAt] = [text, now];
    timer = setTimeout(() => void look(), lookMs);
  };
  void look();
  return () => {
    over = true;
    clearTimeout(timer);
    video.srcObject = null;
  };
}

async function askForCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

/** The camera of the door (product S36). It is on only between start and stop, and reads one code after the other. */
export function useScanCamera(onRead: (text: string) => void): DoorCameraMediaProps {
  const [state, setState] = useState<{
    status: DoorCameraStatus;
    live?: { stream: MediaStream; reader: QrReader };
  }>({ status: 'off' });
  const asked = useRef(0);
  const read = useLatest(onRead);
  const { live } = state;
  useEffect(() => {
    if (!live) return;
    const { stream, reader } = live;
    const end = watch(stream, reader, (text) => read.current(text));
    // It was pulled out, or the system took it away.
    const gone = () => setState({ status: 'missing' });
    for (const track of stream.getTracks()) track.addEventListener('ended', gone);
    return () => {
      end();
      for (const track of stream.getTracks()) track.removeEventListener('ended', gone);
      stop(stream);
    };
  }, [live, read]);
  // Who asks for the camera may be gone when it comes.
  useEffect(
    () => () => {
      asked.current++;
    },
    [],
  );
  const start = async () => {
    const turn = ++asked.current;
    const tell = (next: typeof state) => turn === asked.current && setState(next);
    if (!isSecureContext) return tell({ status: 'insecure' });
    if (!('mediaDevices' in navigator)) return tell({ status: 'missing' });
    tell({ status: 'asking' });
    let stream: MediaStream | undefined;
    try {
      stream = await askForCamera();
      const reader = await loadQrReader();
      if (turn === asked.current) return tell({ status: 'live', live: { stream, reader } });
      return stop(stream);
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      tell({ status: stream ? 'unreadable' : (statuses[name] ?? 'missing') });
      return stop(stream);
    }
  };
  return {
    status: state.status,
    stream: live?.stream,
    onStart: () => void start(),
    onStop() {
      asked.current++;
      setState({ status: 'off' });
    },
  };
}
