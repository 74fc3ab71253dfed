import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { makeConnection, manyConnections, relations } from '../../../mocks/factories/people.ts';
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
    state: {
      ...ready,
      items: [
        makeConnection({
          member: { ...authors.ilse, userName: 'ليلى كريمي', headline: 'مصممة منتجات في كادي' },
        }),
        makeConnection({ member: authors.tomas, viewer: relations.muted }),
        ...manyConnections(8),
      ],
      hasMore: true,
      onLoadMore: fn(),
    },
    empty: <EmptyState drawing="people">You are not connected with anybody yet.</EmptyState>,
    onAct: fn(),
  },
} satisfies Meta<typeof ConnectionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Among them one whose text is read the other way, and one who is muted. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // Text that is read the other way begins below the name as well.
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('مصممة منتجات في كادي')).toBeCloseTo(left('ليلى كريمي'), 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
  },
};
