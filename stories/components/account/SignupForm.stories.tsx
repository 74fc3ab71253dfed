import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countries, signupDetails } from '../../../mocks/factories/account.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { SignupForm } from '../../../src/components/account/SignupForm.tsx';
import { emptyDetails } from '../../../src/domain/signup.ts';

const meta = {
  title: 'Components/Account/SignupForm',
  component: SignupForm,
  args: {
    countries,
    initial: { details: emptyDetails('DE') },
    onDraft: fn(),
    picture: { onPick: fn(), onRemove: fn(), onRetry: fn() },
    onOpenLegal: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { role: 1 as const, details: signupDetails };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Step 1 of 3');
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};
/** A draft that was restored, with a name that has no end; SignupPage draws the one of a job seeker. */
export const Filled: Story = {
  args: {
    initial: { role: 3, details: { ...signupDetails, companyName: longName } },
    onDiscardDraft: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByDisplayValue(longName)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('radio', { name: /^User/ })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose who you are.');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Step 1 of 3');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { initial: filled, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Creating the account')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Create account/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** The refused field stands on the second step; the form leads there. */
export const Rejected: Story = {
  args: {
    initial: filled,
    failure: {
      code: 'PHONE_TAKEN',
      message: 'This phone already has a job seeker account — log in or recover',
      fields: { phone: 'This phone already has a job seeker account — log in or recover' },
    },
  },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(phone).toHaveAccessibleDescription(/already has a job seeker account/);
    await expect(phone).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'recover it' })).toHaveAttribute(
      'href',
      '/forgot-password/job-seeker',
    );
  },
};
/** Through all three steps; going back loses nothing. */
export const Done: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await step('role, by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: /^Business/ })).toBeChecked();
      await next();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
      await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Step 2 of 3');
    });
    await step('details', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Business name' }), 'Mama Ngozi Kitchen');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Street and number' }), '12 Allen Avenue');
      await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Lagos');
      await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Country' })[0] as Element, 'NG');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Contact person' }), 'Ngozi Okafor');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '803 123 4567');
      await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'table@mamangozi.example');
      await next();
    });
    await step('password, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'terms' }));
      await expect(args.onOpenLegal).toHaveBeenLastCalledWith({ text: 'terms' });
      await userEvent.click(canvas.getByRole('button', { name: 'privacy notice' }));
      await expect(args.onOpenLegal).toHaveBeenLastCalledWith({ text: 'privacy' });
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
      await userEvent.type(canvas.getByLabelText('Password'), 'jollof on a friday');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Lagos');
      await next();
      await expect(canvas.getByLabelText('Password')).toHaveValue('jollof on a friday');
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    });
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        role: 4,
        details: expect.objectContaining({ phone: '8031234567', 'companyLocation.country': 'NG' }),
        secrets: { password: 'jollof on a friday', acceptTerms: true },
      }),
    );
    await expect(JSON.stringify((args.onDraft as ReturnType<typeof fn>).mock.calls)).not.toContain('jollof');
  },
};
