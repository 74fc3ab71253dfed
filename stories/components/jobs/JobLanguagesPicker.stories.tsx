import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { filledJob, jobChoices } from '../../../mocks/factories/jobForm.ts';
import { JobLanguagesPicker } from '../../../src/components/jobs/JobLanguagesPicker.tsx';

const meta = {
  title: 'Components/Jobs/JobLanguagesPicker',
  component: JobLanguagesPicker,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    chosen: filledJob.languages,
    languages: jobChoices.languages,
    onChange: fn(),
  },
} satisfies Meta<typeof JobLanguagesPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Languages/ }), 'swa{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({
      languages: [...args.chosen, { languageId: 'sw', languageName: 'Swahili', proficiency: 3 }],
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'German: how well' }), '5');
    await expect(args.onChange).toHaveBeenCalledWith({
      languages: [expect.objectContaining({ languageId: 'de', proficiency: 5 })],
    });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
