import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TransactionFilters } from '../../../src/components/payments/TransactionFilters.tsx';
import { noTransactionFilters } from '../../../src/domain/transactions.ts';

const meta = {
  title: 'Components/Payments/TransactionFilters',
  component: TransactionFilters,
  args: { filters: noTransactionFilters, onChange: fn() },
} satisfies Meta<typeof TransactionFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Premium');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noTransactionFilters, type: '3' });
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Paid back');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...noTransactionFilters, status: '3' });
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};
/** The days stand in the wrong order. */
export const Wrong: Story = {
  args: { filters: { type: '', status: '1', from: '2026-02-01', to: '2026-01-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription(
      'The last day is before the first one.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onChange).toHaveBeenCalledWith(noTransactionFilters);
  },
};
