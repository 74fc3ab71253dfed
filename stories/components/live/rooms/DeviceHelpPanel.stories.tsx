import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeDevices } from '../../../../mocks/factories/liveRoom.ts';
import { DeviceHelpPanel } from '../../../../src/components/live/rooms/DeviceHelpPanel.tsx';

const meta = {
  title: 'Components/Live/DeviceHelpPanel',
  component: DeviceHelpPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, display: 'grid', gap: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    devices: makeDevices({ audio: { status: 'denied' }, video: { status: 'denied' } }),
    kinds: ['audio', 'video'],
    browser: 'chromium',
    onRetry: fn(),
  },
} satisfies Meta<typeof DeviceHelpPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What to do differs from browser to browser. */
export const Default: Story = {
  render: (args) => (
    <>
      <DeviceHelpPanel {...args} />
      <DeviceHelpPanel {...args} browser="firefox" />
      <DeviceHelpPanel {...args} browser="safari" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Press the sliders at the start of the address.')).toBeVisible();
    const [microphone] = canvas.getAllByRole('button', { name: 'Try again' });
    if (microphone) await userEvent.click(microphone);
    await expect(args.onRetry).toHaveBeenCalledWith({ kind: 'audio' });
    microphone?.blur();
  },
};
export const Asking: Story = {
  args: { devices: makeDevices({ audio: { status: 'asking' }, video: { status: 'asking' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your browser may ask/)).toBeVisible();
  },
};
/** There is none, and there can be none: trying again would change nothing then. */
export const None: Story = {
  args: { devices: makeDevices({ audio: { status: 'insecure' }, video: { status: 'missing' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/only to pages with a secure address/)).toBeVisible();
    await expect(canvas.getByText(/No camera was found on this device/)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
