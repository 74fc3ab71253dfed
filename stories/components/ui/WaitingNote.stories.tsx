import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../mocks/fixtures/longText.ts';
import { WaitingNote } from '../../../src/components/ui/WaitingNote.tsx';

const meta = {
  title: 'Components/Ui/WaitingNote',
  component: WaitingNote,
  args: { onCancel: fn(), onRetry: fn(), onDelete: fn() },
} satisfies Meta<typeof WaitingNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting to be sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** What is on its way cannot be taken back. */
export const Playground: Story = { args: { sending: true } };
export const LongText: Story = {
  args: { error: longText },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not sent\. /);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
