import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makePost, posts } from '../../../mocks/factories/feed.ts';
import { PopularPostItem } from '../../../src/components/dashboard/PopularPostItem.tsx';

const meta = {
  title: 'Components/Dashboard/PopularPostItem',
  component: PopularPostItem,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { item: makePost(), href: '/posts/post-details/token' },
} satisfies Meta<typeof PopularPostItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^We redrew/ })).toHaveAttribute(
      'href',
      '/posts/post-details/token',
    );
    await expect(canvas.getByText('129 likes')).toBeVisible();
  },
};
export const Minimal: Story = { args: { item: posts[1], href: undefined } };
export const PictureOnly: Story = {
  args: { item: makePost({ text: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'A green valley under a low sun' })).toBeVisible();
  },
};
