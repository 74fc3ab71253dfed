import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { ReportDialog } from '../../../src/components/feed/ReportDialog.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/ReportDialog',
  component: ReportDialog,
  args: { target: { kind: 'post', author: authors.ilse }, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [target, setTarget] = useState<typeof args.target>();
    return (
      <>
        <Button onClick={() => setTarget(args.target)}>Report</Button>
        <ReportDialog {...args} target={target} onClose={() => setTarget(undefined)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Report' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Report this post' });
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
    const opener = canvas.getByRole('button', { name: 'Report', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const AlreadyReported: Story = {
  args: { known: 'You reported this on 14 January 2026. We look into it.' },
  play: async ({ args, userEvent }) => {
    const sentence = await screen.findByText(/You reported this on 14 January 2026/);
    await waitFor(() => expect(sentence).toBeVisible());
    await expect(screen.queryByRole('radio')).toBeNull();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { busy: true },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('Report this post'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Scam or fake job' }));
    await expect(dialog.getByRole('radio', { name: 'Scam or fake job' })).toBeChecked();
  },
};
