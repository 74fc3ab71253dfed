import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makePost } from '../../../mocks/factories/feed.ts';
import { longName } from '../../../mocks/fixtures/longText.ts';
import { PostLikesButton } from '../../../src/components/feed/PostLikesButton.tsx';

const meta = {
  title: 'Components/Feed/PostLikesButton',
  component: PostLikesButton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, display: 'flex', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  args: { item: makePost(), names: ['Tomás Álvarez'], onLikers: fn() },
} satisfies Meta<typeof PostLikesButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomás Álvarez and 128 others' }));
    await expect(args.onLikers).toHaveBeenCalledWith({ item: args.item });
  },
};
export const Liked: Story = {
  args: { item: makePost({ viewer: { ...makePost().viewer, isLiked: true } }), onLikers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('You, Tomás Álvarez and 127 others')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: { names: [longName] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 128 others')).toBeVisible();
  },
};
