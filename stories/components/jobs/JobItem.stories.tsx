import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeJobCard, openJobs } from '../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { JobItem } from '../../../src/components/jobs/JobItem.tsx';

const meta = {
  title: 'Components/Jobs/JobItem',
  component: JobItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { job: makeJobCard(), href: '/jobs/job-details/token' },
} satisfies Meta<typeof JobItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wind turbine technician' })).toHaveAttribute(
      'href',
      args.href,
    );
    await expect(canvas.getByText('On site · Full-time · 22 days left')).toBeVisible();
  },
};
export const Minimal: Story = { args: { job: openJobs[1], href: undefined } };
export const LongText: Story = {
  args: {
    job: makeJobCard({ vacancyName: longName.slice(0, 100), companyName: longWord, hasApplied: true }),
  },
};
export const Closed: Story = {
  args: { job: makeJobCard({ status: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No longer accepting/)).toBeVisible();
  },
};
