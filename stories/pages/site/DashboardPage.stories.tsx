import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { makeFile, manyPosts } from '../../../mocks/factories/feed.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { siteHandlers, storage } from '../../../mocks/handlers/site.ts';
import { held } from '../../../mocks/held.ts';
import { failing, mock, pending, unreachable } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { deletedPosts } from '../../../src/hooks/feed/posts/deletedPosts.ts';
import { outbox } from '../../../src/hooks/outbox/outbox.ts';
import { toastQueue } from '../../../src/lib/toastQueue.ts';
import DashboardPage from '../../../src/pages/site/DashboardPage.tsx';

const meta = {
  title: 'Pages/Site/DashboardPage',
  component: DashboardPage,
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers }), storage);
    return signedIn();
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The later posts come a moment after the first. */
const cardWith = async (text: string | RegExp) => within((await screen.findByText(text)).closest('article')!);
const first = async () => (await screen.findAllByRole('article'))[0]!;
const feedOf = (items: ReturnType<typeof manyPosts>, pageIndex: number) => ({
  message: 'Feed',
  response: items.slice((pageIndex - 1) * 10, pageIndex * 10),
  count: items.length,
  snapshotAt: '2026-01-15T09:00:00.000Z',
});

let broken = true;
export const Default: Story = {
  /** The first answers fail, until the reader has seen it: the page may ask more than once. */
  beforeEach({ msw }) {
    broken = true;
    msw.use(...mock({ getFeedList: (body) => (broken ? failing()() : feedHandlers.getFeedList(body)) }));
  },
  play: async ({ userEvent }) => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4)); // They come one by one.
    const liked = { name: 'Like', pressed: true };
    const like = await waitFor(async () => within(await first()).getByRole('button', liked));
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(await first()).toHaveTextContent('128 likes');
    // The picture is of the page, not of the ring around what was pressed.
    like.blur();
    const comment = within(await first()).getByRole('link', { name: 'Comment' });
    await expect(comment.getAttribute('href')).toMatch(/^\/posts\/post-details\/[\w-]{60,}#comments$/);
    await expect(screen.getByRole('link', { name: 'My Posts', hidden: true })).toHaveAttribute(
      'href',
      '/posts',
    );
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: pending }));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedList: () => feedOf([], 1) }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write your first post' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your post' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Among what was saved nobody writes: the composer stands where the reader's own feeds are. */
export const Saved: Story = {
  parameters: { path: '/?tab=saved' },
  tags: ['!visual'], // PostsPage shows what was saved.
  play: async ({ userEvent }) => {
    await screen.findByRole('tab', { name: 'Saved', selected: true });
    await screen.findAllByRole('article');
    await expect(screen.queryByRole('region', { name: 'New post' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'For you' }));
    await expect(await screen.findByRole('region', { name: 'New post' })).toBeVisible();
  },
};
let later = held();
/** A like in between does not lose the page that is on its way. */
export const ManyPages: Story = {
  tags: ['!visual'], // Which of 24 posts are drawn follows the reader; Default shows how they look.
  beforeEach({ msw }) {
    later = held();
    const getFeedList = async ({ pageIndex }: { pageIndex: number }) => {
      if (pageIndex > 1) await later.wait();
      return feedOf(manyPosts(24), pageIndex);
    };
    msw.use(...mock({ getFeedList }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Loading more');
    const [like] = await screen.findAllByRole('button', { name: 'Like', pressed: false });
    await userEvent.click(like!);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    later.release();
    // On a low screen the third page comes by itself. How many there are is not said before the end (-1).
    await waitFor(async () => {
      screen.queryByRole('button', { name: 'Load more' })?.click();
      await expect(await first()).toHaveAttribute('aria-setsize', '24');
    });
    // Those far below are counted, not drawn.
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText('You are up to date')).toBeVisible();
  },
};
export const Posting: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ likeFeed: failing(403, { code: 'FORBIDDEN' }) }));
  },
  play: async ({ userEvent, step }) => {
    await step('a like that is refused is taken back', async () => {
      const like = (await cardWith('48 likes')).getByRole('button', { name: 'Like' });
      await userEvent.click(like);
      await waitFor(() =>
        expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title: 'Your like was not kept' }),
      );
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect(screen.getByText('48 likes')).toBeVisible();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Share something, Amara' }));
    const dialog = await findDialog('New post');
    await step('with a picture and its description', async () => {
      await userEvent.type(within(dialog).getByRole('textbox', { name: 'Your post' }), 'First day at Kade.');
      await userEvent.upload(dialog.querySelector('input[type=file]')!, await makeFile());
      const describe = await within(dialog).findByRole('textbox', { name: 'Description of picture 1' });
      await waitFor(() => expect(within(dialog).queryByRole('progressbar')).toBeNull());
      await userEvent.type(describe, 'My new desk');
    });
    await step('it stands at the top at once', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Post' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getAllByRole('article')).toHaveLength(5);
      await expect(await first()).toHaveTextContent('First day at Kade.');
      await expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'success', title: 'Your post is out' });
    });
  },
};
export const PostingOffline: Story = {
  tags: ['!visual'], // It looks as before: OutboxBanner says that something waits.
  beforeEach({ msw }) {
    msw.use(...mock({ managePost: unreachable }));
    return () => deletedPosts.takeBack('f3');
  },
  play: async ({ userEvent, step }) => {
    await step('one is deleted, and can be taken back', async () => {
      await choose({ canvas: await cardWith(/^Three interviews/), userEvent }, 'Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await userEvent.click(screen.getByRole('button', { name: 'Share something, Amara' }));
    const dialog = await findDialog('New post');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Your post' }), 'Written in a tunnel.');
    await step('the post waits', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Post' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(toastQueue.all().at(-1)).toMatchObject({
        title: 'Your post will be sent when you are connected again.',
      });
      await expect(JSON.stringify(outbox.items())).toContain('Written in a tunnel.');
    });
    await step('and the next one begins empty', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Share something, Amara' }));
      await expect(
        within(await findDialog('New post')).getByRole('textbox', { name: 'Your post' }),
      ).toHaveValue('');
    });
  },
};
