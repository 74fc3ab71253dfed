import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { comments, makeComment } from '../../../mocks/factories/feed.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { CommentList } from '../../../src/components/feed/CommentList.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/CommentList',
  component: CommentList,
  args: {
    state: { ...ready, items: comments },
    empty: <p>No comments yet.</p>,
    moreLabel: 'Load more comments',
    renderReplies: ({ comment, writing }) => (
      <p>
        Replies to {comment.commentId}
        {writing && ', writing'}
      </p>
    ),
    onLike: fn(),
    onEdit: fn(async () => {}),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View 2 replies' }));
    await expect(canvas.getByText('Replies to c1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide 2 replies', expanded: true }));
    await expect(canvas.queryByText('Replies to c1')).toBeNull();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Reply' })[1]!);
    await expect(canvas.getByText('Replies to c2, writing')).toBeVisible();
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
export const LoadingMore: Story = {
  args: { state: { ...ready, items: comments, hasMore: true, busy: true } },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [
        makeComment({ text: longText, author: { userId: 'u9', userType: 1, userName: longName } }),
        ...comments.slice(1),
      ],
    },
  },
};
