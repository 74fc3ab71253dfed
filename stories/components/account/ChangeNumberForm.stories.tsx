import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { countries } from '../../../mocks/factories/account.ts';
import { ChangeNumberForm } from '../../../src/components/account/ChangeNumberForm.tsx';

const meta = {
  title: 'Components/Account/ChangeNumberForm',
  component: ChangeNumberForm,
  args: { countries, initial: { countryCode: 'DE', phone: '' }, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ChangeNumberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const number = 'New phone number';

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { initial: { countryCode: 'FR', phone: '612345678' } } };
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(canvas.getByRole('textbox', { name: number })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: number })).toHaveAccessibleDescription(
      'Please enter your phone number.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  args: {
    failure: { code: 'PHONE_TAKEN', message: 'Taken', fields: { newPhone: 'This phone has an account.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: number })).toHaveAccessibleDescription(
      'This phone has an account.',
    );
  },
};
export const Done: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'FR');
    await userEvent.type(canvas.getByRole('textbox', { name: number }), '06 12 34 56 78{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ countryCode: 'FR', phone: '612345678' });
  },
};
