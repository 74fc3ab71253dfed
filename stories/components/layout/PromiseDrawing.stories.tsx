import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PromiseDrawing } from '../../../src/components/layout/PromiseDrawing.tsx';

const meta = {
  title: 'Components/Layout/PromiseDrawing',
  component: PromiseDrawing,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 528 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromiseDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
