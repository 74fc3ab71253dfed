import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { PhoneField } from '../../../src/components/ui/PhoneField.tsx';
import type { PhoneValue } from '../../../src/components/ui/PhoneField.tsx';

const meta = {
  title: 'Components/Ui/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone',
    countries: [
      { code: 'AG', name: 'Antigua and Barbuda', dialCode: '+1268', flag: '🇦🇬' },
      { code: 'DE', name: 'Germany', dialCode: '+49', flag: '🇩🇪' },
      { code: 'NG', name: 'Nigeria', dialCode: '+234', flag: '🇳🇬' },
    ],
    value: { countryCode: 'DE', phone: '' },
    onChange: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: PhoneValue) => {
      args.onChange(next);
      setValue(next);
    };
    return <PhoneField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'NG');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '8031234567');
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryCode: 'NG', phone: '8031234567' });
  },
};
export const Disabled: Story = {
  args: { disabled: true, value: { countryCode: 'DE', phone: '15123456789' } },
};
export const LongText: Story = {
  args: { label: longName, error: longName, value: { countryCode: 'DE', phone: '1'.repeat(80) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(longName);
  },
};
