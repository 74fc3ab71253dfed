import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostActions } from '../../../src/components/feed/PostActions.tsx';

const meta = {
  title: 'Components/Feed/PostActions',
  component: PostActions,
  args: {
    viewer: { isLiked: false, isSaved: false },
    commentsHref: '/posts/post-details/token#comments',
    onLike: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof PostActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithShare: Story = {
  args: { onShare: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like', pressed: false }));
    await expect(args.onLike).toHaveBeenCalledWith({ liked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Save', pressed: false }));
    await expect(args.onSave).toHaveBeenCalledWith({ saved: true });
    await expect(canvas.getByRole('link', { name: 'Comment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
