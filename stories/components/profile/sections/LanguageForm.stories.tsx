import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { languageList } from '../../../../mocks/fixtures/profileLists.ts';
import { LanguageForm } from '../../../../src/components/profile/sections/LanguageForm.tsx';

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

/** Another language is found by its own name, and sent; then it is the first one again. */
export const Filled: Story = {
  args: { values: { languageId: 'ta', name: 'Tamil', proficiency: '4' } },
  play: async ({ args, canvas, userEvent }) => {
    const language = canvas.getByRole('combobox', { name: 'Language' });
    const level = canvas.getByRole('combobox', { name: 'How well' });
    await userEvent.clear(language);
    await userEvent.type(language, 'espan');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.selectOptions(level, '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ languageId: 'es', name: 'Spanish', proficiency: '3' });
    await userEvent.clear(language);
    await userEvent.type(language, 'tamil');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.selectOptions(level, '4');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await expect(canvas.getByText('Please choose a language.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Only how well changes. */
export const Fixed: Story = {
  args: { fixed: true, values: { languageId: 'de', name: 'German', proficiency: '3' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
