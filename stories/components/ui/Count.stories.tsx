import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Count } from '../../../src/components/ui/Count.tsx';

const meta = {
  title: 'Components/Ui/Count',
  component: Count,
  args: { value: 999_999, noun: ['comment', 'comments'] },
} satisfies Meta<typeof Count>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rounded down: it is not yet a million. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999.9K comments')).toHaveAttribute('aria-hidden');
    await expect(canvas.getByText('999,999 comments')).toBeInTheDocument();
  },
};
