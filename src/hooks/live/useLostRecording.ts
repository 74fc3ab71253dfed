import { useState } from 'react';

/** Whether the recording has ended by itself. `expected`: it is begun or ended here, or with the room. */
export function useLostRecording(isRecording: boolean, expected: boolean) {
  const [lost, setLost] = useState(false);
  const [was, setWas] = useState(isRecording);
  if (was !== isRecording) {
    setWas(isRecording);
    // Nobody has stopped it: the disk is full, or the recording has reached its greatest size.
    setLost(was && !expected);
  }
  return { lost, forget: () => setLost(false) };
}
