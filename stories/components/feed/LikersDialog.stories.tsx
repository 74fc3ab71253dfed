import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { authors, makeMembers } from '../../../mocks/factories/feed.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
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
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
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
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
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
export const LongText: Story = {
  args: { state: { ...ready, items: [{ ...authors.amara, userName: longName, headline: longName }] } },
};
