import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MonthField } from '../../../src/components/ui/MonthField.tsx';

const meta = {
  title: 'Components/Ui/MonthField',
  component: MonthField,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Began', value: '2021-09', years: { first: 1990, last: 2026 }, onChange: fn() },
} satisfies Meta<typeof MonthField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Began: month' }), '03');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2021-03' });
  },
};
/** Half a month is none: nothing is said of it until the year is there too. */
export const Invalid: Story = {
  args: { value: '', error: 'Please enter when it began.', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('combobox', { name: 'Began: month' });
    await userEvent.selectOptions(month, '03');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
    await expect(month).toHaveValue('03');
    await userEvent.selectOptions(month, '');
    month.blur();
  },
};
