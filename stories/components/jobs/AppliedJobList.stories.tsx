import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { applicationJob, makeApplication } from '../../../mocks/factories/applications.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { AppliedJobList } from '../../../src/components/jobs/AppliedJobList.tsx';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const entry = (changes = {}) => ({ application: makeApplication(changes), href: '/', fresh: false });
const ready = { status: 'ready' as const, hasMore: false, busy: false, onLoadMore: fn() };

const meta = {
  title: 'Components/Jobs/AppliedJobList',
  component: AppliedJobList,
  args: {
    state: { ...ready, items: [entry(), entry({ applicationId: 'a2', requestStatus: 4 })] },
    empty: <EmptyState drawing="posts">Nothing has been decided yet.</EmptyState>,
    onWithdraw: fn(),
    onUndo: fn(),
    onNudge: fn(),
    onCalendar: fn(),
  },
} satisfies Meta<typeof AppliedJobList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LoadingMore: Story = {
  args: { state: { ...ready, hasMore: true, busy: true, items: [entry()] } },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [entry({ job: { ...applicationJob, vacancyName: longName, companyName: longWord } })],
    },
  },
};
