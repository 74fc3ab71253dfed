import type { Meta, StoryObj } from '@storybook/react-vite';
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
  args: { jobs: [] },
} satisfies Meta<typeof PipelineList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
