import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { posts } from '../../../../mocks/factories/feed.ts';
import { DeletePostDialog } from '../../../../src/components/feed/posts/DeletePostDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/DeletePostDialog',
  component: DeletePostDialog,
  args: { item: posts[2], onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof DeletePostDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
export const Open: Story = {
  render: function Controlled(args) {
    const [item, setItem] = useState<typeof args.item>();
    return (
      <>
        <Button onClick={() => setItem(args.item)}>Delete</Button>
        <DeletePostDialog {...args} item={item} onCancel={() => setItem(undefined)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    const asked = () =>
      screen.findByRole('alertdialog', { name: 'Delete “Three interviews in one week, and the nicest…”?' });
    const cancelled = () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await asked();
    await cancelled();
    await closeAndReopen({ userEvent }, opener, 'alertdialog');
    const dialog = await asked();
    await cancelled();
    await expect(within(dialog).getByText(/take it back for 10 seconds/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};
