import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countries, signupDetails } from '../../../mocks/factories/account.ts';
import { DetailsStep } from '../../../src/components/account/DetailsStep.tsx';
import { emptyDetails } from '../../../src/domain/signup.ts';

const meta = {
  title: 'Components/Account/DetailsStep',
  component: DetailsStep,
  args: {
    role: 1,
    details: emptyDetails('DE'),
    countries,
    onChange: fn(),
    onBack: fn(),
    onNext: fn(),
  },
} satisfies Meta<typeof DetailsStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const born = canvas.getByLabelText('Date of birth');
    await step('empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      const first = canvas.getByRole('textbox', { name: 'First name' });
      await expect(first).toHaveFocus();
      await expect(first).toHaveAccessibleDescription('Please enter your first name.');
      await expect(born).toHaveAccessibleDescription('Please enter your date of birth.');
      await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toBeValid();
    });
    await step('too young, on the day that the clock shows', async () => {
      await userEvent.type(born, '2010-01-16');
      await expect(born).toHaveAccessibleDescription('You must be at least 16 years old.');
    });
    await step('what is wrong beside it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '123');
      await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'amara');
      await expect(canvas.getByText('A phone number has 6 to 14 digits.')).toBeVisible();
      await expect(
        canvas.getByText('Please enter an e-mail address such as amara@example.org.'),
      ).toBeVisible();
    });
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
export const Done: Story = {
  tags: ['!visual'], // SignupPage draws the step filled in: Restored.
  args: { details: { ...signupDetails, firstName: ' Ama', phone: '+49 (0)151 2345678' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'ra ');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: ' Amara ' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledWith({ details: signupDetails });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
