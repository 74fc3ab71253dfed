import { useEffect, useRef, useState } from 'react';

/**
 * Plays a stream in a `<video>`. Where the browser allows no sound before something was pressed it plays without, and `silent` says so
 * until `onSound` is called by a press.
 */
export function usePlayback(stream: MediaStream | undefined, { muted }: { muted: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream ?? null;
    if (!stream) return;
    let over = false;
    const play = async () => {
      try {
        await element.play();
      } catch (error) {
        // Any other reason is that the stream, or this element, is gone again.
        if (over || muted || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
        element.muted = true;
        setSilent(true);
        await element.play().catch(() => {});
      }
    };
    void play();
    return () => {
      over = true;
      element.srcObject = null;
    };
  }, [stream, muted]);
  return {
    video,
    silent,
    onSound() {
      setSilent(false);
      if (!video.current) return;
      video.current.muted = false;
      void video.current.play().catch(() => {});
    },
  };
}
