import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makeDashboard } from '../../mocks/factories/dashboard.ts';
import { authors, makePost, manyPosts } from '../../mocks/factories/feed.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { mock, pending } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

const old = manyPosts(4);
const fresh = [authors.nordlicht, authors.joonho].map((author, index) =>
  makePost({ feedId: `n${index}`, author, createdAt: '2026-01-15T09:05:00.000Z', text: `New ${index}` }),
);
const popular = [
  makePost({ feedId: 'p1', author: authors.nordlicht, text: 'Popular and blocked' }),
  makePost({ feedId: 'p2', author: authors.tomas, text: 'Popular and welcome' }),
];

const meta = {
  title: 'Flows/Blocking',
  component: DashboardPage,
  beforeEach({ msw }) {
    let blocked = false;
    let asked = 0;
    msw.use(
      ...mock({
        ...feedHandlers,
        ...siteHandlers,
        postReport(body) {
          blocked = body.block === true;
          // What is shown from now on is what was known before: nothing is answered any more.
          msw.use(...mock({ getFeedList: pending, dashboardDetails: pending }));
          return feedHandlers.postReport();
        },
        getFeedList({ snapshotAt }) {
          const first = snapshotAt !== undefined || asked++ === 0;
          const response = (first ? old : [...fresh, ...old]).filter(
            ({ author }) => !blocked || author.userId !== authors.nordlicht.userId,
          );
          const at = first ? '2026-01-15T09:00:00.000Z' : '2026-01-15T09:06:00.000Z';
          return { message: 'Feed', response, count: response.length, snapshotAt: at };
        },
        dashboardDetails: () => ({ message: 'Dashboard', response: makeDashboard({ popular }) }),
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of who is blocked nothing is left: not among the new posts that wait, and not beside the feed. */
export const NothingIsLeft: Story = {
  // Where the clock stands still, nobody asks for newer posts.
  tags: ['!visual', 'vitest'],
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: '2 new posts' });
    await expect(await screen.findByText(/Popular and blocked/)).toBeInTheDocument();
    await choose(
      { canvas: within(screen.getByRole('article', { name: 'Nordlicht Energie' })), userEvent },
      'Report',
    );
    const dialog = within(await findDialog('Report this post'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Scam or fake job' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also block Nordlicht Energie' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: '1 new post' });
    await waitFor(() => expect(screen.queryByText(/Popular and blocked/)).toBeNull());
    await expect(screen.getByText(/Popular and welcome/)).toBeInTheDocument();
  },
};
