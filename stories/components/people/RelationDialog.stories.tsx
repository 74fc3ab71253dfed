import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { RelationDialog } from '../../../src/components/people/RelationDialog.tsx';

const meta = {
  title: 'Components/People/RelationDialog',
  component: RelationDialog,
  args: {
    question: { kind: 'connect', member: authors.ilse },
    onConnect: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RelationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Connect with Ilse van Dorp'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(args.onConnect).toHaveBeenCalledWith({ note: '' });
  },
};
export const Block: Story = {
  args: { question: { kind: 'block', member: authors.ilse } },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Block Ilse van Dorp?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
export const Remove: Story = {
  args: { question: { kind: 'remove', member: authors.ilse } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Remove Ilse van Dorp from your connections?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
