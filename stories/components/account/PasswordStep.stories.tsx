import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfilePicturePicker } from '../../../src/components/account/ProfilePicturePicker.tsx';
import { PasswordStep } from '../../../src/components/account/PasswordStep.tsx';

const meta = {
  title: 'Components/Account/PasswordStep',
  component: PasswordStep,
  args: {
    secrets: { password: '', acceptTerms: false },
    picture: (
      <ProfilePicturePicker
        name="Amara Diallo"
        shape="person"
        onPick={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
      />
    ),
    onBack: fn(),
    onOpenLegal: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasswordStep>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { password: 'a long pass phrase', acceptTerms: true };

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    // Said while it is typed, not first when it is sent.
    await userEvent.type(password, '12345678');
    await expect(password).toHaveAccessibleDescription(/^Weak: /);
    await userEvent.clear(password);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(password).toHaveFocus();
    await expect(password).toHaveAccessibleDescription('Please choose a password.');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please accept the terms and the privacy notice.',
    );
    await userEvent.type(password, '1234567');
    await expect(password).toHaveAccessibleDescription('A password has 8 to 128 characters.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    secrets: filled,
    failure: {
      code: 'VALIDATION',
      message: 'Please check the fields.',
      fields: { password: 'This password is among the most common ones. Please choose another.' },
    },
    // Tried too often, too.
    waitSec: 40,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/most common ones/);
  },
};
