import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowSkeletonDrawing } from '../../../src/components/dashboard/RowSkeletonDrawing.tsx';

const meta = {
  title: 'Components/Dashboard/RowSkeletonDrawing',
  component: RowSkeletonDrawing,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RowSkeletonDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
