import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makePost } from '../../../mocks/factories/feed.ts';
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
