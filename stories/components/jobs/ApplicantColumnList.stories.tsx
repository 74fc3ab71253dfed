import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { manyRequests } from '../../../mocks/factories/applications.ts';
import { ApplicantColumnList } from '../../../src/components/jobs/ApplicantColumnList.tsx';

const ready = (count: number, hasMore = false) =>
  ({ status: 'ready', items: manyRequests(count), hasMore, busy: false, onLoadMore: fn() }) as const;

const meta = {
  title: 'Components/Jobs/ApplicantColumnList',
  component: ApplicantColumnList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    status: 1,
    count: 3,
    state: ready(3),
    selected: new Set<string>(),
    mayDrop: () => true,
    onDrop: fn(),
    onOpen: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof ApplicantColumnList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'Under review 3' })).toBeVisible();
  },
};
export const Filtered: Story = { args: { state: { status: 'empty' }, count: 0, filtered: true } };
export const Error: Story = {
  args: {
    count: 0,
    state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
/** Only those in sight are drawn. */
export const Many: Story = {
  args: { state: ready(1000), count: 1234 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(30));
  },
};
/** Near the end more is asked for. */
export const LoadingMore: Story = {
  args: { state: ready(5, true), count: 200 },
  // It looks as the default does, with a button.
  tags: ['!visual'],
  play: async ({ args }) => {
    await waitFor(() => expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalled());
  },
};
