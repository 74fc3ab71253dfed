import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RelativeTime } from '../../../src/components/ui/RelativeTime.tsx';

const meta = {
  title: 'Components/Ui/RelativeTime',
  component: RelativeTime,
  args: { at: '2026-01-15T07:00:00Z' },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 hours ago');
    await expect(time).toHaveAttribute('datetime', '2026-01-15T07:00:00.000Z');
    await expect(time.title).toMatch(/^Thursday,? 15 January 2026/);
  },
};
