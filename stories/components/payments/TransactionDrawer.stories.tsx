import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  disputedTransaction,
  failedTransaction,
  makeTransaction,
  pendingTransaction,
} from '../../../mocks/factories/payments.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { TransactionDrawer } from '../../../src/components/payments/TransactionDrawer.tsx';

const meta = {
  title: 'Components/Payments/TransactionDrawer',
  component: TransactionDrawer,
  args: {
    state: { status: 'ready', transaction: makeTransaction() },
    onClose: fn(),
    onReceipt: fn(),
    helpHref: '/contact-us?payment=R-2026-000131',
    related: { href: '/pricing', label: 'See Premium' },
  },
} satisfies Meta<typeof TransactionDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const drawer = within(await findDialog('Rolecast Premium'));
    await expect(drawer.getByText('Visa ending in 4242')).toBeVisible();
    await expect(drawer.getByText('R-2026-000131')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Receipt (PDF)' }));
    await expect(args.onReceipt).toHaveBeenCalledOnce();
    await expect(drawer.getByRole('link', { name: 'Ask for help' })).toHaveAttribute(
      'href',
      '/contact-us?payment=R-2026-000131',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** It waits to be paid. */
export const Pending: Story = {
  args: {
    state: { status: 'ready', transaction: pendingTransaction },
    onReceipt: undefined,
    onPay: fn(),
    related: { href: '/profile?tab=documents', label: 'See the document' },
  },
  play: async ({ args, userEvent }) => {
    const drawer = within(await findDialog('Verification of a certificate'));
    await expect(drawer.getByText('Can be paid until')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Pay now' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { state: { status: 'ready', transaction: failedTransaction }, onReceipt: undefined },
  play: async () => {
    const drawer = within(await findDialog('Rolecast Premium'));
    await expect(drawer.getByRole('alert')).toHaveTextContent('Your card was declined.');
    await expect(drawer.getByText('Started')).toBeVisible();
  },
};
/** The buyer has asked the bank for the money back. */
export const Disputed: Story = {
  args: { state: { status: 'ready', transaction: disputedTransaction }, related: undefined },
  play: async () => {
    const drawer = within(await findDialog('Harbour job fair'));
    await expect(drawer.getByText('Disputed')).toBeVisible();
    await expect(drawer.getByText(/Until it decides, tickets of it open no door/)).toBeVisible();
  },
};
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'This payment does not exist.' } } },
};
