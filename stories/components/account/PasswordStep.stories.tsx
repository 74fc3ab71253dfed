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

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'terms' }));
    await expect(args.onOpenLegal).toHaveBeenLastCalledWith({ text: 'terms' });
    await userEvent.click(canvas.getByRole('button', { name: 'privacy notice' }));
    await expect(args.onOpenLegal).toHaveBeenLastCalledWith({ text: 'privacy' });
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
/** Said while it is typed, not first when it is sent. */
export const WeakPassword: Story = {
  tags: ['!visual'], // ChangePasswordForm draws it.
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, '12345678');
    await expect(password).toHaveAccessibleDescription(/^Weak: /);
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const password = canvas.getByLabelText('Password');
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
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/most common ones/);
  },
};
export const Done: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a long pass phrase');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ secrets: filled });
  },
};
export const TooManyAttempts: Story = { args: { secrets: filled, waitSec: 40 } };
