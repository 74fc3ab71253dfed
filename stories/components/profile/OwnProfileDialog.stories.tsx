import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { interestList } from '../../../mocks/fixtures/profileLists.ts';
import { OwnProfileDialog } from '../../../src/components/profile/OwnProfileDialog.tsx';

const meta = {
  title: 'Components/Profile/OwnProfileDialog',
  component: OwnProfileDialog,
  args: {
    editor: {
      edit: undefined,
      formKey: 0,
      asking: false,
      busy: false,
      role: 1 as const,
      countries,
      companies: { options: [], onType: fn() },
      upload: { onPick: fn(), onRemove: fn(), onRetry: fn() },
      otherCurrent: 0,
      languages: [],
      interests: interestList,
      onChange: fn(),
      onSubmit: fn(),
      onCancel: fn(),
      onClose: fn(),
      onKeepEditing: fn(),
      onSaveDraft: fn(),
      onDiscard: fn(),
    },
    crop: { noun: 'photo', src: undefined, round: true, wide: false, onCancel: fn(), onCrop: fn() },
    deletion: { open: false, title: '', text: '', onConfirm: fn(), onCancel: fn() },
    leaving: { open: false, title: '', text: '', onConfirm: fn(), onCancel: fn() },
  },
} satisfies Meta<typeof OwnProfileDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    deletion: {
      open: true,
      title: 'Delete Backend developer at Kade Payments?',
      text: 'This position, its documents and its verification go. You can take it back for 10 seconds.',
      onConfirm: fn(),
      onCancel: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', {
      name: 'Delete Backend developer at Kade Payments?',
    });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(args.deletion.onConfirm).toHaveBeenCalledOnce();
  },
};
/** A second current position was added. */
export const Leaving: Story = {
  tags: ['!visual'], // ProfilePage draws the question: LeavingTheFirst.
  args: {
    leaving: {
      open: true,
      title: 'Did you leave Nordlicht Energie?',
      text: 'Senior backend developer is still a current position of yours. If you end it, it stays on your profile.',
      onConfirm: fn(),
      onCancel: fn(),
    },
  },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Did you leave Nordlicht Energie?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep both' })).toHaveFocus());
    await userEvent.click(within(question).getByRole('button', { name: 'End it' }));
    await expect(args.leaving.onConfirm).toHaveBeenCalledOnce();
  },
};
