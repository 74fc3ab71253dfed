import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { jobs, makeDashboard, makeJob, tilesOf } from '../../../mocks/factories/dashboard.ts';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { OwnPartsPanel } from '../../../src/components/dashboard/OwnPartsPanel.tsx';

const meta = {
  title: 'Components/Dashboard/OwnPartsPanel',
  component: OwnPartsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    dashboard: makeDashboard(),
    places: { steps: {}, applications: '/job-applied' },
    hrefOf: ({ feedId }) => `/posts/post-details/${feedId}`,
  },
} satisfies Meta<typeof OwnPartsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(labels).toEqual(['Under review', 'On hold', 'Accepted', 'Not selected']);
    await expect(canvas.getByText('1 answer is overdue')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/job-applied');
  },
};
export const Business: Story = {
  args: { dashboard: makeDashboard({ tiles: tilesOf.business }), drafts: [], compact: true },
};
/** Where there is little room, two jobs are shown and the others counted. */
export const LongText: Story = {
  args: {
    dashboard: makeDashboard({
      tiles: tilesOf.hr,
      pipeline: [makeJob({ vacancyName: longWord }), ...jobs.slice(1)],
    }),
    compact: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 more')).toBeVisible();
  },
};
