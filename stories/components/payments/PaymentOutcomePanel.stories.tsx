import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { PaymentOutcomePanel } from '../../../src/components/payments/PaymentOutcomePanel.tsx';

const meta = {
  title: 'Components/Payments/PaymentOutcomePanel',
  component: PaymentOutcomePanel,
  args: {
    outcome: { status: 'succeeded', title: 'Rolecast Premium', price: '$7.99', premium: true },
    transactionsHref: '/transactions',
  },
} satisfies Meta<typeof PaymentOutcomePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment successful!');
    await expect(canvas.getByText('You paid $7.99 for Rolecast Premium. You are Premium now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your payments' })).toHaveAttribute(
      'href',
      '/transactions',
    );
  },
};
const bought = {
  tickets: [
    { ticketId: 't1', attendeeName: 'Amara Diallo', packageName: 'Day pass' },
    { ticketId: 't2', attendeeName: longWord, packageName: 'Afternoon' },
  ],
  eventHref: '/events',
  onCalendar: fn(),
};
/** Tickets that cost nothing are no payment: who comes with each. */
export const Free: Story = {
  args: { outcome: { status: 'succeeded', title: 'Harbour job fair', price: '', premium: false, bought } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your tickets are ready');
    await expect(canvas.queryByRole('link', { name: 'See your payments' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(bought.onCalendar).toHaveBeenCalledOnce();
  },
};
/** Paid, and not Premium yet. */
export const Late: Story = {
  args: {
    outcome: {
      status: 'succeeded',
      title: 'Rolecast Premium',
      price: '$7.99',
      premium: false,
      onRetryUpgrade: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const { outcome } = args;
    await expect(outcome.status === 'succeeded' && outcome.onRetryUpgrade).toHaveBeenCalledOnce();
  },
};
export const Processing: Story = {
  args: { outcome: { status: 'processing', onCheck: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your bank is still confirming',
    );
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};
export const Stranger: Story = {
  args: { outcome: { status: 'login', onLogin: fn() }, transactionsHref: undefined },
};
