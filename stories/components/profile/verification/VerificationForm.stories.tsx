import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chosenFiles, makeVerificationItem } from '../../../../mocks/factories/verification.ts';
import { VerificationForm } from '../../../../src/components/profile/verification/VerificationForm.tsx';

const meta = {
  title: 'Components/Profile/VerificationForm',
  component: VerificationForm,
  args: {
    item: makeVerificationItem(),
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof VerificationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const consent = { name: 'A verifier may look at these files' };
const send = { name: 'Send to the verifier' };
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send));
    const files = canvas.getByRole('button', { name: 'Choose files' });
    await expect(files).toHaveFocus();
    await expect(files).toHaveAccessibleDescription('Please add a picture or a PDF of the document.');
    await expect(canvas.getByRole('checkbox', consent)).toHaveAccessibleDescription(
      'Please agree that a verifier sees these files.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    files: chosenFiles,
    failure: {
      message: 'Please check the marked fields.',
      fields: {
        files: 'This PDF is protected by a password. Please save it without one, or add pictures of it.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add another file' })).toHaveAccessibleDescription(
      /protected by a password/,
    );
  },
};
export const Conflict: Story = {
  args: { files: chosenFiles, failure: { message: 'This is being reviewed already.' } },
};
/** Where a verification costs something. */
export const Done: Story = {
  args: { files: chosenFiles, item: makeVerificationItem({ fee: 900 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', consent));
    await userEvent.click(canvas.getByRole('button', send));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
