import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../../src/components/ui/Skeleton.tsx';

const meta = {
  title: 'Components/Ui/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Box: Story = { args: { shape: 'box', height: '10rem' } };
export const Circle: Story = { args: { shape: 'circle', width: '2.75rem' } };
