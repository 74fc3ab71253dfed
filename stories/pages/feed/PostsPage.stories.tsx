import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { authors, posts } from '../../../mocks/factories/feed.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { changePost } from '../../../mocks/memory.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import PostsPage from '../../../src/pages/feed/PostsPage.tsx';

const others = posts.filter(({ viewer }) => !viewer.canEdit);
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
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Posts');
    await expect(await screen.findAllByRole('article')).toHaveLength(1);
    await expect(screen.queryByText('You are up to date')).toBeNull();
  },
};
/** Nothing to search in, and nothing that is saved. The first answer fails; the address names a tab. */
export const Empty: Story = {
  parameters: { path: '/posts?tab=saved' },
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getFeedList: nothing });
    await expect(await screen.findByText(/Posts and jobs that you save are kept here/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Published' }));
    const write = await screen.findByRole('button', { name: 'Write your first post' });
    await expect(write).toBeVisible();
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(write);
    await findDialog('New post');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(write).toHaveFocus());
    await pressAway({ userEvent });
  },
};
/** What was begun waits on this device. */
export const Drafts: Story = {
  parameters: { path: '/posts?tab=drafts' },
  beforeEach() {
    const end = signedIn();
    const draft = { text: 'Three interviews and', visibility: 0, commentPolicy: 0, pictures: 0 };
    localStorage.setItem('draft.u1.post', JSON.stringify(draft));
    localStorage.setItem('draft.u1.post.f3', JSON.stringify({ ...draft, text: 'Four interviews' }));
    return end;
  },
  play: async ({ userEvent }) => {
    const change = within(await screen.findByRole('article', { name: /Four interviews/ }));
    await userEvent.click(change.getByRole('button', { name: 'Continue' }));
    const dialog = within(await findDialog('Edit post'));
    const field = dialog.getByRole('textbox', { name: 'Your post' });
    await expect(field).toHaveValue('Four interviews');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(change.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Four interviews')).toBeNull());
    await expect(screen.getByText('Three interviews and')).toBeVisible();
  },
};
export const Searching: Story = {
  beforeEach({ msw }) {
    const getFeedList: typeof feedHandlers.getFeedList = (body) =>
      body.searchText ? nothing() : feedHandlers.getFeedList(body);
    msw.use(...mock({ getFeedList }));
  },
  play: async ({ userEvent }) => {
    const search = async () => {
      await screen.findByRole('article');
      await userEvent.type(screen.getByRole('searchbox'), 'submarine');
      await expect(await screen.findByText('None of your posts has these words.')).toBeVisible();
    };
    await search();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await expect(await screen.findByRole('article')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('');
    await search();
  },
};
/** The posts of a brand come from a path of their own; what it has saved does not. */
export const Saved: Story = {
  beforeEach: () => signedIn(authors.konoha),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('article', { name: '木の葉' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    await expect(screen.getAllByRole('button', { name: 'Save', pressed: true })).toHaveLength(4);
  },
};
/** What was hidden from the feeds is found again, and can be shown there. */
export const Hidden: Story = {
  parameters: { path: '/posts?tab=hidden' },
  beforeEach() {
    for (const { feedId, viewer } of others)
      changePost(feedId, () => ({ viewer: { ...viewer, isHidden: true } }));
    return signedIn();
  },
  play: async ({ userEvent }) => {
    const [card] = await screen.findAllByRole('article', { name: others[0]!.author.userName });
    await choose({ canvas: within(card!), userEvent }, 'Show in my feeds again');
    const row = await screen.findByRole('article', { name: 'Post shown again' });
    await waitFor(() => expect(within(row).getByRole('button', { name: 'Undo' })).toHaveFocus());
    await expect(screen.getAllByRole('article')).toHaveLength(others.length);
  },
};
