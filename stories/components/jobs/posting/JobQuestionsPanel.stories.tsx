import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { filledJob, newJob, stillForm } from '../../../../mocks/factories/jobForm.ts';
import { JobQuestionsPanel } from '../../../../src/components/jobs/posting/JobQuestionsPanel.tsx';

const meta = {
  title: 'Components/Jobs/JobQuestionsPanel',
  component: JobQuestionsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    form: stillForm(filledJob),
    newId: () => 'q-new',
  },
} satisfies Meta<typeof JobQuestionsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Wrong: Story = {
  args: { form: stillForm(newJob, { retentionDays: 'Please enter 30 to 730 days.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Days to keep applications' })).toBeInvalid();
  },
};
