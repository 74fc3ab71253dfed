import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toOpenToWorkValues } from '../../../../src/domain/profileForms.ts';
import { makeMember } from '../../../../mocks/factories/profile.ts';
import { OpenToWorkForm } from '../../../../src/components/profile/sections/OpenToWorkForm.tsx';

const meta = {
  title: 'Components/Profile/OpenToWorkForm',
  component: OpenToWorkForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { values: toOpenToWorkValues(undefined), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof OpenToWorkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in and sent; then it is closed again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const open = canvas.getByRole('checkbox', { name: 'I am open to work' });
    await userEvent.click(open);
    await userEvent.type(canvas.getByRole('combobox', { name: /^Roles/ }), 'Baker{Enter}');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remote' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^HR only/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      isOpen: true,
      roles: ['Baker'],
      workplaceTypes: [3],
      visibleTo: '1',
    });
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { values: toOpenToWorkValues(makeMember().openToWork) } };
export const Invalid: Story = {
  args: { values: { ...toOpenToWorkValues(makeMember().openToWork), roles: ['x'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText(/at most 5 roles of 2 to 100 characters/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
