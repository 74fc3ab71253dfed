import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { JobFactsCard } from '../../../src/components/jobs/JobFactsCard.tsx';

const meta = {
  title: 'Components/Jobs/JobFactsCard',
  component: JobFactsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { job: makeJobPost() },
} satisfies Meta<typeof JobFactsCard>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Minimal: Story = {
  args: {
    job: makeJobPost({
      experienceMin: 0,
      experienceMax: undefined,
      educationLevel: undefined,
      languages: [],
      startDate: undefined,
      openings: 1,
      questions: [],
      resumeRequired: 0,
      counts: { applicants: 0 },
      poster: { ...makeJobPost().poster, responseRate: undefined, medianDaysToAnswer: undefined },
    } as never),
  },
};
/** In Kiritimati the last day has ended, which it has not where most readers are. */
export const EndedInItsZone: Story = {
  args: { job: makeJobPost({ applyBy: '2026-01-14', timezone: 'Pacific/Kiritimati' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wed 14 Jan 2026')).toBeVisible();
  },
};
