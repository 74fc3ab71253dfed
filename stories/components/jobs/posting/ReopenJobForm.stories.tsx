import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { postedJobs } from '../../../../mocks/factories/postedJobs.ts';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { ReopenJobForm } from '../../../../src/components/jobs/posting/ReopenJobForm.tsx';

const meta = {
  title: 'Components/Jobs/ReopenJobForm',
  component: ReopenJobForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: postedJobs.find(({ jobId }) => jobId === 'j-closed') ?? makeOwnJob(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReopenJobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  args: { applyBy: '2026-04-16' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen the job' }));
    await expect(canvas.getByLabelText('Last day to apply')).toHaveFocus();
    await expect(canvas.getByText('Please enter a day from tomorrow to 90 days from now.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
