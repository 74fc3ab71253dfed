import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeTransaction, transactionRows, transactionTotals } from '../../../mocks/factories/payments.ts';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { TransactionList } from '../../../src/components/payments/TransactionList.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Payments/TransactionList',
  component: TransactionList,
  args: {
    state: { ...ready, items: transactionRows },
    totals: transactionTotals,
    filtered: false,
    onOpen: fn(),
  },
} satisfies Meta<typeof TransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    // Sums of two currencies stand beside each other and are never added up.
    await expect(canvas.getByText(/^Paid: \$7\.99 · /)).toHaveTextContent(
      'Paid: $7.99 · F CFA 10,000 (F CFA 5,000 paid back)',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Dakar Tech Job Fair/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ transaction: transactionRows[3] });
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' }, totals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not paid anything here.')).toBeVisible();
  },
};
export const Error: Story = {
  args: {
    state: { status: 'error', error: { message: 'Something went wrong' }, onRetry: fn() },
    totals: [],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = {
  args: { state: { ...ready, items: transactionRows.slice(0, 2), hasMore: true, busy: true } },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [
        makeTransaction({ title: longWord, amount: 123_456_789_00 }),
        makeTransaction({ transactionId: 'x7', title: longText, currency: 'XOF', status: 5 }),
      ],
    },
  },
};
