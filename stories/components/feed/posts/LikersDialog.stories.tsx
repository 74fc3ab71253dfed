import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import { LikersDialog } from '../../../../src/components/feed/posts/LikersDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/LikersDialog',
  component: LikersDialog,
  args: { open: true, onClose: fn(), state: { ...ready, items: Object.values(authors) } },
} satisfies Meta<typeof LikersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
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
    const shown = async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Likes' });
      await expect(screen.getAllByRole('listitem')).toHaveLength(7);
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    };
    await shown();
    await closeAndReopen({ userEvent }, opener);
    await shown();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async () => {
    const text = await screen.findByText('Nobody likes this any more.');
    await waitFor(() => expect(text).toBeVisible());
  },
};
const follow = { readerId: 'u1', following: new Set(['u4']), onFollow: fn() };

/** Organisations can be followed from here, people and oneself cannot; each name leads to its page. */
export const Following: Story = {
  args: { follow, hrefOf: ({ userId }) => `/user-profile/${userId}` },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Nordlicht Energie' }));
    await expect(follow.onFollow).toHaveBeenCalledWith({ userId: 'u2', following: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Following Café Sol' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: /Ilse van Dorp|Amara Diallo/ })).toBeNull();
    await expect(screen.getByRole('link', { name: 'Amara Diallo' })).toHaveAttribute(
      'href',
      '/user-profile/u1',
    );
  },
};
