import { useEffect, useState, type ReactNode } from 'react';
import { openCalls } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { StillWorkingNote } from '../components/ui/StillWorkingNote.tsx';

/** Product 2.1. */
const longMs = 10_000;
/** An act of several calls can be cancelled during each of them. */
const lookMs = 500;

function cancel() {
  // Unlike a call without an answer it does not go again by itself: the member wanted it to end.
  const cancelled = new ApiError(499, 'CANCELLED', {
    message: 'Cancelled before an answer came. It may have been done all the same.',
  });
  for (const stop of openCalls) stop.abort(cancelled);
}

/** Stands after whatever button waits for an answer. The form that it belongs to stays as it is, and may be sent again. */
export default function StillWorking(): ReactNode {
  /** How many calls are on their way; nothing as long as nobody has waited long. */
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    const began = performance.now();
    const look = () => {
      if (performance.now() - began >= longMs) setOpen(openCalls.size);
    };
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, []);
  return <StillWorkingNote lasts={open !== undefined} onCancel={open ? cancel : undefined} />;
}
