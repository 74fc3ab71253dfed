import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeJobPost, makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { JobApplyBar } from '../../../src/components/jobs/JobApplyBar.tsx';

const meta = {
  title: 'Components/Jobs/JobApplyBar',
  component: JobApplyBar,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    job: makeJobPost(),
    ways: {
      editHref: '/jobs?edit=j1',
      applicantsHref: '/jobs/job-requests?job=j1',
      closeHref: '/jobs?close=j1',
      applicationsHref: '/job-applied',
    },
    onApply: fn(),
  },
} satisfies Meta<typeof JobApplyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const { viewer } = makeJobPost();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledOnce();
    apply.blur();
  },
};
export const Applied: Story = {
  args: {
    job: makeJobPost({
      viewer: { ...viewer, hasApplied: true, canApply: false, whyNot: 4, requestStatus: 1 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applied · Under review')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My applications' })).toHaveAttribute(
      'href',
      '/job-applied',
    );
  },
};
export const Own: Story = {
  args: { job: makeOwnJob() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Applicants (18)' })).toHaveAttribute(
      'href',
      '/jobs/job-requests?job=j1',
    );
  },
};
/** The page is older than the last day: nothing is promised that will be refused. */
export const Closed: Story = {
  args: { job: makeJobPost({ applyBy: '2026-01-14' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};
