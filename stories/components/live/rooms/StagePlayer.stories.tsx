import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { authors } from '../../../../mocks/factories/feed.ts';
import { stillCamera } from '../../../../mocks/fixtures/stillCamera.ts';
import { StagePlayer, type StagePlayerProps } from '../../../../src/components/live/rooms/StagePlayer.tsx';

function WithPicture(props: StagePlayerProps) {
  const [stream] = useState(stillCamera);
  useEffect(
    () => () => {
      for (const track of stream.getTracks()) track.stop();
    },
    [stream],
  );
  return <StagePlayer {...props} stream={stream} hasPicture />;
}

const meta = {
  title: 'Components/Live/StagePlayer',
  component: StagePlayer,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720, height: 405, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
  args: { state: 'live', stream: undefined, host: authors.sol, hasPicture: false, onRetry: fn() },
} satisfies Meta<typeof StagePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = {
  args: { state: 'connecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connecting…')).toBeVisible();
  },
};
/** In a browser that allows no sound before something was pressed. */
export const Live: Story = {
  render: (args) => <WithPicture {...args} />,
  async beforeEach() {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return this.muted ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    return () => {
      HTMLMediaElement.prototype.play = play;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('What Café Sol shows');
    await expect(video).toBeVisible();
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Picture in picture' })).toBeVisible();
    const sound = await canvas.findByRole('button', { name: 'Tap for sound' });
    await expect(video.muted).toBe(true);
    await userEvent.click(sound);
    await expect(video.muted).toBe(false);
    await expect(canvas.queryByRole('button', { name: 'Tap for sound' })).toBeNull();
  },
};
export const Reconnecting: Story = {
  args: { state: 'reconnecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting…')).toBeVisible();
  },
};
/** It has given up, until it is asked to try again. */
export const Ended: Story = {
  args: { state: 'unreachable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The connection is lost.')).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    again.blur();
  },
};
/** The host is gone; the room is kept for a while. */
export const Offline: Story = {
  args: { state: 'hostAway', awaySec: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Host is reconnecting');
    // To be read, and not to be told each second.
    await expect(canvas.getByRole('status')).not.toHaveTextContent('42');
    await expect(canvas.getByText('The room is kept for 42 seconds.')).toBeVisible();
  },
};
