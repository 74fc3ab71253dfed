import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttachmentPicker } from '../../../src/components/site/AttachmentPicker.tsx';

const meta = {
  title: 'Components/Site/AttachmentPicker',
  component: AttachmentPicker,
  args: { onPick: fn(), onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof AttachmentPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    file: {
      name: 'deposit.pdf',
      state: 'failed',
      progress: 0.4,
      error: 'This file did not upload.',
      retryable: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
