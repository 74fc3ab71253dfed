import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeRequest, manyRequests, pipeline } from '../../../../mocks/factories/applications.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { ApplicantList } from '../../../../src/components/jobs/hiring/ApplicantList.tsx';
import { EmptyState } from '../../../../src/components/ui/EmptyState.tsx';
import type { Application } from '../../../../src/domain/jobs.ts';

const ready = (items: readonly Application[]) =>
  ({ status: 'ready', items, hasMore: false, busy: false, onLoadMore: fn() }) as const;

const meta = {
  title: 'Components/Jobs/ApplicantList',
  component: ApplicantList,
  args: {
    state: ready(pipeline),
    count: pipeline.length,
    selected: new Set(['a2', 'a3']),
    onSelectAll: fn(),
    onOpen: fn(),
    onMove: fn(),
    onSelect: fn(),
    empty: <EmptyState drawing="people">Nobody has applied yet.</EmptyState>,
  },
} satisfies Meta<typeof ApplicantList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(8);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '18');
    const [first] = pipeline;
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first?.applicant.userName}` }));
    await expect(args.onSelect).toHaveBeenCalledWith({ application: first, selected: true });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
/** Only rows in sight are drawn. The applications of several jobs stand together. */
export const Many: Story = {
  args: { state: ready(manyRequests(1000)), count: 1000, selected: new Set<string>(), showJob: true },
  // It is higher than any picture can be.
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(50);
    await expect(canvas.getAllByText('Wind turbine technician')[0]).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    state: ready([
      makeRequest({
        overdue: true,
        rating: 5,
        applicant: { userId: 'm1', userName: longName, headline: longWord, verificationStatus: 3 },
      }),
    ]),
    count: 1,
  },
};
