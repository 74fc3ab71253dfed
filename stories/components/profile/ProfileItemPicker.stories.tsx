import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { emptyItem, itemInputs } from '../../../src/domain/profileItemForms.ts';
import { ProfileItemPicker } from '../../../src/components/profile/ProfileItemPicker.tsx';

const meta = {
  title: 'Components/Profile/ProfileItemPicker',
  component: ProfileItemPicker,
  args: {
    kind: 'experience',
    input: itemInputs.experience[0] ?? { name: 'jobTitle', label: 'Job title' },
    companies: { options: [], onType: fn() },
    form: {
      values: emptyItem,
      set: fn(),
      change: fn(),
      text: (name) => ({ name, value: '', onChange: fn() }),
      errorOf: () => undefined,
      form: { ref: { current: null }, onSubmit: fn(), noValidate: true },
      submit: fn(),
    },
  },
} satisfies Meta<typeof ProfileItemPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Company: Story = {
  args: { input: { name: 'companyName', label: 'Company', kind: 'company' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'N');
    await expect(args.companies.onType).toHaveBeenCalledWith({ text: 'N' });
  },
};
