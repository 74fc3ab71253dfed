import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makePost } from '../../../mocks/factories/feed.ts';
import { NewPostsBar } from '../../../src/components/feed/NewPostsBar.tsx';
import { PostCard } from '../../../src/components/feed/PostCard.tsx';

const card = {
  item: makePost(),
  href: '/posts/post-details/token',
  onLike: fn(),
  onSave: fn(),
  onEdit: fn(),
  onDelete: fn(),
};

const meta = {
  title: 'Components/Feed/NewPostsBar',
  component: NewPostsBar,
  decorators: [
    // Below what stands at the top of a page: there it would hang in the way of the header.
    (Story) => (
      <div style={{ paddingBlockStart: 80, maxWidth: 640, marginInline: 'auto', display: 'grid', gap: 12 }}>
        <Story />
        <PostCard {...card} />
      </div>
    ),
  ],
  args: { count: 3, more: false, onShow: fn() },
} satisfies Meta<typeof NewPostsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As many as were looked for: there may be more. */
export const LongText: Story = {
  args: { count: 10, more: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '10+ new posts' })).toBeVisible();
  },
};
