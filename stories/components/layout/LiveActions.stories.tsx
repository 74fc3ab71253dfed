import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LiveActions } from '../../../src/components/layout/LiveActions.tsx';

const meta = {
  title: 'Components/Layout/LiveActions',
  component: LiveActions,
  // Header shows them.
  tags: ['!visual'],
  args: { onVideo: fn(), onAudio: fn() },
} satisfies Meta<typeof LiveActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Live Video' }));
    await expect(args.onVideo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Live Audio' }));
    await expect(args.onAudio).toHaveBeenCalledOnce();
  },
};
