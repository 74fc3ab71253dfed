import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PremiumPurchaseActions } from '../../../src/components/payments/PremiumPurchaseActions.tsx';

const meta = {
  title: 'Components/Payments/PremiumPurchaseActions',
  component: PremiumPurchaseActions,
} satisfies Meta<typeof PremiumPurchaseActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onBuy: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Premium for $7.99' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};
/** Who is not signed in. */
export const Guest: Story = {
  args: { login: { href: '/login' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Premium for $7.99' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.getByText('You log in first.')).toBeVisible();
  },
};
export const Closed: Story = {
  args: { reason: 'You are offline. You can buy Premium once you are back.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get Premium for $7.99' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/You are offline/);
  },
};
