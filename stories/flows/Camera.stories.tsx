import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useCamera } from '../../src/hooks/site/useCamera.ts';

function Asking() {
  const { dialog } = useCamera(() => {});
  return (
    <button type="button" onClick={dialog.onRetry}>
      Take a photo
    </button>
  );
}

function Leaving() {
  const [here, setHere] = useState(true);
  return (
    <main style={{ padding: 48 }}>
      <h1>A photo</h1>
      {here && <Asking />}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
    </main>
  );
}

const meta = { title: 'Flows/Camera', component: Leaving } satisfies Meta<typeof Leaving>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever asked for the camera has left when it comes: it is switched off at once. */
export const ComesTooLate: Story = {
  // Nothing of the product is drawn: only what becomes of the camera counts.
  tags: ['!visual'],
  play: async ({ userEvent }) => {
    const stop = fn();
    const { promise, resolve } = Promise.withResolvers<MediaStream>();
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = () => promise;
    try {
      await userEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
      await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
      // Of a stream, stopping its tracks is all that is asked here.
      resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream);
      await waitFor(() => expect(stop).toHaveBeenCalledOnce());
    } finally {
      mediaDevices.getUserMedia = real;
    }
  },
};
