import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PremiumWaitingBanner } from '../../../src/components/payments/PremiumWaitingBanner.tsx';

const meta = {
  title: 'Components/Payments/PremiumWaitingBanner',
  component: PremiumWaitingBanner,
  args: { onRetry: fn() },
} satisfies Meta<typeof PremiumWaitingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your payment arrived; we are switching Premium on',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
