import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { draftEvent, makePosted, myEvents } from '../../../mocks/factories/myEvents.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { MyEventList } from '../../../src/components/events/MyEventList.tsx';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Events/MyEventList',
  component: MyEventList,
  // The page shows it.
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 984, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { ...ready, items: myEvents.slice(0, 3) },
    events: { onEdit: fn(), onDuplicate: fn(), onCancel: fn(), onDelete: fn(), onShare: fn(), onUndo: fn() },
    hrefOf: (eventId: string) => `/?event=${eventId}`,
    empty: <EmptyState drawing="posts">You have no event to come.</EmptyState>,
  },
} satisfies Meta<typeof MyEventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
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
        makePosted({ eventId: `e${index}`, eventName: `Harbour job fair, day ${index + 1}` }),
      ),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more events' });
    await userEvent.click(more);
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
    more.blur();
  },
};
/** A deleted draft can be taken back. */
export const Deleted: Story = {
  args: {
    state: { ...ready, items: [draftEvent, makePosted({ eventId: 'e2', status: 0 })] },
    deleted: new Set(['e2']),
  },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(args.events.onUndo).toHaveBeenCalledOnce();
    undo.blur();
  },
};
export const LongText: Story = {
  args: { state: { ...ready, items: [makePosted({ eventName: longName.slice(0, 150) })] } },
};
