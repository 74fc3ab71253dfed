import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationsPanel } from '../../../src/components/account/NotificationsPanel.tsx';
import { howToAllow } from '../../../src/domain/pushPermission.ts';

const meta = {
  title: 'Components/Account/NotificationsPanel',
  component: NotificationsPanel,
  args: {
    settings: { email_notification_status: true, notification_status: false },
    onRetry: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof NotificationsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S4.5] Type 1 is by e-mail, 2 inside the app. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Email Notifications' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 1, value: false });
    await userEvent.click(canvas.getByRole('switch', { name: 'App Notifications' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 2, value: true });
  },
};
export const Error: Story = {
  args: { settings: undefined, error: { message: 'Something went wrong' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
/** [S3.4] What the server does not tell is off. The browser has said no: how to change that. */
export const Refused: Story = {
  args: {
    settings: {},
    push: true,
    refused: { type: 2, message: howToAllow('Mozilla/5.0 Chrome/153.0 Safari/537.36') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your browser blocks notifications/)).toBeVisible();
    for (const field of canvas.getAllByRole('switch')) await expect(field).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'App Notifications' })).not.toBeChecked();
  },
};
