import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { OtpField } from '../../../src/components/ui/OtpField.tsx';

const meta = {
  title: 'Components/Ui/OtpField',
  component: OtpField,
  args: {
    label: 'Code',
    help: 'We sent 6 digits to +49 ••• 789.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <OtpField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a34');
    await expect(input).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.paste('123 456');
    await expect(input).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.clear(input);
    await userEvent.type(input, '1234');
  },
};
/** A wrong code that the next digit begins anew looks as selected as it is. */
export const Selected: Story = {
  args: { value: '120034', error: 'That code is wrong. 4 tries left.' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveAccessibleDescription('That code is wrong. 4 tries left.');
    input.focus();
    input.select();
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-selected]')).toHaveLength(6));
  },
};
export const Disabled: Story = { args: { value: '120034', disabled: true } };
