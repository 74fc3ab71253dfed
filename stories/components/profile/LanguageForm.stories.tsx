import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { languageList } from '../../../mocks/fixtures/profileLists.ts';
import { LanguageForm } from '../../../src/components/profile/LanguageForm.tsx';

const meta = {
  title: 'Components/Profile/LanguageForm',
  component: LanguageForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    languages: languageList.map(({ languageId, languageName, nativeName }) => ({
      id: languageId,
      label: languageName,
      detail: nativeName,
    })),
    values: { languageId: '', name: '', proficiency: '' },
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LanguageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { values: { languageId: 'ta', name: 'Tamil', proficiency: '4' } } };
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await expect(canvas.getByText('Please choose a language.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { values: { languageId: 'ta', name: 'Tamil', proficiency: '4' }, busy: true },
};
export const Done: Story = {
  // It looks as Filled does; the dialog goes away with it.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Language' }), 'espan');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How well' }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ languageId: 'es', name: 'Spanish', proficiency: '3' });
  },
};
/** Only how well changes. */
export const Fixed: Story = {
  args: { fixed: true, values: { languageId: 'de', name: 'German', proficiency: '3' } },
};
