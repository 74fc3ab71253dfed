import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordingList } from '../../../src/components/dashboard/RecordingList.tsx';

const meta = {
  title: 'Components/Dashboard/RecordingList',
  component: RecordingList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { recordings: [] },
} satisfies Meta<typeof RecordingList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Empty: Story = {};
