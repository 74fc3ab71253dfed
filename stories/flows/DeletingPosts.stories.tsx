import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { linkSecret } from '../../src/api/config.ts';
import { deletedPosts } from '../../src/hooks/feed/posts/deletedPosts.ts';
import { encodeLink } from '../../src/lib/linkToken.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';
import PostDetailsPage from '../../src/pages/feed/PostDetailsPage.tsx';

/** A post that was deleted can be taken back for ten seconds, where it was (product S19). */
const meta = {
  title: 'Flows/DeletingPosts',
  component: DashboardPage,
  loaders: [async () => ({ token: await encodeLink({ feedId: 'f3', feedType: 10 }, linkSecret) })],
  render: (_, { loaded, parameters }) => (
    <Routes location={parameters.alone ? `/posts/post-details/${loaded.token}` : '/'}>
      <Route path="/" element={<DashboardPage />} />
      <Route path="/posts/post-details/:postId" element={<PostDetailsPage />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers }));
    signedIn();
    return () => deletedPosts.takeBack('f3');
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = /^Three interviews/;
const deletePost = async (userEvent: Parameters<typeof choose>[0]['userEvent']) => {
  const post = within((await screen.findByText(words)).closest('article')!);
  await choose({ canvas: post, userEvent }, 'Delete');
  (await screen.findByRole('button', { name: 'Delete' })).focus();
  await userEvent.keyboard('{Enter}');
  const row = await screen.findByRole('article', { name: 'Deleted post' });
  await expect(row).toHaveTextContent('Deleted: “Three interviews');
  await waitFor(() => expect(within(row).getByRole('button', { name: 'Undo' })).toHaveFocus());
};
/** Whoever leaves does not come back to take it back. */
const leave = () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
};

export const TakenBack: Story = {
  tags: ['!visual'], // It ends as it began.
  play: async ({ userEvent }) => {
    await deletePost(userEvent);
    await expect(screen.getAllByRole('article')).toHaveLength(4);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(words)).toBeVisible();
    await expect(screen.queryByRole('article', { name: 'Deleted post' })).toBeNull();
    // Whoever took it back goes on from it.
    await waitFor(() => expect(screen.getByText(words).closest('article')).toHaveFocus());
  },
};
export const Gone: Story = {
  tags: ['!visual'], // A feed with one post less.
  play: async ({ userEvent }) => {
    await deletePost(userEvent);
    leave();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    await expect(screen.queryByText(words)).toBeNull();
  },
};
export const OnItsPage: Story = {
  parameters: { alone: true },
  play: async ({ userEvent }) => {
    await deletePost(userEvent);
    await expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
  },
};
export const GoneFromItsPage: Story = {
  ...OnItsPage,
  tags: ['!visual'], // The picture of PostDetailsPage, Removed.
  play: async (context) => {
    await OnItsPage.play?.(context);
    leave();
    await expect(await screen.findByText(/This post was removed/)).toBeVisible();
  },
};
