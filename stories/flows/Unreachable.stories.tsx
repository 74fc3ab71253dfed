import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { posts } from '../../mocks/factories/feed.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { mock, unreachable } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { setSavedReader } from '../../src/api/staleReads.ts';
import { opOf } from '../../src/api/swrKeys.ts';
import { OfflineBanner } from '../../src/components/layout/OfflineBanner.tsx';
import { useShownSavedAt } from '../../src/hooks/site/useShownSavedAt.ts';
import PostsPage from '../../src/pages/feed/PostsPage.tsx';

const savedAt = Date.UTC(2026, 0, 15, 8);
const saved = {
  message: 'Feed',
  response: posts.slice(2, 3),
  count: 1,
  snapshotAt: '2026-01-15T08:00:00.000Z',
};

function PageWithItsAge() {
  const at = useShownSavedAt();
  return (
    <>
      {at !== undefined && <OfflineBanner online savedAt={new Date(at)} />}
      <PostsPage />
    </>
  );
}

const meta = {
  title: 'Flows/Unreachable',
  component: PageWithItsAge,
  parameters: { path: '/posts' },
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, getFeedList: unreachable }));
    signedIn();
    return () => setSavedReader(() => Promise.resolve(undefined));
  },
} satisfies Meta<typeof PageWithItsAge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A server that is down leaves what was saved, with its age. */
export const SavedStandsIn: Story = {
  beforeEach() {
    setSavedReader((key) =>
      Promise.resolve(opOf(key) === 'getFeedList' ? { savedAt, body: saved } : undefined),
    );
  },
  play: async () => {
    await expect(await screen.findByRole('article')).toHaveTextContent('Three interviews');
    await expect(await screen.findByText(/Could not refresh/)).toHaveTextContent('saved 1 hour ago');
  },
};
export const FreshAgain: Story = {
  ...SavedStandsIn,
  // It is the picture of PostsPage.
  tags: ['!visual'],
  play: async (context) => {
    await SavedStandsIn.play?.(context);
    context.msw.use(...mock({ getFeedList: feedHandlers.getFeedList }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Could not refresh/)).toBeNull());
    await expect(screen.getByRole('article')).toBeVisible();
  },
};
export const NothingSaved: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/You seem to be offline/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByText(/Could not refresh/), 'nothing saved, no age').toBeNull();
  },
};
