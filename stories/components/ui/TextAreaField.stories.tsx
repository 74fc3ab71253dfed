import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextAreaField } from '../../../src/components/ui/TextAreaField.tsx';

const story = 'We redrew the ticket scanner for people who wear gloves. ';

const meta = {
  title: 'Components/Ui/TextAreaField',
  component: TextAreaField,
  args: { label: 'Cover note', max: 2000, onInput: fn() },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Cover note' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};
export const NearTheLimit: Story = {
  args: { defaultValue: story.repeat(33) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,881 / 2,000')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('200 characters left');
  },
};
export const TooLong: Story = {
  args: { defaultValue: story.repeat(37), error: 'At most 2,000 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('109 characters too many');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: story } };
