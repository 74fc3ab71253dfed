import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { ReportDialog } from '../../../../src/components/feed/posts/ReportDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Feed/ReportDialog',
  component: ReportDialog,
  args: { target: { kind: 'post', author: authors.ilse }, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
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
    await findDialog('Report this post');
    await closeAndReopen({ userEvent }, opener);
    await expect(await findDialog('Report this post')).toBeVisible();
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
