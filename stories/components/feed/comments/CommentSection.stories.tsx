import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors, comments, makeComment } from '../../../../mocks/factories/feed.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { CommentForm } from '../../../../src/components/feed/comments/CommentForm.tsx';
import { CommentSection } from '../../../../src/components/feed/comments/CommentSection.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Feed/CommentSection',
  component: CommentSection,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { ...ready, items: comments },
    count: 24,
    sort: 0,
    onSort: fn(),
    form: (
      <CommentForm label="Write a comment" value="" author={authors.amara} onChange={fn()} onSubmit={fn()} />
    ),
    canComment: true,
    commentPolicy: 0,
    onLike: fn(),
    onEdit: fn(async () => {}),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Comments' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Newest', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Oldest', pressed: false }));
    await expect(args.onSort).toHaveBeenCalledWith({ sort: 1 });
  },
};
export const Empty: Story = { args: { state: { status: 'empty' }, count: 0 } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = {
  args: {
    state: {
      ...ready,
      hasMore: true,
      items: Array.from({ length: 10 }, (_, index) => ({ ...comments[index % 3]!, commentId: `c${index}` })),
    },
  },
};
export const ConnectionsOnly: Story = {
  args: { canComment: false, commentPolicy: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only connections of the author can comment.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** Nobody may write any more. */
export const LongText: Story = {
  args: {
    canComment: false,
    commentPolicy: 2,
    state: {
      ...ready,
      items: [makeComment({ text: longText, author: { userId: 'u9', userType: 1, userName: longName } })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comments are turned off for this post.')).toBeVisible();
  },
};
