import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makePost, mine } from '../../../mocks/factories/feed.ts';
import { PostAudienceDialog } from '../../../src/components/feed/PostAudienceDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/PostAudienceDialog',
  component: PostAudienceDialog,
  args: { item: makePost({ viewer: mine }), onSave: fn(), onClose: fn() },
} satisfies Meta<typeof PostAudienceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [item, setItem] = useState<typeof args.item>();
    return (
      <>
        <Button onClick={() => setItem(args.item)}>Who can see it</Button>
        <PostAudienceDialog {...args} item={item} onClose={() => setItem(undefined)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Who can see it' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Who can see this post' });
    await waitFor(() => expect(screen.getByLabelText('Who can see this')).toHaveFocus());
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
    const opener = canvas.getByRole('button', { name: 'Who can see it', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Changing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('Who can see this'), 'My connections');
    await userEvent.selectOptions(screen.getByLabelText('Who may comment'), 'Nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ visibility: 1, commentPolicy: 2 });
  },
};
export const ChangedElsewhere: Story = {
  args: { stale: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Changed elsewhere');
  },
};
export const Failed: Story = {
  args: { error: 'You seem to be offline. Check your connection and try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  },
};
