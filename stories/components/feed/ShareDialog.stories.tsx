import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { authors, makePost } from '../../../mocks/factories/feed.ts';
import { qrModules } from '../../../mocks/fixtures/qr.ts';
import { ShareDialog } from '../../../src/components/feed/ShareDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const url = 'https://rolecast.example/share/kJ8sPq0Zx3';

const meta = {
  title: 'Components/Feed/ShareDialog',
  component: ShareDialog,
  args: {
    open: true,
    item: makePost(),
    state: { status: 'ready', url, qr: qrModules },
    onCopy: fn(async () => true),
    onRepost: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Share</Button>
        <ShareDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Share' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Share this post' });
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
    const opener = canvas.getByRole('button', { name: 'Share', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Ready: Story = {
  args: { onDevice: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Say something/ }), 'Worth a read');
    await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
    await expect(args.onDevice).toHaveBeenCalledWith({ text: 'Worth a read' });
    await userEvent.click(screen.getByRole('button', { name: 'Post with link' }));
    await expect(args.onRepost).toHaveBeenCalledWith({ text: 'Worth a read' });
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Error: Story = {
  args: {
    state: {
      status: 'error',
      error: { message: 'You seem to be offline. Check your connection and try again.' },
      onRetry: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const ConnectionsOnly: Story = {
  args: { item: makePost({ visibility: 1 }) },
  play: async ({ args }) => {
    const warning = `Only connections of ${args.item.author.userName} can open it.`;
    await waitFor(() => expect(screen.getByText(warning)).toBeVisible());
  },
};
/** The redirect does not know these posts: no link, and why. */
export const WithoutLink: Story = {
  args: { item: makePost({ feedType: 11, author: authors.nordlicht }), state: { status: 'loading' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/cannot be opened by a link yet/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};
export const TextTooLong: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /Say something/ });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(281));
    await userEvent.click(screen.getByRole('button', { name: 'Post with link' }));
    await expect(field).toHaveFocus();
    await expect(args.onRepost).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByText('A text has at most 280 characters.')).toBeVisible());
  },
};
export const Sending: Story = { args: { busy: true } };
export const NotSent: Story = { args: { error: 'You seem to be offline.' } };
