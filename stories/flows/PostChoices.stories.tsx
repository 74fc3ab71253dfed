import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { authors, makePost } from '../../mocks/factories/feed.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { peopleHandlers } from '../../mocks/handlers/people.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

const tied = makePost().viewer;
const posts = [
  makePost({ feedId: 'c1', author: authors.nordlicht, viewer: { ...tied, isFollowing: true } }),
  makePost({ feedId: 'c2', author: authors.joonho, viewer: { ...tied, isConnected: true } }),
  makePost({ feedId: 'c3', author: authors.nordlicht, viewer: { ...tied, isFollowing: true } }),
];
/** Whose posts the server leaves out. */
const left = new Set<string>();

/** What the menu of another's post does (product S19, S49): in the feed it shows at once. */
const meta = {
  title: 'Flows/PostChoices',
  component: DashboardPage,
  // Each ends in a feed, with or without one post.
  tags: ['!visual'],
  beforeEach({ msw }) {
    left.clear();
    msw.use(
      ...mock({
        ...feedHandlers,
        ...siteHandlers,
        ...peopleHandlers,
        getFeedList() {
          const response = posts.filter(({ author }) => !left.has(author.userId));
          return {
            message: 'Feed',
            response,
            count: response.length,
            snapshotAt: '2026-01-15T09:00:00.000Z',
          };
        },
        manageConnection(body) {
          if (body.action === 9) left.delete(body.otherUserId);
          else left.add(body.otherUserId);
          return peopleHandlers.manageConnection(body);
        },
      }),
    );
    return signedIn();
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<typeof choose>[0]['userEvent'];

const articles = (name: string) => screen.findAllByRole('article', { name });
const chooseOf = async (userEvent: User, author: string, entry: string) => {
  const [first] = await articles(author);
  await choose({ canvas: within(first!), userEvent }, entry);
};
/** What was said last: an answer to what an earlier story did may still come. */
const told = (title: string) => waitFor(() => expect(toastQueue.all().at(-1)?.title).toBe(title));

export const Hiding: Story = {
  play: async ({ userEvent }) => {
    await chooseOf(userEvent, 'Joon-ho Park', 'Hide this post');
    const row = await screen.findByRole('article', { name: 'Hidden post' });
    await waitFor(() => expect(within(row).getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await articles('Joon-ho Park')).toHaveLength(1);
    await expect(screen.queryByRole('article', { name: 'Hidden post' })).toBeNull();
    await told('Shown in your feeds again');
  },
};
/** What the server refuses is taken back, and said. */
export const HidingRefused: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ hideFeed: failing() }));
  },
  play: async ({ userEvent }) => {
    await chooseOf(userEvent, 'Joon-ho Park', 'Hide this post');
    await told('This post was not hidden');
    await expect(await articles('Joon-ho Park')).toHaveLength(1);
  },
};
/** All posts of who is muted leave the feed, and come back by the toast. */
export const Muting: Story = {
  play: async ({ userEvent }) => {
    await chooseOf(userEvent, 'Nordlicht Energie', 'Mute the author');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Nordlicht Energie' })).toBeNull());
    await expect(await articles('Joon-ho Park')).toHaveLength(1);
    toastQueue.all().at(-1)?.action?.onClick();
    await waitFor(async () => expect(await articles('Nordlicht Energie')).toHaveLength(2));
  },
};
/** The menus of all their posts know it. */
export const Unfollowing: Story = {
  beforeEach({ msw }) {
    let following = true;
    msw.use(
      ...mock({
        followUser(body) {
          following = body.action === 1;
          return peopleHandlers.followUser(body);
        },
        getFeedList() {
          const response = posts.map((post) => ({
            ...post,
            viewer: { ...post.viewer, isFollowing: following && post.viewer.isFollowing === true },
          }));
          return { message: 'Feed', response, count: 3, snapshotAt: '2026-01-15T09:00:00.000Z' };
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await chooseOf(userEvent, 'Nordlicht Energie', 'Unfollow the author');
    await told('You no longer follow them');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const [, other] = await articles('Nordlicht Energie');
    within(other!).getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Mute the author' });
    await expect(screen.queryByRole('menuitem', { name: 'Unfollow the author' })).toBeNull();
  },
};
export const Blocking: Story = {
  play: async ({ userEvent }) => {
    await chooseOf(userEvent, 'Nordlicht Energie', 'Block the author');
    const question = await screen.findByRole('alertdialog', { name: 'Block Nordlicht Energie?' });
    await expect(left).toEqual(new Set());
    await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Nordlicht Energie' })).toBeNull());
    await expect(await articles('Joon-ho Park')).toHaveLength(1);
  },
};
export const Explaining: Story = {
  play: async ({ userEvent }) => {
    await chooseOf(userEvent, 'Joon-ho Park', 'Why am I seeing this?');
    const dialog = await screen.findByRole('dialog', { name: 'Why am I seeing this?' });
    await expect(dialog).toHaveTextContent('You are connected with Joon-ho Park.');
  },
};
