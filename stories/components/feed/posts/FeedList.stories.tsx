import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { authors, makePost, manyPosts, posts } from '../../../../mocks/factories/feed.ts';
import { makeEventItem } from '../../../../mocks/factories/events.ts';
import { makeJobItem } from '../../../../mocks/factories/jobs.ts';
import { makeLiveItem } from '../../../../mocks/factories/live.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { EventFeedCard } from '../../../../src/components/events/search/EventFeedCard.tsx';
import { FeedList, type FeedEntry } from '../../../../src/components/feed/posts/FeedList.tsx';
import { JobFeedCard } from '../../../../src/components/jobs/search/JobFeedCard.tsx';
import { LiveFeedCard } from '../../../../src/components/live/rooms/LiveFeedCard.tsx';
import { Button } from '../../../../src/components/ui/Button.tsx';
import { EmptyState } from '../../../../src/components/ui/EmptyState.tsx';

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
export const NewPosts: Story = {
  decorators: [
    // Below what stands at the top of a page: there the button would hang in the way of the header.
    (Story) => (
      <div style={{ paddingBlockStart: 80 }}>
        <Story />
      </div>
    ),
  ],
  // As many as were looked for: there may be more.
  args: { newPosts: { count: 10, more: true, onShow: fn(async () => {}) } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '10+ new posts' });
    await expect(button).toBeVisible();
    await expect(canvas.getByText('10+ new posts', { selector: '[role="status"]' })).toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.newPosts?.onShow).toHaveBeenCalledOnce();
    const [first] = canvas.getAllByRole('article');
    await waitFor(() => expect(first).toHaveFocus());
    // The picture is of how it looked before.
    first?.blur();
    scrollTo(0, 0);
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
const { live: _live, ...withoutRoom } = { ...makeLiveItem(), feedId: 'lost' };
const { job: _job, ...withoutJob } = makeJobItem();
const { event: _event, ...withoutEvent } = makeEventItem();
/** What is on air is no post: it is joined, and not liked. An item that lost its room, its job or its event is nothing. */
export const WithLiveRoom: Story = {
  // Its card is in a story of its own.
  tags: ['!visual'],
  args: {
    // By its kind too. Nothing is drawn before the cards of all that stand above have come.
    cards: {
      live: async () => LiveFeedCard,
      2: async () => JobFeedCard,
      3: async () => EventFeedCard,
      8: async () => LiveFeedCard,
    },
    state: {
      ...ready,
      items: entries([withoutJob, withoutEvent, makeLiveItem(), withoutRoom, ...posts.slice(0, 1)]),
    },
  },
  play: async ({ canvas }) => {
    const room = within(await canvas.findByRole('article', { name: 'How we hire for the kitchen' }));
    await expect(room.getByRole('link')).toBeVisible();
    await expect(room.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
