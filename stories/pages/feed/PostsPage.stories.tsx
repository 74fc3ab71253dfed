import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import PostsPage from '../../../src/pages/feed/PostsPage.tsx';

const nothing = () => ({ message: 'Feed', response: [], count: 0, snapshotAt: '2026-01-15T09:00:00.000Z' });

const meta = {
  title: 'Pages/Feed/PostsPage',
  component: PostsPage,
  parameters: { path: '/posts' },
  beforeEach({ msw }) {
    msw.use(...mock(feedHandlers));
    return signedIn();
  },
} satisfies Meta<typeof PostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Posts');
    await expect(await screen.findAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: pending }));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: nothing }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Write your first post' })).toBeVisible();
  },
};
export const NothingSaved: Story = {
  parameters: { path: '/posts?tab=saved' },
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: nothing }));
  },
  play: async () => {
    await expect(await screen.findByText(/Posts that you save are kept here/)).toBeVisible();
  },
};
export const Error: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: failing() }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
/** Their posts come from a path of their own. */
export const Brand: Story = {
  beforeEach: () => signedIn(authors.konoha),
  play: async () => {
    await expect(await screen.findByRole('article', { name: '木の葉' })).toBeVisible();
  },
};
