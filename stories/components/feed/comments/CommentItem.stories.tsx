import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { authors, makeComment } from '../../../../mocks/factories/feed.ts';
import { CommentItem } from '../../../../src/components/feed/comments/CommentItem.tsx';

const meta = {
  title: 'Components/Feed/CommentItem',
  component: CommentItem,
  args: {
    comment: makeComment({
      author: authors.amara,
      text: 'Ask @Ilse van Dorp.',
      mentions: [{ userId: 'u6', start: 4, length: 14 }],
      viewer: { isLiked: false, canEdit: true, canDelete: true },
    }),
    onLike: fn(),
    onReply: fn(),
    onToggleReplies: fn(),
    onEdit: fn(async () => {}),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const change: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await choose({ canvas, userEvent }, 'Edit');
  const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
  await userEvent.clear(field);
  await userEvent.type(field, 'The third one.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};
/** An own comment: what its menu does, and what is changed in it. What the server does not take stays in the form. */
export const EditFailed: Story = {
  args: {
    onCopyLink: fn(),
    onReport: fn(),
    onEdit: fn(async ({ text }: { text: string }) => {
      if (text === 'The third one.')
        throw new Error('You seem to be offline. Check your connection and try again.');
    }),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const menuIsGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // It is not asked: a deletion can be taken back.
    await choose({ canvas, userEvent }, 'Delete');
    await expect(args.onDelete).toHaveBeenCalledWith({ comment: args.comment });
    await menuIsGone();
    await choose({ canvas, userEvent }, 'Copy link');
    await expect(args.onCopyLink).toHaveBeenCalledWith({ comment: args.comment });
    await expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
    await menuIsGone();
    await choose({ canvas, userEvent }, 'Edit');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit your comment' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Reply' })).toBeVisible();
    // Who is named in it stays named when words around the name are changed.
    await choose({ canvas, userEvent }, 'Edit');
    const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
    await userEvent.type(field, 'Do a', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      commentId: 'c1',
      text: 'Do ask @Ilse van Dorp.',
      mentions: [{ userId: 'u6', start: 7, length: 14 }],
    });
    await expect(await canvas.findByRole('button', { name: 'Reply' })).toBeVisible();
    await change(context);
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      commentId: 'c1',
      text: 'The third one.',
      mentions: [],
    });
    await expect(await canvas.findByText(/You seem to be offline/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('The third one.');
  },
};
