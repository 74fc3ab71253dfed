import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { SearchSheet } from '../../../src/components/people/SearchSheet.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/People/SearchSheet',
  component: SearchSheet,
  args: {
    open: true,
    onClose: fn(),
    search: {
      types: [1, 2, 3, 4, 5, 6],
      type: undefined,
      text: '',
      state: undefined,
      onType: fn(),
      onText: fn(),
      onChoose: fn(),
      onSubmit: fn(),
      onOpen: fn(),
      onClose: fn(),
    },
  },
} satisfies Meta<typeof SearchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Find</Button>
        <SearchSheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Find' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Search');
    await expect(screen.getByRole('combobox', { name: 'Search type' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    await findDialog('Search');
  },
};
