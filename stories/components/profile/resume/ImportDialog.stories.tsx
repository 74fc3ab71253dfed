import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { chosenRows, importRows, newRow } from '../../../../mocks/factories/resume.ts';
import { ImportDialog } from '../../../../src/components/profile/resume/ImportDialog.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';

const title = 'Import to your profile';
const meta = {
  title: 'Components/Profile/ImportDialog',
  component: ImportDialog,
  args: {
    open: true,
    step: { status: 'choose' },
    onClose: fn(),
    onFile: fn(),
    onChoose: fn(),
    onBack: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Import</Button>
        <ImportDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Import' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
    const file = new File(['{}'], 'resume.json', { type: 'application/json' });
    await userEvent.upload(screen.getByLabelText('File to import'), file);
    await expect(args.onFile).toHaveBeenCalledWith({ file });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    await findDialog(title);
  },
};
export const Review: Story = {
  args: { step: { status: 'review', rows: importRows, chosen: chosenRows } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog(title));
    await expect(dialog.getByRole('region', { name: 'Experience' })).toBeVisible();
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(chosenRows.size);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Teaching assistant/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ id: newRow.id, chosen: false });
    await userEvent.click(screen.getByRole('button', { name: `Save ${chosenRows.size} entries` }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Another file' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const NothingInside: Story = {
  args: { step: { status: 'review', rows: [], chosen: new Set() } },
  play: async ({ args, userEvent }) => {
    await findDialog(title);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = {
  args: { step: { status: 'saving', done: 3, total: 8 } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('progressbar', { name: 'Saving 3 of 8 entries' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const SomeFailed: Story = {
  args: {
    step: {
      status: 'done',
      saved: 7,
      failures: [
        { id: newRow.id, title: newRow.title, message: 'At most 3 positions can be current at once.' },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    await findDialog(title);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
