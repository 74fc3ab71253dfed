import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { draftJob, postedJobs } from '../../../../mocks/factories/postedJobs.ts';
import { findMenu } from '../../../../mocks/findMenu.ts';
import { EmptyState } from '../../../../src/components/ui/EmptyState.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
import { PostedJobList } from '../../../../src/components/jobs/posting/PostedJobList.tsx';

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
    state: { ...ready, items: postedJobs },
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

/** Jobs in every state. A deleted draft can be taken back, one that stands is opened to go on with it. */
export const Deleted: Story = {
  args: {
    state: {
      ...ready,
      hasMore: true,
      items: [
        makeOwnJob(),
        makeOwnJob({ jobId: 'j-last', vacancyName: 'Rigger', applyBy: '2026-01-15' }),
        makeOwnJob({ jobId: 'j-past', vacancyName: 'Welder', applyBy: '2026-01-13' }),
        draftJob,
        { ...draftJob, jobId: 'j2', vacancyName: 'Night baker' },
        ...postedJobs.filter(({ status }) => status > 1),
      ],
    },
    deleted: new Set(['j2']),
  },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(args.events.onUndo).toHaveBeenCalledOnce();
    const row = within(canvas.getByRole('article', { name: 'Wind turbine technician' }));
    await expect(row.getByRole('link', { name: 'Wind turbine technician' })).toHaveAttribute(
      'href',
      '/?job=j1',
    );
    const applicants = row.getByRole('link', { name: '18 applicants' });
    await expect(applicants).toHaveAttribute('href', '/?applicants=j1');
    // A number is narrow: whoever misses it by a finger's width has pressed it all the same.
    const { right, top, height } = applicants.getBoundingClientRect();
    await expect(document.elementFromPoint(right + 12, top + height / 2)).toBe(applicants);
    await expect(row.getByText('22 days left')).toBeVisible();
    await expect(canvas.getByText('Past its last day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: draftJob.vacancyName }));
    await expect(args.events.onEdit).toHaveBeenCalledWith({ job: draftJob });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more jobs' }));
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
    const entriesOf = async (name: string) => {
      canvas.getByRole('button', { name: `Actions for ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      await findMenu();
      const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return entries;
    };
    await expect(await entriesOf(draftJob.vacancyName)).toEqual(['Edit', 'Duplicate', 'Delete']);
    const ofClosed = ['Reopen', 'Applicants', 'See it as candidates do', 'Duplicate'];
    await expect(await entriesOf('Blade repair technician')).toEqual(ofClosed);
    const last = canvas.getByRole('button', { name: 'Actions for Blade repair technician' });
    await waitFor(() => expect(last).toHaveFocus());
    last.blur();
  },
};
