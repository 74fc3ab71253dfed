import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors, makePost, minutesBefore } from '../../../mocks/factories/feed.ts';
import { PostAuthor } from '../../../src/components/feed/PostAuthor.tsx';

const meta = {
  title: 'Components/Feed/PostAuthor',
  component: PostAuthor,
  args: { item: makePost(), href: '/posts/post-details/token' },
} satisfies Meta<typeof PostAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sponsored: Story = {
  args: {
    item: makePost({ author: authors.sol, sponsored: true, editedAt: minutesBefore(60) }),
    onHistory: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edited' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};
