import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { Count } from '../../../src/components/ui/Count.tsx';

const meta = {
  title: 'Components/Ui/Count',
  component: Count,
  args: { value: 1234, noun: ['comment', 'comments'] },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2K comments')).toHaveAttribute('aria-hidden');
    await expect(canvas.getByText('1,234 comments')).toBeInTheDocument();
  },
};
export const One: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 comment')).toBeVisible();
  },
};
export const Zero: Story = { args: { value: 0 } };
export const NotYetAMillion: Story = {
  args: { value: 999_999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999.9K comments')).toBeVisible();
  },
};
export const NumberOnly: Story = { args: { noun: undefined } };
export const LongText: Story = { args: { noun: [longWord, longWord], value: Number.MAX_SAFE_INTEGER } };
