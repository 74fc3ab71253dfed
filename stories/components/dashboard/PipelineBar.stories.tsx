import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeJob, noApplications } from '../../../mocks/factories/dashboard.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { PipelineBar } from '../../../src/components/dashboard/PipelineBar.tsx';

const meta = {
  title: 'Components/Dashboard/PipelineBar',
  component: PipelineBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { job: makeJob() },
} satisfies Meta<typeof PipelineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 under review')).toBeVisible();
    await expect(canvas.getByText('1 overdue')).toBeVisible();
  },
};
export const Linked: Story = {
  args: { href: '/jobs/job-requests' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Grid software engineer' })).toBeVisible();
  },
};
export const NobodyYet: Story = {
  args: { job: makeJob({ newApplicants: 0, applications: noApplications }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has applied yet.')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    job: makeJob({
      vacancyName: longName,
      newApplicants: 1_234_567,
      applications: { notAccepted: 1_234_567, accepted: 1, rejected: 98_765, hold: 2, overdue: 999_999 },
    }),
  },
};
