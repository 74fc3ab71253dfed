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
export const Seconds: Story = { args: { at: '2026-01-15T08:59:48Z' } };
export const Minutes: Story = { args: { at: '2026-01-15T08:59:00Z' } };
export const Hours: Story = { args: { at: '2026-01-14T09:30:00Z' } };
export const Days: Story = {
  args: { at: '2026-01-09T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 days ago')).toBeVisible();
  },
};
export const Weeks: Story = {
  args: { at: '2026-01-08T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 week ago')).toBeVisible();
  },
};
/** The longest that it can say: ten years. */
export const LongText: Story = { args: { at: '2016-01-15T09:00:00Z' } };
