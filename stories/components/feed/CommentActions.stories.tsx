import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeComment } from '../../../mocks/factories/feed.ts';
import { CommentActions } from '../../../src/components/feed/CommentActions.tsx';
import { commentRecipe } from '../../../src/theme/recipes/comment.ts';

const Frame = chakra('article', commentRecipe);
const own = makeComment({ viewer: { isLiked: false, canEdit: true, canDelete: true } });

const meta = {
  title: 'Components/Feed/CommentActions',
  component: CommentActions,
  // Its looks are the comment's.
  decorators: [
    (Story) => (
      <Frame maxWidth="40rem" padding={4} bg="bg.surface">
        <div data-part="body">
          <Story />
        </div>
      </Frame>
    ),
  ],
  args: {
    comment: makeComment({ counts: { likes: 2, replies: 4 } }),
    repliesOpen: false,
    onLike: fn(),
    onReply: fn(),
    onToggleReplies: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** So that the picture shows what can be chosen. */
const openAgain = async ({ canvas, userEvent }: Parameters<typeof choose>[0]) => {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  canvas.getByRole('button', { name: 'More actions' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like 2' }));
    await expect(args.onLike).toHaveBeenCalledWith({ commentId: 'c1', liked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await expect(args.onReply).toHaveBeenCalledWith({ comment: args.comment });
    await userEvent.click(canvas.getByRole('button', { name: 'View 4 replies', expanded: false }));
    await expect(args.onToggleReplies).toHaveBeenCalledWith({ comment: args.comment });
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};
/** It is not asked: a deletion can be taken back. */
export const Mine: Story = {
  args: { comment: own, onReport: fn(), onCopyLink: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Delete');
    await expect(args.onDelete).toHaveBeenCalledWith({ comment: own });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose({ canvas, userEvent }, 'Copy link');
    await expect(args.onCopyLink).toHaveBeenCalledWith({ comment: own });
    await expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull();
  },
};
export const OfSomebodyElse: Story = {
  args: { onReport: fn(), onCopyLink: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Report');
    await expect(args.onReport).toHaveBeenCalledWith({ comment: args.comment });
    await openAgain({ canvas, userEvent });
  },
};
export const OnMyPost: Story = {
  args: { onHide: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Hide');
    await expect(args.onHide).toHaveBeenCalledWith({ commentId: 'c1', hidden: true });
    await openAgain({ canvas, userEvent });
  },
};
