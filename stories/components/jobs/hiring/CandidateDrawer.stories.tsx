import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { CandidateDrawer } from '../../../../src/components/jobs/hiring/CandidateDrawer.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const meta = {
  title: 'Components/Jobs/CandidateDrawer',
  component: CandidateDrawer,
  args: {
    open: true,
    onClose: fn(),
    name: 'Amara Diallo',
    place: { position: 3, total: 24 },
    onPrevious: fn(),
    onNext: fn(),
    state: { status: 'ready' },
    children: <p>Everything HR knows of an application.</p>,
  },
} satisfies Meta<typeof CandidateDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** J and K go on and back, Escape closes. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await findDialog('Amara Diallo');
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('k');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** Single keys are switched off (WCAG 2.1.4). Closed, it gives the focus back. */
export const WithoutKeys: Story = {
  args: { keys: false },
  // It looks as it does with them, and ends as it began: with a button.
  tags: ['!visual'],
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <CandidateDrawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Amara Diallo');
    await userEvent.keyboard('j');
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** Nobody gets it back by trying again. */
export const Gone: Story = {
  args: {
    state: {
      status: 'error',
      error: { message: 'This application does not exist any more.', code: 'NOT_FOUND' },
    },
    name: undefined,
    place: undefined,
    onPrevious: undefined,
    onNext: undefined,
  },
  play: async () => {
    const said = 'This application does not exist any more.';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};
