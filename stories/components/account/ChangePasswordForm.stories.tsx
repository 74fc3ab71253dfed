import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChangePasswordForm } from '../../../src/components/account/ChangePasswordForm.tsx';

const meta = {
  title: 'Components/Account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Log out my other devices' })).toBeChecked();
  },
};
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'a long pass phrase');
    await userEvent.type(canvas.getByLabelText('New password'), 'an even longer phrase');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'an even longer phrase');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'a long pass phrase',
      newPassword: 'an even longer phrase',
      logoutOthers: false,
    });
  },
};
/** Said while it is typed, not first when it is sent. */
export const WeakPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('New password');
    await userEvent.type(password, 'passw');
    await expect(password).toHaveAccessibleDescription('Too short: 3 more characters.');
    await userEvent.type(password, 'ord1');
    await expect(password).toHaveAccessibleDescription(/^Weak: /);
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const current = canvas.getByLabelText('Current password');
    const next = canvas.getByLabelText('New password');
    await step('empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(current).toHaveFocus();
      await expect(current).toHaveAccessibleDescription('Please enter your current password.');
      await expect(next).toHaveAccessibleDescription('Please choose a new password.');
    });
    await step('the same as before, and repeated wrongly', async () => {
      await userEvent.type(current, 'a long pass phrase');
      await userEvent.type(next, 'a long pass phrase');
      await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'a long pass phras');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(next).toHaveFocus();
      await expect(next).toHaveAccessibleDescription('Choose a password that differs from the current one.');
      await expect(canvas.getByText('The two passwords are not the same.')).toBeVisible();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    failure: {
      code: 'VALIDATION',
      message: 'Please check the fields.',
      fields: { currentPassword: 'This is not your current password.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your current password.',
    );
  },
};
/** After a recovery the current password is not asked for. The page says so in a toast and goes back. */
export const Done: Story = {
  args: { recovery: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('New password'), 'an even longer phrase');
    await userEvent.type(canvas.getByLabelText('Repeat the new password'), 'an even longer phrase{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newPassword: 'an even longer phrase',
      logoutOthers: true,
    });
  },
};
export const RecoveryExpired: Story = {
  args: {
    recovery: true,
    failure: { code: 'RESET_EXPIRED', message: 'This took too long. Please ask for a new code.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start again' })).toHaveAttribute(
      'href',
      '/forgot-password/account',
    );
  },
};
