import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { connectionLists, makeCounts } from '../../../mocks/factories/people.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { ConnectionsDialog } from '../../../src/components/people/ConnectionsDialog.tsx';
import { ConnectionsPanel } from '../../../src/components/people/ConnectionsPanel.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/People/ConnectionsDialog',
  component: ConnectionsDialog,
  args: {
    open: true,
    onClose: fn(),
    children: (
      <ConnectionsPanel
        lists={[0, 1, 2, 3, 5]}
        list={0}
        counts={makeCounts()}
        search=""
        sort={0}
        state={{ status: 'ready', hasMore: false, busy: false, onLoadMore: fn(), items: connectionLists[0] }}
        onList={fn()}
        onSearch={fn()}
        onSort={fn()}
        onAct={fn()}
      />
    ),
  },
} satisfies Meta<typeof ConnectionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>64 connections</Button>
        <ConnectionsDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '64 connections' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findDialog('Connections')).toHaveTextContent('Ilse van Dorp');
  },
};
/** Escape closes it, and the focus goes back. */
export const Closing: Story = {
  ...Open,
  parameters: { visual: { skip: 'It ends as it began: with a button.' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Open.play?.(context);
    const opener = canvas.getByRole('button', { name: '64 connections', hidden: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
