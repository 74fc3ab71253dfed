import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeDevices } from '../../../../mocks/factories/liveRoom.ts';
import { DeviceSwitchButton } from '../../../../src/components/live/rooms/DeviceSwitchButton.tsx';

const meta = {
  title: 'Components/Live/DeviceSwitchButton',
  component: DeviceSwitchButton,
  // StartPanel and HostRoomPanel show it.
  tags: ['!visual'],
  args: { kind: 'audio', devices: makeDevices({ audio: { status: 'on' } }), onSwitch: fn() },
} satisfies Meta<typeof DeviceSwitchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that is sent, one that is on while what it hears is not sent, and one that is off. */
export const Default: Story = {
  render: (args) => (
    <>
      <DeviceSwitchButton {...args} />
      <DeviceSwitchButton {...args} devices={makeDevices({ audio: { status: 'on' }, muted: true })} />
      <DeviceSwitchButton {...args} kind="video" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute the microphone' }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ kind: 'audio', on: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Switch the microphone on' }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ kind: 'audio', on: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Switch the camera on' }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ kind: 'video', on: true });
  },
};
