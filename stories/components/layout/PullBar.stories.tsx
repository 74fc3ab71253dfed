import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PullBar } from '../../../src/components/layout/PullBar.tsx';

const meta = {
  title: 'Components/Layout/PullBar',
  component: PullBar,
  args: { pulled: 0.6, refreshing: false },
} satisfies Meta<typeof PullBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** Letting go refreshes. */
export const FarEnough: Story = { args: { pulled: 1 } };
export const Refreshing: Story = {
  args: { pulled: 1, refreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Refreshing');
  },
};
