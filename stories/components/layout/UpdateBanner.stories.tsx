import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UpdateBanner } from '../../../src/components/layout/UpdateBanner.tsx';

const meta = {
  title: 'Components/Layout/UpdateBanner',
  component: UpdateBanner,
  args: { onReload: fn() },
} satisfies Meta<typeof UpdateBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
