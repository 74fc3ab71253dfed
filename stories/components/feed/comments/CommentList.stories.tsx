import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { authors, comments, makeComment, minutesBefore } from '../../../../mocks/factories/feed.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { CommentList } from '../../../../src/components/feed/comments/CommentList.tsx';

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
    // Of one's own alone: nothing can be done about others' here.
    await expect(canvas.getAllByRole('button', { name: 'More actions' })).toHaveLength(1);
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
/** One that a link led to, a liked one, an edited one, a hidden one, and what is left of two. */
export const States: Story = {
  args: {
    state: {
      ...ready,
      items: [
        makeComment({ counts: { likes: 2, replies: 4 } }),
        makeComment({
          commentId: 'c2',
          author: authors.ilse,
          viewer: { isLiked: true, canEdit: false, canDelete: false },
        }),
        makeComment({ commentId: 'c3', author: authors.joonho, editedAt: minutesBefore(5) }),
        makeComment({ commentId: 'c4', author: authors.nordlicht, state: 2 }),
        makeComment({
          commentId: 'c5',
          author: authors.konoha,
          state: 1,
          text: '',
          counts: { likes: 0, replies: 4 },
        }),
        makeComment({
          commentId: 'c6',
          author: authors.amara,
          viewer: { isLiked: false, canEdit: true, canDelete: true },
        }),
      ],
    },
    highlight: 'c1',
    // Its place stays for as long as it can be taken back.
    deleting: new Set(['c6']),
    onTakeBack: fn(),
    onHide: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const by = (name: string) => within(canvas.getByRole('article', { name: `Comment by ${name}` }));
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo.closest('[role="status"]')).toHaveTextContent('Comment deleted');
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeBack).toHaveBeenCalledWith({ commentId: 'c6' });
    const first = by(authors.tomas.userName);
    await userEvent.click(first.getByRole('button', { name: 'Like 2', pressed: false }));
    await expect(args.onLike).toHaveBeenLastCalledWith({ commentId: 'c1', liked: true });
    const liked = by(authors.ilse.userName);
    await userEvent.click(liked.getByRole('button', { name: 'Like 2', pressed: true }));
    await expect(args.onLike).toHaveBeenLastCalledWith({ commentId: 'c2', liked: false });
    const gone = by(authors.konoha.userName);
    await expect(gone.getByText('Comment deleted')).toBeVisible();
    await expect(gone.getAllByRole('button')).toHaveLength(1);
    await choose({ canvas: first, userEvent }, 'Hide');
    await expect(args.onHide).toHaveBeenCalledWith({ commentId: 'c1', hidden: true });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(first.getByRole('button', { name: 'More actions' })).toHaveFocus());
  },
};
