import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { RelationDialog } from '../../../src/components/people/RelationDialog.tsx';

const meta = {
  title: 'Components/People/RelationDialog',
  component: RelationDialog,
  args: {
    question: { kind: 'remove', member: authors.ilse },
    onConnect: fn(),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof RelationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remove: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Remove Ilse van Dorp from your connections?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
