import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { UploadProgress } from '../../../src/components/ui/UploadProgress.tsx';

const meta = {
  title: 'Components/Ui/UploadProgress',
  component: UploadProgress,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'isar.jpg', state: 'uploading', progress: 0.42 },
} satisfies Meta<typeof UploadProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading isar.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText('Uploading… 42 %')).toBeVisible();
  },
};
export const Waiting: Story = { args: { state: 'waiting', progress: 0 } };
export const Failed: Story = {
  args: { state: 'failed', error: 'You seem to be offline.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('isar.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    name: `${longWord}.tiff`,
    state: 'failed',
    error: 'Pictures must be JPEG, PNG, WebP, AVIF or GIF, videos MP4 or WebM.',
  },
};
