import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';
import { ListState } from '../../../src/components/ui/ListState.tsx';
import { Skeleton } from '../../../src/components/ui/Skeleton.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
const names = ['Amara Diallo', 'Ilse van Dorp', 'Joon-ho Park'];

const meta = {
  title: 'Components/Ui/ListState',
  component: ListState<string>,
  args: {
    state: { ...ready, items: names },
    loading: <Skeleton lines={3} />,
    empty: <EmptyState drawing="people">Nobody here yet.</EmptyState>,
    children: (items) => (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof ListState<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { state: { ...ready, items: names, hasMore: true, busy: true } } };
export const MoreFailed: Story = {
  args: {
    state: {
      ...ready,
      items: names,
      hasMore: true,
      moreError: { message: 'The server did not answer.' },
      onLoadMore: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    const more = canvas.getByRole('button', { name: 'Show more' });
    await expect(more).toBeEnabled();
    await userEvent.click(more);
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
    more.blur();
  },
};
