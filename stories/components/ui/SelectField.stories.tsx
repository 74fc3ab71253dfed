import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { SelectField } from '../../../src/components/ui/SelectField.tsx';

const meta = {
  title: 'Components/Ui/SelectField',
  component: SelectField,
  args: {
    label: 'Industry',
    placeholder: 'Choose an industry',
    options: [
      { value: 'energy', label: 'Energy' },
      { value: 'food', label: 'Food and drink' },
      { value: 'software', label: 'Software' },
    ],
    defaultValue: '',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Industry' });
    await userEvent.selectOptions(select, 'Food and drink');
    await expect(select).toHaveValue('food');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'energy' } };
export const LongText: Story = {
  args: {
    label: longName,
    options: [{ value: 'long', label: longName }],
    defaultValue: 'long',
    error: longName,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(longName);
  },
};
