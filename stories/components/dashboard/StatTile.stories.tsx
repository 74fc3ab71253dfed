import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile } from '../../../src/components/dashboard/StatTile.tsx';

const meta = {
  title: 'Components/Dashboard/StatTile',
  component: StatTile,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 150 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Followers', value: 24_180, trend: { change: 96, days: 30 } },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24.1K')).toHaveAttribute('aria-hidden');
    await expect(canvas.getByText('24,180')).toBeInTheDocument();
    await expect(canvas.getByText(/^Up/)).toHaveTextContent('Up 96 in 30 days');
  },
};
export const Unchanged: Story = {
  args: { trend: { change: 0, days: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change in 30 days')).toBeVisible();
  },
};
export const Linked: Story = {
  args: { href: '/jobs', label: 'Open jobs', trend: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open jobs' })).toHaveAttribute('href', '/jobs');
  },
};
