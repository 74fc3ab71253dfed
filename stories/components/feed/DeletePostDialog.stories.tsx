import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { posts } from '../../../mocks/factories/feed.ts';
import { DeletePostDialog } from '../../../src/components/feed/DeletePostDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/DeletePostDialog',
  component: DeletePostDialog,
  args: { item: posts[2], onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof DeletePostDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete “Three interviews in one week, and the nicest…”?',
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};
/** Escape closes it, and the focus goes back. */
export const Closing: Story = {
  ...Open,
  // It ends as it began: with a button.
  tags: ['!visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Open.play?.(context);
    const opener = canvas.getByRole('button', { name: 'Delete', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Confirming: Story = {
  tags: ['!visual'], // The picture of Open.
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/take it back for 10 seconds/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
