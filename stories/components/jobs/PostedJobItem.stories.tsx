import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { draftJob, postedJobs } from '../../../mocks/factories/postedJobs.ts';
import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '../../../src/components/ui/IconButton.tsx';
import { PostedJobItem } from '../../../src/components/jobs/PostedJobItem.tsx';

const meta = {
  title: 'Components/Jobs/PostedJobItem',
  component: PostedJobItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeOwnJob(),
    href: '/?job=j1',
    applicantsHref: '/?applicants=j1',
    onEdit: fn(),
    actions: <IconButton label="Actions" icon={<EllipsisVertical aria-hidden />} onClick={fn()} />,
  },
} satisfies Meta<typeof PostedJobItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (jobId: string) => postedJobs.find((job) => job.jobId === jobId) ?? makeOwnJob();

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wind turbine technician' })).toHaveAttribute(
      'href',
      '/?job=j1',
    );
    await expect(canvas.getByRole('link', { name: '18 applicants' })).toHaveAttribute(
      'href',
      '/?applicants=j1',
    );
    await expect(canvas.getByText('22 days left')).toBeVisible();
  },
};
/** A draft is opened to go on with it. */
export const Draft: Story = {
  args: { job: draftJob },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('button', { name: 'Crane operator, harbour' });
    await userEvent.click(name);
    await expect(args.onEdit).toHaveBeenCalledWith({ job: draftJob });
    name.blur();
  },
};
export const LastDay: Story = { args: { job: makeOwnJob({ applyBy: '2026-01-15' }) } };
export const PastItsLastDay: Story = {
  args: { job: makeOwnJob({ applyBy: '2026-01-13' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past its last day')).toBeVisible();
  },
};
export const Filled: Story = { args: { job: of('j-filled') } };
