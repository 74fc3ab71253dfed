import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { jobs } from '../../../mocks/factories/dashboard.ts';
import { PipelineList } from '../../../src/components/dashboard/PipelineList.tsx';

const meta = {
  title: 'Components/Dashboard/PipelineList',
  component: PipelineList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { jobs, hrefOf: () => '/jobs/job-requests' },
} satisfies Meta<typeof PipelineList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Empty: Story = { args: { jobs: [] } };
export const Compact: Story = {
  args: { most: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 more')).toBeVisible();
  },
};
