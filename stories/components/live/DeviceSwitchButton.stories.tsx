import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeDevices } from '../../../mocks/factories/liveRoom.ts';
import { DeviceSwitchButton } from '../../../src/components/live/DeviceSwitchButton.tsx';

const meta = {
  title: 'Components/Live/DeviceSwitchButton',
  component: DeviceSwitchButton,
  // StartPanel and HostRoomPanel show it.
  tags: ['!visual'],
  args: { kind: 'audio', devices: makeDevices({ audio: { status: 'on' } }), onSwitch: fn() },
} satisfies Meta<typeof DeviceSwitchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute the microphone' }));
    await expect(args.onSwitch).toHaveBeenCalledWith({ kind: 'audio', on: false });
  },
};
/** The microphone is on, and what it hears is not sent. */
export const Muted: Story = {
  args: { devices: makeDevices({ audio: { status: 'on' }, muted: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch the microphone on' }));
    await expect(args.onSwitch).toHaveBeenCalledWith({ kind: 'audio', on: true });
  },
};
export const Camera: Story = {
  args: { kind: 'video' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch the camera on' }));
    await expect(args.onSwitch).toHaveBeenCalledWith({ kind: 'video', on: true });
  },
};
