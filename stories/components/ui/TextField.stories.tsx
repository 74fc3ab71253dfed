import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { TextField } from '../../../src/components/ui/TextField.tsx';

const meta = {
  title: 'Components/Ui/TextField',
  component: TextField,
  args: { label: 'First name', name: 'firstName', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Amara');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};
export const WithHelp: Story = {
  args: {
    label: 'Website',
    type: 'url',
    help: 'With https:// in front.',
    placeholder: 'https://example.org',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('With https:// in front.');
  },
};
export const Invalid: Story = {
  args: { error: 'Please enter your first name.', help: 'As on your papers.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Please enter your first name.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Amara' } };
export const LongText: Story = {
  args: { label: longName, defaultValue: longText, error: longName, optional: true },
};
