import { useEffect, useRef, useState } from 'react';
import type { DoorCameraMediaProps, DoorCameraStatus } from '../../components/checkin/DoorCameraMedia.tsx';
import { loadQrReader, type QrReader, watchQr } from '../../platform/qrReader.ts';
import { useLatest } from '../site/useLatest.ts';
import { isLayerOpen, isSingleKey, isTyping } from '../site/shortcutKeys.ts';

/** Between two keys of a scanner, where nothing else can be typed. */
const scannerMs = 1000;
/** No code is shorter, and no longer. */
const [shortest, longest] = [8, 400];
/** In a field, only what nobody types by hand is taken for a scan. */
const ticketAtEnd = /T1\.[\w.-]+$/;

interface KeyScanner {
  onScan: (text: string) => void;
  /** The scanner has typed this into a field where somebody was writing. */
  onStray: (text: string) => void;
}

/**
 * A hand scanner is a keyboard that types a code and presses Enter, wherever the focus is (product S36). Single keys of the
 * application rest meanwhile: its letters are part of a code.
 */
export function useKeyScanner(scanner: KeyScanner): void {
  const latest = useLatest(scanner);
  useEffect(() => {
    let [typed, last] = ['', 0];
    let place: EventTarget | null = null;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, timeStamp, isComposing } = event;
      if (isComposing || !isSingleKey(event) || isLayerOpen()) return;
      const writing = isTyping(target);
      if (target !== place || (!writing && timeStamp - last > scannerMs)) typed = '';
      place = target;
      if (key.length === 1) {
        typed = (typed + key).slice(-longest);
        last = timeStamp;
        // The space bar presses what has the focus.
        if (!writing && key !== ' ') event.stopPropagation();
        return;
      }
      if (key !== 'Enter') return;
      const code = writing ? (ticketAtEnd.exec(typed)?.[0] ?? '') : typed.trim();
      typed = '';
      if (code.length < shortest) return;
      event.preventDefault();
      event.stopPropagation();
      if (writing) latest.current.onStray(code);
      latest.current.onScan(code);
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [latest]);
}

const statuses: Record<string, DoorCameraStatus> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
const stop = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop());

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
    const end = watchQr(stream, reader, (text) => read.current(text));
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
