import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeJobCard, openJobs } from '../../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { SimilarJobsCard } from '../../../../src/components/jobs/search/SimilarJobsCard.tsx';

const meta = {
  title: 'Components/Jobs/SimilarJobsCard',
  component: SimilarJobsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { jobs: openJobs, hrefOf: ({ jobId }) => `/jobs/job-details/${jobId}` },
} satisfies Meta<typeof SimilarJobsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Night baker' })).toHaveAttribute(
      'href',
      '/jobs/job-details/j3',
    );
  },
};
export const Minimal: Story = { args: { jobs: openJobs.slice(0, 1) } };
export const LongText: Story = {
  args: { jobs: [makeJobCard({ vacancyName: longName.slice(0, 100), companyName: longWord })] },
};
