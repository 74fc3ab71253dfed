import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeOwnJob } from '../../../../mocks/factories/jobs.ts';
import { postedJobs, totalsOf } from '../../../../mocks/factories/postedJobs.ts';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
import { PostedJobsPanel } from '../../../../src/components/jobs/posting/PostedJobsPanel.tsx';

const meta = {
  title: 'Components/Jobs/PostedJobsPanel',
  component: PostedJobsPanel,
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
    tab: 'open',
    onTab: fn(),
    totals: totalsOf(postedJobs),
    search: '',
    onSearch: fn(),
    sort: 'newest',
    onSort: fn(),
    onNew: fn(),
    due: [
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
} satisfies Meta<typeof PostedJobsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four jobs close soon; one is past its last day and was not closed yet. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in my jobs' }), 'w');
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'w' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'unanswered');
    await expect(args.onSort).toHaveBeenCalledWith('unanswered');
    await userEvent.click(canvas.getByRole('tab', { name: /Draft/ }));
    await expect(args.onTab).toHaveBeenCalledWith('draft');
    await userEvent.click(canvas.getByRole('button', { name: 'Close Night baker' }));
    await expect(args.events.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByText('and 1 more')).toBeVisible();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** Nobody has posted anything yet. */
export const FirstJob: Story = {
  args: { state: { status: 'empty' }, totals: totalsOf([]), due: [] },
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Post your first job' });
    await userEvent.click(first);
    await expect(args.onNew).toHaveBeenCalledOnce();
    first.blur();
  },
};
export const NoDrafts: Story = { args: { state: { status: 'empty' }, tab: 'draft' } };
