import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { ChatDeletionDialog } from '../../../src/components/chat/ChatDeletionDialog.tsx';

const meta = {
  title: 'Components/Chat/ChatDeletionDialog',
  component: ChatDeletionDialog,
  args: { asked: { deletion: 'delete', friendName: 'Ilse van Dorp' }, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ChatDeletionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Delete this message for both?', 'alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
