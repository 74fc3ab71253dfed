import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { authors, makeMembers } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { LikersDialog } from '../../../src/components/feed/LikersDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/LikersDialog',
  component: LikersDialog,
  args: { open: true, onClose: fn(), state: { ...ready, items: Object.values(authors) } },
} satisfies Meta<typeof LikersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>129 likes</Button>
        <LikersDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '129 likes' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Likes' });
    await expect(screen.getAllByRole('listitem')).toHaveLength(7);
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
    const opener = canvas.getByRole('button', { name: '129 likes', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async () => {
    const text = await screen.findByText('Nobody likes this any more.');
    await waitFor(() => expect(text).toBeVisible());
  },
};
export const Failed: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: { state: { ...ready, items: makeMembers(30), hasMore: true, onLoadMore: fn() } },
  play: async ({ args, userEvent }) => {
    await findDialog(/./);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const WithPages: Story = {
  args: { hrefOf: ({ userId }) => `/user-profile/${userId}` },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Amara Diallo' })).toHaveAttribute(
      'href',
      '/user-profile/u1',
    );
  },
};
const follow = { readerId: 'u1', following: new Set(['u4']), onFollow: fn() };

/** Organisations can be followed from here, people and oneself cannot. */
export const Following: Story = {
  args: { follow },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Nordlicht Energie' }));
    await expect(follow.onFollow).toHaveBeenCalledWith({ userId: 'u2', following: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Following Café Sol' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: /Ilse van Dorp|Amara Diallo/ })).toBeNull();
  },
};
