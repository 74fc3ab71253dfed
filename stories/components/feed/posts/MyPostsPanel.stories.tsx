import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors, makePost, mine, minutesBefore } from '../../../../mocks/factories/feed.ts';
import { MyPostsPanel } from '../../../../src/components/feed/posts/MyPostsPanel.tsx';

const own = makePost({
  author: authors.amara,
  viewer: mine,
  media: [],
  visibility: 1,
  editedAt: minutesBefore(9),
});
const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/MyPostsPanel',
  component: MyPostsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { ...ready, items: [{ item: own, href: '/posts/post-details/token' }] },
    search: '',
    onSearch: fn(),
    handlers: { onLike: fn(), onSave: fn(), onEdit: fn(), onDelete: fn() },
    onWrite: fn(),
  },
} satisfies Meta<typeof MyPostsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search in my posts' }), 'w');
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'w' });
    await expect(canvas.getByText('Edited')).toBeVisible();
  },
};
