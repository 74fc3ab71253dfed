import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { SwitchField, type SwitchFieldProps } from '../../../src/components/ui/SwitchField.tsx';

function Kept(props: SwitchFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  const onChange: SwitchFieldProps['onChange'] = (change) => {
    props.onChange(change);
    setChecked(change.checked);
  };
  return <SwitchField {...props} checked={checked} onChange={onChange} />;
}

const meta = {
  title: 'Components/Ui/SwitchField',
  component: SwitchField,
  args: {
    label: 'Email Notifications',
    help: 'At most one letter a day.',
    checked: false,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Email Notifications' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: true });
    await userEvent.click(canvas.getByText('Email Notifications'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ checked: false });
  },
};
export const Busy: Story = { args: { checked: true, busy: true } };
export const Invalid: Story = { args: { error: 'Add an e-mail to your account first.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: longText, help: longText } };
