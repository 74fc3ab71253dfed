import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { connectionLists, manyConnections } from '../../../mocks/factories/people.ts';
import { ConnectionList } from '../../../src/components/people/ConnectionList.tsx';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/People/ConnectionList',
  component: ConnectionList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    list: 0,
    state: { ...ready, items: connectionLists[0] },
    empty: <EmptyState drawing="people">You are not connected with anybody yet.</EmptyState>,
    onAct: fn(),
  },
} satisfies Meta<typeof ConnectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Connected' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
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
export const Many: Story = {
  args: { state: { ...ready, items: manyConnections(10), hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
  },
};
