import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { posts } from '../../../mocks/factories/feed.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import MemberPostsPage from '../../../src/pages/feed/MemberPostsPage.tsx';

const answer = (of: string | undefined) => {
  const response = posts.filter(({ author }) => author.userId === of);
  return { message: 'Feed', response, count: response.length, snapshotAt: '2026-01-15T09:00:00.000Z' };
};

const meta = {
  title: 'Pages/Feed/MemberPostsPage',
  component: MemberPostsPage,
  parameters: { userId: 'u6' },
  render: (_, { parameters }) => (
    <Routes location={`/posts/by/${parameters.userId}`}>
      <Route path="/posts/by/:userId" element={<MemberPostsPage />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, getFeedList: ({ otherUserId }) => answer(otherUserId) }));
    return signedIn();
  },
} satisfies Meta<typeof MemberPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Posts by Ilse van Dorp' }),
    ).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(1);
  },
};
export const Empty: Story = {
  parameters: { userId: 'u99' },
  play: async () => {
    await expect(await screen.findByText(/has posted nothing that you can see/)).toBeVisible();
  },
};
/** Gone, or across a block. */
export const NotFound: Story = {
  beforeEach({ msw }) {
    const problem = { code: 'NOT_FOUND', message: 'This profile is not available.' } as const;
    msw.use(...mock({ getFeedList: failing(404, problem) }));
  },
  play: async () => {
    await expect(await screen.findByText('This profile is not available.')).toBeVisible();
  },
};
