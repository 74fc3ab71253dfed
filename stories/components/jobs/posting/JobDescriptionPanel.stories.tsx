import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledJob, jobChoices, newJob, stillForm } from '../../../../mocks/factories/jobForm.ts';
import { longName } from '../../../../mocks/fixtures/longText.ts';
import { JobDescriptionPanel } from '../../../../src/components/jobs/posting/JobDescriptionPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobDescriptionPanel',
  component: JobDescriptionPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    form: stillForm(filledJob),
    languages: jobChoices.languages,
  },
} satisfies Meta<typeof JobDescriptionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrong: Story = {
  args: {
    form: stillForm(newJob, {
      description: 'Please describe the job.',
      skills: 'Please name at least one skill.',
      experienceMax: 'Please enter 0 to 40 years, not below the least.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Skills' })).toBeInvalid();
  },
};
export const LongText: Story = {
  args: {
    form: stillForm({ ...filledJob, description: 'long '.repeat(2000), skills: [longName.slice(0, 40)] }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const { set, values } = args.form;
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue(values.description);
    await userEvent.type(canvas.getByRole('combobox', { name: /^Languages/ }), 'swa{Enter}');
    await expect(set).toHaveBeenCalledWith('languages', [
      ...filledJob.languages,
      { languageId: 'sw', languageName: 'Swahili', proficiency: 3 },
    ]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'German: how well' }), '5');
    await expect(set).toHaveBeenCalledWith('languages', [
      expect.objectContaining({ languageId: 'de', proficiency: 5 }),
    ]);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
