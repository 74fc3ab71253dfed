import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { makePost, mine } from '../../../../mocks/factories/feed.ts';
import { PostAudienceDialog } from '../../../../src/components/feed/compose/PostAudienceDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/PostAudienceDialog',
  component: PostAudienceDialog,
  args: { item: makePost({ viewer: mine }), onSave: fn(), onClose: fn() },
} satisfies Meta<typeof PostAudienceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
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
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Who can see it' });
    const shown = async () => {
      await screen.findByRole('dialog', { name: 'Who can see this post' });
      await waitFor(() => expect(screen.getByLabelText('Who can see this')).toHaveFocus());
    };
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await shown();
    await closeAndReopen({ userEvent }, opener);
    await shown();
    const readers = screen.getByLabelText('Who can see this');
    const writers = screen.getByLabelText('Who may comment');
    await userEvent.selectOptions(readers, 'My connections');
    await userEvent.selectOptions(writers, 'Nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ visibility: 1, commentPolicy: 2 });
    await userEvent.selectOptions(writers, 'Everyone');
    await userEvent.selectOptions(readers, 'Everyone');
    readers.focus();
  },
};
/** The fields show how it stands now, and what was chosen then did not arrive either. */
export const ChangedElsewhere: Story = {
  args: { stale: true, error: 'You seem to be offline. Check your connection and try again.' },
  play: async () => {
    const [stale, failed] = await screen.findAllByRole('alert');
    await expect(stale).toHaveTextContent('Changed elsewhere');
    await expect(failed).toHaveTextContent('You seem to be offline.');
  },
};
