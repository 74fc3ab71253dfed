import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { makeEventItem } from '../../../../mocks/factories/events.ts';
import { authors, makePost, media } from '../../../../mocks/factories/feed.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { pictures } from '../../../../mocks/fixtures/pictures.ts';
import { qrModules } from '../../../../mocks/fixtures/qr.ts';
import { ShareDialog } from '../../../../src/components/feed/share/ShareDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const post = makePost();
const words = post.text.split(' ').slice(0, 2).join(' ');
const url = 'https://rolecast.example/share/kJ8sPq0Zx3';

const meta = {
  title: 'Components/Feed/ShareDialog',
  component: ShareDialog,
  args: {
    open: true,
    item: { ...post, text: post.text.replace(words, `**${words}**`) },
    state: { status: 'ready', url, qr: qrModules },
    onCopy: fn(async () => true),
    onRepost: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
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
    await findDialog('Share this post');
    await closeAndReopen({ userEvent }, opener);
    await findDialog('Share this post');
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    // The preview has the words without their marks.
    await expect(screen.getByText(post.text)).toBeVisible();
  },
};
/** A text that is too long is not given on. */
export const Ready: Story = {
  args: { onDevice: fn() },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Say something about it (optional)' });
    // As every form marks it: beside the label, and quieter.
    await expect(screen.getByText('(optional)')).toBeVisible();
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(281));
    await userEvent.click(screen.getByRole('button', { name: 'Post with link' }));
    await expect(field).toHaveFocus();
    await expect(args.onRepost).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByText('A text has at most 280 characters.')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'Worth a read');
    await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
    await expect(args.onDevice).toHaveBeenCalledWith({ text: 'Worth a read' });
    await userEvent.click(screen.getByRole('button', { name: 'Post with link' }));
    await expect(args.onRepost).toHaveBeenCalledWith({ text: 'Worth a read' });
  },
};
/** An event, which says when and where. */
export const Loading: Story = {
  args: { item: makeEventItem(), state: { status: 'loading' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Fischauktionshalle, Hamburg$/)).toBeVisible());
  },
};
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
/** A post of a picture alone, which was not posted either. */
export const ConnectionsOnly: Story = {
  args: {
    item: makePost({ visibility: 1, text: '', media: [media(pictures.harbour)] }),
    error: 'You seem to be offline.',
  },
  play: async ({ args }) => {
    const warning = `Only connections of ${args.item.author.userName} can open it.`;
    await waitFor(() => expect(screen.getByText(warning)).toBeVisible());
    await expect(screen.getByText(pictures.harbour.alt)).toBeVisible();
    await expect(screen.getByText('You seem to be offline.')).toBeVisible();
  },
};
/** The redirect does not know these posts: no link, and why. */
export const WithoutLink: Story = {
  args: {
    item: makePost({ feedType: 11, author: authors.nordlicht, media: [] }),
    state: { status: 'loading' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/cannot be opened by a link yet/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};
