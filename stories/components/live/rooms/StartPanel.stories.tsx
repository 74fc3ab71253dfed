import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { authors } from '../../../../mocks/factories/feed.ts';
import { devicesOn, makeDevices } from '../../../../mocks/factories/liveRoom.ts';
import { stillCamera } from '../../../../mocks/fixtures/stillCamera.ts';
import { StartPanel } from '../../../../src/components/live/rooms/StartPanel.tsx';

const meta = {
  title: 'Components/Live/StartPanel',
  component: StartPanel,
  args: {
    devices: makeDevices(),
    withVideo: true,
    level: 0,
    member: authors.amara,
    browser: 'chromium',
    onSwitch: fn(),
    onPick: fn(),
    onRetry: fn(),
    form: {
      initialValues: { title: '', description: '', visibility: '0', eventId: '', record: true },
      events: [],
      canRecord: true,
      busy: false,
      onSubmit: fn(),
      cancelHref: '/',
    },
  },
} satisfies Meta<typeof StartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything may be off. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your camera is off')).toBeVisible();
    await expect(canvas.getByText('Nobody hears you')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go live' })).toBeEnabled();
  },
};
export const Seen: Story = {
  args: { level: 0.5 },
  render: function WithCamera(args) {
    const [camera] = useState(stillCamera);
    useEffect(
      () => () => {
        for (const track of camera.getTracks()) track.stop();
      },
      [camera],
    );
    return <StartPanel {...args} devices={devicesOn(camera)} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('What your camera sees');
    await expect(video).toBeVisible();
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2));
    await expect(canvas.getByText('We hear you')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Microphone' }), 'mic-2');
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'audio', deviceId: 'mic-2' });
  },
};
export const AudioAlone: Story = {
  args: { withVideo: false, devices: devicesOn(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Live Audio');
    await expect(canvas.getByText('Say something')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Camera' })).toBeNull();
  },
};
/** One goes live with sound alone, and reads why. */
export const CameraDenied: Story = {
  args: { devices: devicesOn(undefined, { video: { status: 'denied' } }) },
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledWith({ kind: 'video' });
    again.blur();
  },
};
/** And the network is slow. */
export const Unplugged: Story = {
  args: {
    devices: devicesOn(undefined, {
      notice: { text: 'The microphone was unplugged. Now in use: Built-in microphone.' },
    }),
    onAudioInstead: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/The microphone was unplugged/)).toBeVisible();
    const audio = canvas.getByRole('button', { name: 'Live Audio instead' });
    await userEvent.click(audio);
    await expect(args.onAudioInstead).toHaveBeenCalledOnce();
    audio.blur();
  },
};
