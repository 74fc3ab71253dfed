import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { toDetails } from '../../../src/domain/profileDetails.ts';
import { countries } from '../../../mocks/factories/account.ts';
import { makeAgency, makeBusiness, makeMember, newUserInfo } from '../../../mocks/factories/profile.ts';
import { ProfileDetailsForm } from '../../../src/components/profile/ProfileDetailsForm.tsx';

const meta = {
  title: 'Components/Profile/ProfileDetailsForm',
  component: ProfileDetailsForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { role: 1, countries, values: toDetails(newUserInfo.member), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof ProfileDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { values: { ...toDetails(makeMember()), lastName: 'Dia' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'llo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ lastName: 'Diallo' }));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First name' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^City/ }), 'Hamburg');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    // Half a place is none.
    await expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveAccessibleDescription(
      'Please choose a country.',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const OfAnAgency: Story = { args: { role: 2, values: toDetails(makeAgency()) } };
export const OfABusiness: Story = { args: { role: 4, values: toDetails(makeBusiness()) } };
export const Conflict: Story = {
  args: { values: toDetails(makeMember()), conflict: { onKeepMine: fn(), onTakeTheirs: fn() } },
  play: async ({ canvas, userEvent }) => {
    // The question came into sight once: whoever goes on writing stays where they write.
    const scrolled = spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.type(canvas.getByRole('textbox', { name: /Headline/ }), ', and others');
    await expect(scrolled).not.toHaveBeenCalled();
    scrolled.mockRestore();
  },
};
