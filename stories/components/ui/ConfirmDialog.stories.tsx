import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { Button } from '../../../src/components/ui/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../src/components/ui/ConfirmDialog.tsx';

function Opener(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open);
  const cancel = () => {
    props.onCancel();
    setOpen(false);
  };
  return (
    <>
      <h1>Recordings</h1>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog {...props} open={open} onCancel={cancel} />
    </>
  );
}

const meta = {
  title: 'Components/Ui/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete “Night shift radio”?',
    children: 'The recording and its 58 comments go for ever. Links to it stop working.',
    confirmLabel: 'Delete recording',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await step('the safe button has focus', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/58 comments/);
    });
    await step('the Tab key stays inside', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Delete recording' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('Escape is the safe answer, focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Tab and Enter confirm', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};
export const Harmless: Story = {
  args: {
    title: 'Close “Grid Software Engineer”?',
    children: 'All 38 applicants are told at once. Nobody can apply any more.',
    confirmLabel: 'Close job',
    danger: false,
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete recording' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: {
    error: 'The server did not answer. Nothing was deleted.',
    confirmLabel: 'Retry',
    otherAction: { label: 'Hide it instead', onClick: fn() },
  },
};
export const LongText: Story = {
  args: { title: `Delete “${longWord}”?`, children: longText, confirmLabel: `Delete ${longWord}` },
};
