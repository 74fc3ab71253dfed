import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeAndReopen } from '../../../../mocks/closeAndReopen.ts';
import { makeComposerPicture } from '../../../../mocks/factories/composer.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import { ComposerDialog } from '../../../../src/components/feed/compose/ComposerDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const value = { text: 'Three interviews in one week.', visibility: 0, commentPolicy: 0 } as const;

const meta = {
  title: 'Components/Feed/ComposerDialog',
  component: ComposerDialog,
  args: {
    open: true,
    asking: false,
    writer: authors.amara,
    value: { ...value, text: '' },
    pictures: [],
    onChange: fn(),
    onPick: fn(),
    onDescribe: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onMove: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onKeepEditing: fn(),
    onSaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ComposerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus goes back. */
export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Write</Button>
        <ComposerDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Write' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const writing = () =>
      waitFor(() => expect(screen.getByRole('textbox', { name: 'Your post' })).toHaveFocus());
    await screen.findByRole('dialog', { name: 'New post' });
    await writing();
    await closeAndReopen({ userEvent }, opener);
    await screen.findByRole('dialog', { name: 'New post' });
    await writing();
    for (let press = 0; press < 8; press++) await userEvent.tab();
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  },
};
export const Asking: Story = {
  args: { value, pictures: [makeComposerPicture()] },
  render: function Controlled(args) {
    const [asking, setAsking] = useState(false);
    // As long as nothing was answered.
    const [picturesKept, setPicturesKept] = useState(true);
    const keep = () => {
      args.onKeepEditing();
      setAsking(false);
      setPicturesKept(false);
    };
    const question = { asking, picturesKept, onClose: () => setAsking(true), onKeepEditing: keep };
    return <ComposerDialog {...args} {...question} />;
  },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your post' })).toHaveFocus());
    const ask = async () => {
      await userEvent.keyboard('{Escape}');
      return screen.findByRole('alertdialog', { name: 'Keep this post for later?' });
    };
    const keep = () => screen.getByRole('button', { name: 'Keep editing' });
    // The pictures are safe as well, so nothing has to be said of them.
    await expect(await ask()).not.toHaveTextContent('pictures have to be added again');
    await waitFor(() => expect(keep()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onKeepEditing).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await ask()).toHaveTextContent('pictures have to be added again');
    await waitFor(() => expect(keep()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    keep().focus();
  },
};
export const Editing: Story = {
  args: { editing: true, value },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit post' });
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};
