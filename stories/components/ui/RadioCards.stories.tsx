import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone, Store, UserRound, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { RadioCards } from '../../../src/components/ui/RadioCards.tsx';

const roles = [
  { value: '1', label: 'User', icon: <UserRound aria-hidden /> },
  { value: '2', label: 'HR', icon: <UserRoundSearch aria-hidden /> },
  { value: '3', label: 'Brand', icon: <Megaphone aria-hidden /> },
  { value: '4', label: 'Business', icon: <Store aria-hidden /> },
];

const meta = {
  title: 'Components/Ui/RadioCards',
  component: RadioCards,
  args: { label: 'Log in as', labelHidden: true, name: 'role', options: roles, value: '1', onChange: fn() },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    const choose = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <RadioCards {...args} value={value} onChange={choose} />;
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'User' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'HR' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
  },
};
export const OneColumn: Story = {
  args: {
    columns: 1,
    label: 'Who may comment',
    labelHidden: false,
    options: [
      { value: '1', label: 'Everyone', description: 'Any member of Rolecast.' },
      { value: '2', label: 'Connections', description: 'Only people you are connected to.' },
      { value: '3', label: 'Nobody', description: 'Comments are off.', disabled: true },
    ],
  },
};
export const FourColumns: Story = { args: { columns: 4, value: '3' } };
export const Invalid: Story = {
  args: { value: undefined, labelHidden: false, error: 'Please choose a role.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a role.');
  },
};
export const LongText: Story = {
  args: {
    label: longName,
    labelHidden: false,
    options: [
      { value: '1', label: longWord, description: longName },
      { value: '2', label: 'HR', description: longWord },
    ],
  },
};
