import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OutboxBanner } from '../../../src/components/layout/OutboxBanner.tsx';

const meta = {
  title: 'Components/Layout/OutboxBanner',
  component: OutboxBanner,
  parameters: { layout: 'bare' },
  args: { text: '3 waiting', onShow: fn() },
} satisfies Meta<typeof OutboxBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 waiting');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
