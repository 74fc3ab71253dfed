import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/components/ui/Button.tsx';
import { ShortcutsDialog } from '../../../src/components/ui/ShortcutsDialog.tsx';

const meta = {
  title: 'Components/Ui/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { open: true, enabled: true, onClose: fn(), onToggle: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Keyboard shortcuts</Button>
        <ShortcutsDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  },
};
/** Switched off. Its texts are its own; nothing in it is a member's. */
export const LongText: Story = {
  args: { enabled: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
    await expect(args.onToggle).toHaveBeenCalledWith({ enabled: true });
  },
};
