import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { minutesBefore } from '../../../mocks/factories/feed.ts';
import { PostHistoryDialog } from '../../../src/components/feed/PostHistoryDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/PostHistoryDialog',
  component: PostHistoryDialog,
  args: {
    open: true,
    edits: [
      { text: 'Three interviews in one week. #newjob', editedAt: minutesBefore(60) },
      { text: '', editedAt: minutesBefore(90) },
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof PostHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edited</Button>
        <PostHistoryDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edited' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Earlier versions' });
    await expect(dialog).toHaveTextContent('Until 1 hour ago');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
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
    const opener = canvas.getByRole('button', { name: 'Edited', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** As it was drawn then. */
export const Marks: Story = {
  args: { edits: [{ text: 'Three **interviews**:\n\n- Isar\n- Alster', editedAt: minutesBefore(60) }] },
  play: async () => {
    await expect((await screen.findByText('interviews')).tagName).toBe('STRONG');
    await expect(screen.getByText('Alster')).toBeInTheDocument();
  },
};
