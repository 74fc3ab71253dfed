import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { draftJob, postedJobs } from '../../../mocks/factories/postedJobs.ts';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
import { PostedJobList } from '../../../src/components/jobs/PostedJobList.tsx';

const meta = {
  title: 'Components/Jobs/PostedJobList',
  component: PostedJobList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { ...ready, items: postedJobs.slice(0, 3) },
    events: {
      onEdit: fn(),
      onDuplicate: fn(),
      onClose: fn(),
      onReopen: fn(),
      onDelete: fn(),
      onShare: fn(),
      onUndo: fn(),
    },
    hrefOf: (jobId: string) => `/?job=${jobId}`,
    applicantsOf: (jobId: string) => `/?applicants=${jobId}`,
    empty: <EmptyState drawing="posts">No drafts.</EmptyState>,
  },
} satisfies Meta<typeof PostedJobList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'Something went wrong' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};
export const Many: Story = {
  args: {
    state: {
      ...ready,
      hasMore: true,
      items: Array.from({ length: 10 }, (_, index) =>
        makeOwnJob({ jobId: `j${index}`, vacancyName: `Wind turbine technician, crew ${index + 1}` }),
      ),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more jobs' });
    await userEvent.click(more);
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
    more.blur();
  },
};
/** A deleted draft can be taken back. */
export const Deleted: Story = {
  args: {
    state: { ...ready, items: [draftJob, { ...draftJob, jobId: 'j2', vacancyName: 'Night baker' }] },
    deleted: new Set(['j2']),
  },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(args.events.onUndo).toHaveBeenCalledOnce();
    undo.blur();
  },
};
