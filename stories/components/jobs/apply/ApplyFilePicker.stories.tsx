import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ApplyFilePicker } from '../../../../src/components/jobs/apply/ApplyFilePicker.tsx';

const meta = {
  title: 'Components/Jobs/ApplyFilePicker',
  component: ApplyFilePicker,
  args: {
    label: 'Your résumé',
    name: 'resumeKey',
    file: undefined,
    required: true,
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ApplyFilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'Amara-Diallo.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('File: Your résumé'), file);
    await expect(args.onPick).toHaveBeenCalledWith({ file });
  },
};
export const Failed: Story = {
  args: {
    file: {
      name: 'Amara-Diallo.pdf',
      state: 'failed',
      progress: 0.2,
      error: 'This file did not upload.',
      retryable: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
