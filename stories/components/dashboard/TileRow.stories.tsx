import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tilesOf } from '../../../mocks/factories/dashboard.ts';
import { statTiles } from '../../../src/domain/dashboard.ts';
import { TileRow } from '../../../src/components/dashboard/TileRow.tsx';

const meta = {
  title: 'Components/Dashboard/TileRow',
  component: TileRow,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Your numbers',
    tiles: [
      ...statTiles(tilesOf.brand),
      { label: 'Open jobs', value: 3, href: '/jobs', trend: { change: 0, days: 30 } },
    ],
  },
} satisfies Meta<typeof TileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('¥240,000')).toBeVisible();
    await expect(canvas.getByText('24.1K')).toHaveAttribute('aria-hidden');
    await expect(canvas.getByText('24,180')).toBeInTheDocument();
    await expect(canvas.getByText(/^Up/)).toHaveTextContent('Up 96 in 30 days');
    await expect(canvas.getByText('No change in 30 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open jobs' })).toHaveAttribute('href', '/jobs');
  },
};
