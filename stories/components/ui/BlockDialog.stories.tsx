import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { BlockDialog } from '../../../src/components/ui/BlockDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Ui/BlockDialog',
  component: BlockDialog,
  args: { member: authors.tomas, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof BlockDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe button has the focus; Escape closes it, and the focus goes back. */
export const Open: Story = {
  render: function Controlled(args) {
    const [member, setMember] = useState<typeof args.member>();
    return (
      <>
        <Button onClick={() => setMember(args.member)}>Block</Button>
        <BlockDialog {...args} member={member} onCancel={() => setMember(undefined)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Block' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Block Tomás Álvarez?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
