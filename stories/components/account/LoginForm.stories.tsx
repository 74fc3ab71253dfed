import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { LoginForm } from '../../../src/components/account/LoginForm.tsx';

const meta = {
  title: 'Components/Account/LoginForm',
  component: LoginForm,
  args: { countries, initial: { role: 1, countryCode: 'DE' }, onSubmit: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'User' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password/job-seeker',
    );
  },
};
export const Filled: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('by keyboard alone', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('+49 (0)151 2345678');
      await userEvent.type(canvas.getByLabelText('Password'), 'a long pass phrase');
    });
    await step('Ctrl+Enter sends it, without dial code and trunk zero', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        role: 2,
        countryCode: 'DE',
        phone: '1512345678',
        password: 'a long pass phrase',
      });
    });
  },
};
export const Invalid: Story = {
  args: { initial: { countryCode: 'DE' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('every field says what is missing, the first one has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
      await expect(canvas.getByRole('radio', { name: 'User' })).toHaveFocus();
      await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose who you are.');
      await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
        'Please enter your phone number.',
      );
      await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
        'Please enter your password.',
      );
    });
    await step('a field that was mended is quiet', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('Please choose who you are.')).toBeNull();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Log in/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Logging in')).toBeInTheDocument();
  },
};
export const Rejected: Story = {
  args: { failure: { code: 'INVALID_CREDENTIALS', message: 'Phone, role or password is wrong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Phone, role or password is wrong',
    );
  },
};
/** As another role than the phone's. The page leads away; the form stays as it was until then. */
export const Done: Story = {
  args: { failure: { code: 'OTHER_ROLE', message: 'This phone is registered as HR.', role: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This phone is registered as HR. Switch role?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '1512345678');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long pass phrase{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in as HR' }));
    await expect(canvas.getByRole('radio', { name: 'HR' })).toBeChecked();
    await expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ role: 2 }));
  },
};
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeDisabled();
  },
};
