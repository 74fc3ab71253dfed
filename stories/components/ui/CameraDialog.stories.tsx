import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { stillCamera } from '../../../mocks/fixtures/stillCamera.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { CameraDialog } from '../../../src/components/ui/CameraDialog.tsx';

const meta = {
  title: 'Components/Ui/CameraDialog',
  component: CameraDialog,
  args: { open: true, status: 'asking', onTake: fn(), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof CameraDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Photo</Button>
        <CameraDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Photo' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Take a photo' });
    await expect(screen.getByRole('button', { name: 'Take photo' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
export const Live: Story = {
  // The browser of the review draws no live stream: an empty box.
  tags: ['!visual', 'vitest'],
  args: { status: 'live' },
  render: function Filmed(args) {
    const [stream] = useState(stillCamera);
    return <CameraDialog {...args} stream={stream} />;
  },
  play: async ({ args, userEvent }) => {
    const picture = await screen.findByLabelText<HTMLVideoElement>('What the camera sees');
    await waitFor(() => expect(picture.videoWidth).toBe(640));
    await userEvent.click(screen.getByRole('button', { name: 'Take photo' }));
    await waitFor(() =>
      expect(args.onTake).toHaveBeenCalledWith({ file: expect.objectContaining({ type: 'image/jpeg' }) }),
    );
  },
};
export const Denied: Story = {
  args: { status: 'denied' },
  play: async ({ args, userEvent }) => {
    await findDialog(/./);
    await expect(await screen.findByRole('alert')).toHaveTextContent('may not use the camera');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = { args: { status: 'missing' } };
export const Busy: Story = { args: { status: 'busy' } };
