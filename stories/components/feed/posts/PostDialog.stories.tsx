import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { authors, makePost } from '../../../../mocks/factories/feed.ts';
import { closedPostDialog } from '../../../../mocks/factories/postDialog.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { PostDialog } from '../../../../src/components/feed/posts/PostDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/PostDialog',
  component: PostDialog,
  args: closedPostDialog,
} satisfies Meta<typeof PostDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
export const Open: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    const target = open ? ({ kind: 'post', author: authors.ilse } as const) : undefined;
    return (
      <>
        <Button onClick={() => setOpen(true)}>Report</Button>
        <PostDialog {...args} report={{ ...args.report, target, onClose: () => setOpen(false) }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Report' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Report this post');
    await closeAndReopen({ userEvent }, opener);
    await expect(await findDialog('Report this post')).toBeVisible();
  },
};
/** Why the post of somebody is there whom nothing binds to the reader, and what to do about it. */
export const Reason: Story = {
  args: {
    choice: {
      asked: { item: makePost(), choice: 'why' },
      onBlock: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Why am I seeing this?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent(
      'Ilse van Dorp shared it with everybody. You neither follow them nor are you connected.',
    );
    // The other one is the cross.
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.choice.onClose).toHaveBeenCalledOnce();
  },
};
