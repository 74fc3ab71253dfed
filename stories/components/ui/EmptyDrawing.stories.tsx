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
/** A drawing has no text; here for the rule that every primitive is tried with it. */
export const LongText: Story = { args: { name: 'notFound' } };
