import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { RemoveConnectionDialog } from '../../../src/components/people/RemoveConnectionDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/People/RemoveConnectionDialog',
  component: RemoveConnectionDialog,
  args: { member: authors.tomas, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof RemoveConnectionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe button has the focus. */
export const Open: Story = {
  render: function Controlled(args) {
    const [member, setMember] = useState<typeof args.member>();
    return (
      <>
        <Button onClick={() => setMember(args.member)}>Remove</Button>
        <RemoveConnectionDialog {...args} member={member} onCancel={() => setMember(undefined)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Remove Tomás Álvarez from your connections?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
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
    const opener = canvas.getByRole('button', { name: 'Remove', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Confirmed: Story = {
  // It looks as it does when it opens.
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
