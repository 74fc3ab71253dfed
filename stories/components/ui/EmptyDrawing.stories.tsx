import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyDrawing } from '../../../src/components/ui/EmptyDrawing.tsx';

const meta = {
  title: 'Components/Ui/EmptyDrawing',
  component: EmptyDrawing,
  args: { name: 'posts' },
} satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
