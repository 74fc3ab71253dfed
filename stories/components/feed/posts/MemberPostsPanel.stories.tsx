import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { posts } from '../../../../mocks/factories/feed.ts';
import { closedPostDialog } from '../../../../mocks/factories/postDialog.ts';
import { MemberPostsPanel } from '../../../../src/components/feed/posts/MemberPostsPanel.tsx';
import type { FeedEntry } from '../../../../src/components/feed/posts/FeedList.tsx';

const entries = (items: FeedEntry['item'][]) =>
  items.map((item) => ({ item, href: `/posts/post-details/${item.feedId}` }));
const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;
const acts = { onLike: fn(), onSave: fn(), onEdit: fn(), onDelete: fn() };

const meta = {
  title: 'Components/Feed/MemberPostsPanel',
  component: MemberPostsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'Ilse van Dorp',
    list: { ...acts, state: { ...ready, items: entries(posts.slice(0, 1)) } },
    dialog: closedPostDialog,
  },
} satisfies Meta<typeof MemberPostsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('feed', { name: 'Posts by Ilse van Dorp' })).toBeVisible();
  },
};
