import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makePackage } from '../../../mocks/factories/events.ts';
import { makeEventPanel } from '../../../mocks/factories/eventPanel.ts';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { OrganiserOverviewPanel } from '../../../src/components/events/OrganiserOverviewPanel.tsx';

const meta = {
  title: 'Components/Events/OrganiserOverviewPanel',
  component: OrganiserOverviewPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { panel: makeEventPanel() },
} satisfies Meta<typeof OrganiserOverviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing can be earned, and nobody is inside yet. */
export const Free: Story = {
  tags: ['!visual'], // The page's Default with fewer numbers.
  args: {
    panel: makeEventPanel(
      { pricing: 0 },
      { byGate: [], byDay: [] },
      { revenue: 0, refunded: 0, checkedIn: 0, capacity: undefined },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free event')).toBeVisible();
    await expect(canvas.getByText('0 of 88')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Checked in by gate' })).toBeNull();
  },
};
const { details } = makeEventPanel();
export const LongText: Story = {
  args: {
    panel: makeEventPanel(
      {},
      {
        details: {
          ...details,
          packages: [makePackage({ packageName: longWord, status: 1 }), ...details.packages.slice(1)],
        },
        byGate: [{ gate: longWord.slice(0, 40), checkedIn: 1_204 }],
      },
      { sold: 12_088, capacity: 100_000, revenue: 98_110_200, refunded: 1_001_450, checkedIn: 11_204 },
    ),
  },
};
