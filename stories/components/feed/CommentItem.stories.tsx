import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { authors, makeComment, minutesBefore } from '../../../mocks/factories/feed.ts';
import { CommentItem } from '../../../src/components/feed/CommentItem.tsx';

const own = makeComment({
  author: authors.amara,
  viewer: { isLiked: false, canEdit: true, canDelete: true },
});

const meta = {
  title: 'Components/Feed/CommentItem',
  component: CommentItem,
  args: {
    comment: makeComment({ counts: { likes: 2, replies: 4 } }),
    onLike: fn(),
    onReply: fn(),
    onToggleReplies: fn(),
    onEdit: fn(async () => {}),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const openEditor: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await choose({ canvas, userEvent }, 'Edit');
  const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
  await userEvent.clear(field);
  await userEvent.type(field, 'The third one.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};
export const Liked: Story = {
  args: { comment: makeComment({ viewer: { isLiked: true, canEdit: false, canDelete: false } }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like 2', pressed: true }));
    await expect(args.onLike).toHaveBeenCalledWith({ commentId: 'c1', liked: false });
  },
};
export const Mine: Story = {
  args: { comment: own },
  play: async (context) => {
    await openEditor(context);
    await expect(context.args.onEdit).toHaveBeenCalledWith({
      commentId: 'c1',
      text: 'The third one.',
      mentions: [],
    });
    await expect(await context.canvas.findByRole('button', { name: 'Reply' })).toBeVisible();
  },
};
/** Who is named in it stays named when words around the name are changed. */
export const MineWithMention: Story = {
  // It ends as a comment that is there.
  tags: ['!visual'],
  args: {
    comment: { ...own, text: 'Ask @Ilse van Dorp.', mentions: [{ userId: 'u6', start: 4, length: 14 }] },
  },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Edit');
    const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
    await userEvent.type(field, 'Do a', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).toHaveBeenCalledWith({
      commentId: 'c1',
      text: 'Do ask @Ilse van Dorp.',
      mentions: [{ userId: 'u6', start: 7, length: 14 }],
    });
  },
};
export const EditFailed: Story = {
  args: {
    comment: own,
    onEdit: fn(() =>
      Promise.reject(new Error('You seem to be offline. Check your connection and try again.')),
    ),
  },
  play: async (context) => {
    await openEditor(context);
    await expect(await context.canvas.findByText(/You seem to be offline/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox')).toHaveValue('The third one.');
  },
};
export const Edited: Story = { args: { comment: makeComment({ editedAt: minutesBefore(5) }) } };
export const Deleted: Story = {
  args: { comment: makeComment({ state: 1, text: '', counts: { likes: 0, replies: 4 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comment deleted')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const Hidden: Story = { args: { comment: makeComment({ state: 2 }), onHide: fn() } };
/** Its place stays for as long as it can be taken back. */
export const Deleting: Story = {
  args: { comment: own, deleting: true, onTakeBack: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Comment deleted');
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeBack).toHaveBeenCalledWith({ commentId: 'c1' });
  },
};
/** A link led to it. */
export const Highlighted: Story = { args: { highlighted: true } };
