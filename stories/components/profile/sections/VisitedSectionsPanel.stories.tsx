import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { visited } from '../../../../mocks/visits.ts';
import { VisitedSectionsPanel } from '../../../../src/components/profile/sections/VisitedSectionsPanel.tsx';

const meta = {
  title: 'Components/Profile/VisitedSectionsPanel',
  component: VisitedSectionsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { info: visited() },
} satisfies Meta<typeof VisitedSectionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Certificates' })).toHaveTextContent(
      'Visible to connections',
    );
  },
};
/** What is neither there nor for connections is not mentioned at all. */
export const Sparse: Story = {
  args: { info: { ...visited(), sections: {}, connectionsOnly: ['contact'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};
