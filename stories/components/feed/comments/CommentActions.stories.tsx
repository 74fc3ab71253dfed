import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { makeComment } from '../../../../mocks/factories/feed.ts';
import { CommentActions } from '../../../../src/components/feed/comments/CommentActions.tsx';
import { commentRecipe } from '../../../../src/theme/recipes/comment.ts';

const Frame = chakra('article', commentRecipe);

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

export const OfSomebodyElse: Story = {
  args: { onReport: fn(), onCopyLink: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Report');
    await expect(args.onReport).toHaveBeenCalledWith({ comment: args.comment });
    await openAgain({ canvas, userEvent });
  },
};
