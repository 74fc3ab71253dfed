import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { EditorDialog } from '../../../src/components/ui/EditorDialog.tsx';

const meta = {
  title: 'Components/Ui/EditorDialog',
  component: EditorDialog,
  args: {
    open: true,
    title: 'New job',
    what: 'job',
    busy: false,
    asking: false,
    children: <p style={{ padding: 24 }}>The form.</p>,
    onClose: fn(),
    onKeepEditing: fn(),
    onLeaveDraft: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof EditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft has three ways out. */
export const Open: Story = {
  args: { asking: true },
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Keep your changes?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Save draft' }));
    await expect(args.onLeaveDraft).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const LongText: Story = {
  args: { title: `Edit ${longName}` },
  play: async ({ args, userEvent }) => {
    await findDialog(`Edit ${longName}`);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
