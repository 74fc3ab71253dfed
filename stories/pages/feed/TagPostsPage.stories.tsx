import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { posts } from '../../../mocks/factories/feed.ts';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { mock } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import TagPostsPage from '../../../src/pages/feed/TagPostsPage.tsx';

const answer = (count: number) => ({
  message: 'Feed',
  response: posts.filter(({ text }) => text.includes('#newjob')).slice(0, count),
  count,
  snapshotAt: '2026-01-15T09:00:00.000Z',
});

const meta = {
  title: 'Pages/Feed/TagPostsPage',
  component: TagPostsPage,
  parameters: { tag: 'NewJob' },
  render: (_, { parameters }) => (
    <Routes location={`/posts/tag/${parameters.tag}`}>
      <Route path="/posts/tag/:tag" element={<TagPostsPage />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, getFeedList: ({ tag }) => answer(tag === 'newjob' ? 1 : 0) }));
    return signedIn();
  },
} satisfies Meta<typeof TagPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('#newjob');
    await expect(await screen.findByRole('link', { name: '#newjob' })).toBeVisible();
    await expect(document.title).toBe('#newjob · Rolecast');
  },
};
/** Nobody has used it. */
export const LongText: Story = {
  parameters: { tag: `%E8%97%8D%E6%9F%93%E3%82%81${longWord}` },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('#藍染め');
    await expect(await screen.findByText(/There is no post with this tag/)).toBeVisible();
  },
};
