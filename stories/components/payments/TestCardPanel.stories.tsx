import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TestCardPanel } from '../../../src/components/payments/TestCardPanel.tsx';
import { noCard } from '../../../src/components/payments/testCards.ts';

const meta = {
  title: 'Components/Payments/TestCardPanel',
  component: TestCardPanel,
  args: { values: noCard, onChange: fn() },
} satisfies Meta<typeof TestCardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With what is wrong in it; the dialog of the payment shows it empty. */
export const Default: Story = {
  args: {
    values: { number: '4242 4242', expiry: '1', cvc: '' },
    errors: {
      number: 'Your card number is incomplete.',
      expiry: "Your card's expiration date is incomplete.",
      cvc: "Your card's security code is incomplete.",
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Card number/)).toHaveAccessibleDescription(
      'Your card number is incomplete.',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Test card'), '3155: Asks the bank (3-D Secure)');
    await expect(args.onChange).toHaveBeenCalledWith({
      number: '4000 0025 0000 3155',
      expiry: '12 / 34',
      cvc: '123',
    });
  },
};
