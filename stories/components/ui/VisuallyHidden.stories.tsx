import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../../../src/components/ui/VisuallyHidden.tsx';

const meta = {
  title: 'Components/Ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread notifications' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('3 unread notifications');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
