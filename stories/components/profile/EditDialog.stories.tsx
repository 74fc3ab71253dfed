import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/components/ui/Button.tsx';
import { TextField } from '../../../src/components/ui/TextField.tsx';
import { findDialog } from '../../../mocks/findDialog.ts';
import { EditDialog } from '../../../src/components/profile/EditDialog.tsx';
import { useLateFocus } from '../../../src/components/profile/useLateFocus.ts';

const meta = {
  title: 'Components/Profile/EditDialog',
  component: EditDialog,
  args: {
    open: true,
    title: 'Edit profile',
    children: 'A form.',
    asking: false,
    onClose: fn(),
    onKeepEditing: fn(),
    onSaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof EditDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        <EditDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findDialog('Edit profile');
    // Escape closes it, and the focus goes back.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('Edit profile');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
function HeadlineForm() {
  useLateFocus();
  return (
    <form>
      <TextField label="Headline" />
    </form>
  );
}
let bring = () => {};
const LateForm = lazy(
  () =>
    new Promise<{ default: typeof HeadlineForm }>((arrive) => {
      bring = () => arrive({ default: HeadlineForm });
    }),
);
/** A form whose code comes after the dialog takes the focus over from it. */
export const FormArrivesLate: Story = {
  // What matters is the focus.
  tags: ['!visual'],
  args: {
    children: (
      <Suspense fallback={null}>
        <LateForm />
      </Suspense>
    ),
  },
  play: async () => {
    const dialog = await findDialog('Edit profile');
    await waitFor(() => expect(dialog).toHaveFocus());
    bring();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveFocus());
  },
};
/** Left with changes. */
export const Asking: Story = {
  render: function Controlled(args) {
    const [asking, setAsking] = useState(false);
    return <EditDialog {...args} asking={asking} onClose={() => setAsking(true)} />;
  },
  play: async ({ args, userEvent }) => {
    await findDialog('Edit profile');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Save draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledOnce();
  },
};
