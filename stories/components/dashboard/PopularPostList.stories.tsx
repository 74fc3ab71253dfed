import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makePost, manyPosts, posts } from '../../../mocks/factories/feed.ts';
import { emojiRun, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import {
  PopularPostList,
  type PopularPostListProps,
} from '../../../src/components/dashboard/PopularPostList.tsx';

/** The first has no address yet. */
const hrefOf: PopularPostListProps['hrefOf'] = ({ feedId }) =>
  feedId === 'f0' ? undefined : `/posts/post-details/${feedId}`;

const meta = {
  title: 'Components/Dashboard/PopularPostList',
  component: PopularPostList,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Popular on Rolecast',
    items: posts.map((post) => ({ ...post, text: post.text.replace(/^We redrew/, '**We** _redrew_') })),
    hrefOf,
    empty: 'Nothing here yet.',
  },
} satisfies Meta<typeof PopularPostList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Popular on Rolecast' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /^We redrew/ })).toHaveAttribute(
      'href',
      '/posts/post-details/f1',
    );
    await expect(canvas.getByText('129 likes')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = { args: { items: [] } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'The server did not answer.' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.state?.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const Many: Story = { args: { items: manyPosts(9) } };
/** The first has no address yet; the third has a picture and no words. */
export const LongText: Story = {
  args: {
    title: longWord,
    items: [longWord, emojiRun, '', longText].map((text, i) => makePost({ feedId: `f${i}`, text })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('A green valley under a low sun')).toBeVisible();
  },
};
