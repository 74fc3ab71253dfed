import type { Meta, StoryObj } from '@storybook/react-vite';
import { makePackage } from '../../../../mocks/factories/events.ts';
import { makeEventPanel } from '../../../../mocks/factories/eventPanel.ts';
import { longWord } from '../../../../mocks/fixtures/longText.ts';
import { OrganiserOverviewPanel } from '../../../../src/components/events/organiser/OrganiserOverviewPanel.tsx';

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
