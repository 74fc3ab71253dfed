import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { authors, makePost, manyPosts, posts } from '../../../mocks/factories/feed.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { FeedList, type FeedEntry } from '../../../src/components/feed/FeedList.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';
import { EmptyState } from '../../../src/components/ui/EmptyState.tsx';

const entries = (items: FeedEntry['item'][]) =>
  items.map((item) => ({ item, href: `/posts/post-details/${item.feedId}` }));
const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/FeedList',
  component: FeedList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Posts',
    end: 'You are up to date',
    state: { ...ready, items: entries(posts) },
    empty: (
      <EmptyState drawing="posts" action={<Button>Write your first post</Button>}>
        Nothing here yet. Say hello, or share what you are working on.
      </EmptyState>
    ),
    onLike: fn(),
    onSave: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof FeedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const articles = canvas.getAllByRole('article');
    await expect(articles).toHaveLength(4);
    await expect(canvas.getByText('You are up to date')).toBeInTheDocument();
    articles[0]?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(articles[1]).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(articles[0]).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Write your first post' })).toBeVisible();
  },
};
export const Error: Story = {
  args: {
    state: {
      status: 'error',
      error: { message: 'The server did not answer.', code: 'INTERNAL' },
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: { state: { ...ready, items: entries(manyPosts(10)), hasMore: true, onLoadMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const onLoadMore = args.state.status === 'ready' && args.state.onLoadMore;
    canvas.getByRole('button', { name: 'Load more' }).scrollIntoView();
    await waitFor(() => expect(onLoadMore).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(onLoadMore).toHaveBeenCalledTimes(2);
  },
};
/** [R10] Ten thousand posts: only those near the screen are drawn, wherever the reader is. */
export const TenThousand: Story = {
  parameters: { visual: { skip: 'It is higher than any picture can be.' } },
  args: { state: { ...ready, items: entries(manyPosts(10_000)) } },
  play: async ({ canvas, canvasElement }) => {
    const drawn = () => canvas.getAllByRole('article').length;
    await expect(drawn()).toBeLessThan(40);
    const { scrollHeight } = document.documentElement;
    for (const part of [0.3, 0.6, 0.9]) {
      scrollTo(0, scrollHeight * part);
      await waitFor(() =>
        expect(
          canvas.getAllByRole('article').some((post) => {
            const { top } = post.getBoundingClientRect();
            return top > 0 && top < innerHeight;
          }),
        ).toBe(true),
      );
      await waitFor(() => expect(drawn()).toBeLessThan(40));
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000);
    }
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-posinset', '1'));
  },
};
/** [R10] A list that is left and shown again is as tall as it was, so that Back finds its place. */
export const ComesBack: Story = {
  parameters: { visual: { skip: 'What it asserts has no picture of its own.' } },
  args: { state: { ...ready, items: entries(manyPosts(40)) } },
  render: function Leaving(args) {
    const [here, setHere] = useState(true);
    return (
      <>
        <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come back'}</Button>
        {here && <FeedList {...args} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const tall = () => document.documentElement.scrollHeight;
    // Whoever came far has seen what lies above.
    for (let top = 0; top < tall(); top += 600) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const before = tall();
    scrollTo(0, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(Math.abs(tall() - before)).toBeLessThan(4);
    scrollTo(0, before * 0.6);
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10));
    await expect(Math.abs(tall() - before)).toBeLessThan(4);
  },
};
export const NewPosts: Story = {
  decorators: [
    // Below what stands at the top of a page: there the button would hang in the way of the header.
    (Story) => (
      <div style={{ paddingBlockStart: 80 }}>
        <Story />
      </div>
    ),
  ],
  args: { newPosts: { count: 3, more: false, onShow: fn(async () => {}) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 new posts' })).toBeVisible();
  },
};
export const NewPostsShown: Story = {
  ...NewPosts,
  parameters: { visual: { skip: 'Its list stays as it is here; see NewPosts.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new posts' }));
    await expect(args.newPosts?.onShow).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
};
export const LoadingMore: Story = {
  args: { state: { ...ready, items: entries(posts), hasMore: true, busy: true } },
};
export const MoreFailed: Story = {
  args: {
    state: {
      ...ready,
      items: entries(posts),
      hasMore: true,
      moreError: { message: 'The server did not answer.' },
    },
  },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: entries([
        makePost({ text: longText, author: { ...authors.amara, userName: longName } }),
        ...posts.slice(1, 2),
      ]),
    },
  },
};
