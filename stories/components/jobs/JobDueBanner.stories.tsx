import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { JobDueBanner } from '../../../src/components/jobs/JobDueBanner.tsx';

const meta = {
  title: 'Components/Jobs/JobDueBanner',
  component: JobDueBanner,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 900, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    jobs: [
      makeOwnJob({
        applyBy: '2026-01-18',
        counts: { applicants: 31, views: 1204, reviewed: 19, unseen: 0, unanswered: 12 },
      }),
    ],
    applicantsOf: (jobId: string) => `/?applicants=${jobId}`,
    onClose: fn(),
  },
} satisfies Meta<typeof JobDueBanner>;
export default meta;
type Story = StoryObj<typeof meta>;
/** One is past its last day and was not closed yet. */
export const Several: Story = {
  args: {
    jobs: [
      makeOwnJob({ jobId: 'a', vacancyName: 'Night baker', applyBy: '2026-01-13' }),
      makeOwnJob({ jobId: 'b', vacancyName: 'Crane operator', applyBy: '2026-01-15' }),
      makeOwnJob({
        jobId: 'c',
        vacancyName: 'Ceramic process engineer',
        applyBy: '2026-01-16',
        counts: { applicants: 2, unanswered: 0 },
      }),
      makeOwnJob({ jobId: 'd', applyBy: '2026-01-17' }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close Night baker' });
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByText('and 1 more')).toBeVisible();
    close.blur();
  },
};
