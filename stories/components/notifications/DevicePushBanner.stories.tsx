import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DevicePushBanner } from '../../../src/components/notifications/DevicePushBanner.tsx';
import { pushHelp } from '../../../src/domain/pushPermission.ts';

const chrome = 'Mozilla/5.0 Chrome/153.0 Safari/537.36';
const textOf = (permission: NotificationPermission | undefined, userAgent = chrome) =>
  pushHelp({ permission, userAgent })?.text ?? '';

const meta = {
  title: 'Components/Notifications/DevicePushBanner',
  component: DevicePushBanner,
  args: { text: textOf('default'), onAllow: fn() },
} satisfies Meta<typeof DevicePushBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow on this device' }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
  },
};
/** The browser was asked and has said no: only its own settings change that. */
export const Blocked: Story = {
  args: { text: textOf('denied'), onAllow: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
