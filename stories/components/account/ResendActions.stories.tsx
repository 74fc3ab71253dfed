import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResendActions } from '../../../src/components/account/ResendActions.tsx';

const meta = {
  title: 'Components/Account/ResendActions',
  component: ResendActions,
  args: { channels: [0, 1], resendInSec: 0, onResend: fn(), onChangeNumber: fn() },
} satisfies Meta<typeof ResendActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenLastCalledWith({ channel: 0 });
    await userEvent.click(canvas.getByRole('button', { name: 'Send by e-mail instead' }));
    await expect(args.onResend).toHaveBeenLastCalledWith({ channel: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Change number' }));
    await expect(args.onChangeNumber).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: {
    resendFailure: { code: 'RATE_LIMITED', message: 'At most 3 codes an hour. Try again in 20 minutes.' },
  },
};
