import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { ForgotPasswordForm } from '../../../src/components/account/ForgotPasswordForm.tsx';

const meta = {
  title: 'Components/Account/ForgotPasswordForm',
  component: ForgotPasswordForm,
  args: { countries, initial: { role: 3, countryCode: 'JP' }, onSubmit: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};
export const Filled: Story = {
  args: { initial: { countryCode: 'JP' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Brand' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '03-1234-5678{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ role: 3, countryCode: 'JP', phone: '312345678' });
  },
};
export const Invalid: Story = {
  args: { initial: { countryCode: 'JP' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(canvas.getByRole('radio', { name: 'User' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose who you are.');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    failure: {
      code: 'NETWORK',
      message: 'You seem to be offline. Check your connection and try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  },
};
/** The page leads to the code. */
export const Done: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '312345678{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TooManyAttempts: Story = { args: { waitSec: 120 } };
