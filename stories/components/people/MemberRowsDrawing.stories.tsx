import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberRowsDrawing } from '../../../src/components/people/MemberRowsDrawing.tsx';

const meta = {
  title: 'Components/People/MemberRowsDrawing',
  component: MemberRowsDrawing,
} satisfies Meta<typeof MemberRowsDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Names: Story = { args: { of: 'names' } };
export const Recommendations: Story = { args: { of: 'recommendations' } };
