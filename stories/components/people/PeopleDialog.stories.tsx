import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { makeRecommendation } from '../../../mocks/factories/people.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { PeopleDialog } from '../../../src/components/people/PeopleDialog.tsx';

const relation = { question: undefined, onConnect: fn(), onConfirm: fn(), onCancel: fn() };
const recommend = {
  request: undefined,
  reader: authors.amara,
  initialValues: { relationship: undefined, position: '', text: '', requestMessage: '' },
  onSubmit: fn(),
  onChange: fn(),
  onClose: fn(),
};
const deletion = { recommendation: undefined, readerId: 'u1', onConfirm: fn(), onCancel: fn() };

const meta = {
  title: 'Components/People/PeopleDialog',
  component: PeopleDialog,
  args: { relation, recommend, deletion },
} satisfies Meta<typeof PeopleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { relation: { ...relation, question: { kind: 'connect', member: authors.ilse } } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog('Connect with Ilse van Dorp'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(args.relation.onConnect).toHaveBeenCalledWith({ note: '' });
  },
};
export const Delete: Story = {
  args: { deletion: { ...deletion, recommendation: makeRecommendation() } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Delete the recommendation by Ilse van Dorp?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.deletion.onCancel).toHaveBeenCalledOnce();
  },
};
