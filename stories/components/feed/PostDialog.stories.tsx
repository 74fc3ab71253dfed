import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors, makePost, mine } from '../../../mocks/factories/feed.ts';
import { closedPostDialog } from '../../../mocks/factories/postDialog.ts';
import { PostDialog } from '../../../src/components/feed/PostDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/PostDialog',
  component: PostDialog,
  args: closedPostDialog,
} satisfies Meta<typeof PostDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
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
    const opener = canvas.getByRole('button', { name: 'Report', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Audience: Story = {
  args: { audience: { item: makePost({ viewer: mine }), onSave: fn(), onClose: fn() } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Who can see this post' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Why a post is there, and what to do about it. */
export const Reason: Story = {
  args: {
    choice: {
      asked: { item: makePost({ viewer: { ...makePost().viewer, isConnected: true } }), choice: 'why' },
      onBlock: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Why am I seeing this?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('You are connected with Ilse van Dorp.');
    // The other one is the cross.
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(args.choice.onClose).toHaveBeenCalledOnce();
  },
};
/** Somebody whom nothing binds to the reader. */
export const ReasonOfAStranger: Story = {
  args: { choice: { ...closedPostDialog.choice, asked: { item: makePost(), choice: 'why' } } },
  // As `Reason`, with another sentence.
  tags: ['!visual'],
  play: async () => {
    await expect(
      await screen.findByText(/^Ilse van Dorp shared it with everybody\. You neither follow them/),
    ).toBeVisible();
  },
};
/** A block is asked about first. */
export const Blocking: Story = {
  args: {
    choice: { asked: { item: makePost(), choice: 'block' }, onBlock: fn(), onClose: fn() },
  },
  // The picture of BlockDialog.
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Block Ilse van Dorp?' });
    await userEvent.click(screen.getByRole('button', { name: 'Block' }));
    await expect(args.choice.onBlock).toHaveBeenCalledOnce();
  },
};
