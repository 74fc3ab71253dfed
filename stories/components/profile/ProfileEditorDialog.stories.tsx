import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { makeMember } from '../../../mocks/factories/profile.ts';
import { makeExperience } from '../../../mocks/factories/profileSections.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { interestList } from '../../../mocks/fixtures/profileLists.ts';
import { toDetails } from '../../../src/domain/profileDetails.ts';
import { emptyItem } from '../../../src/domain/profileItemForms.ts';
import { ProfileEditorDialog } from '../../../src/components/profile/ProfileEditorDialog.tsx';

const meta = {
  title: 'Components/Profile/ProfileEditorDialog',
  component: ProfileEditorDialog,
  args: {
    edit: { form: 'details', values: toDetails(makeMember()) },
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
} satisfies Meta<typeof ProfileEditorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form has arrived, and can be sent. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Edit profile'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(args.edit);
  },
};
export const AddPosition: Story = {
  args: { edit: { form: 'item', kind: 'experience', values: emptyItem } },
  play: async () => {
    const dialog = within(await findDialog('Add position'));
    const shown = await dialog.findByRole('textbox', { name: 'Job title' });
    await waitFor(() => expect(shown).toBeVisible());
    // Also when the form arrives after the dialog.
    await waitFor(() => expect(shown).toHaveFocus());
  },
};
export const EndPosition: Story = {
  args: {
    edit: {
      form: 'end',
      item: makeExperience(),
      values: { endDate: '2026-01', updateHeadline: false, headline: '' },
    },
  },
  play: async () => {
    const dialog = within(await findDialog('End Senior backend developer at Nordlicht Energie'));
    const shown = await dialog.findByRole('button', { name: 'End position' });
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const Interests: Story = {
  args: { edit: { form: 'interests', values: { interestIds: ['in1'] } } },
  play: async () => {
    const dialog = within(await findDialog('Your interests'));
    const shown = await dialog.findByText('1 of 20 chosen');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
