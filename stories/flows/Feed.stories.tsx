import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { makePost, manyPosts, minutesBefore } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { findMenu } from '../../mocks/findMenu.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { mock, MockProblem } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Shortcuts from '../../src/app/Shortcuts.tsx';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

const meta = {
  title: 'Flows/Feed',
  component: DashboardPage,
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers }));
    signedIn();
    return () => localStorage.removeItem('rolecast.shortcuts');
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The posts, the later ones too, once the overview has its height: on a phone it stands above them and would move them. */
async function articles() {
  await screen.findByRole('region', { name: 'Your overview' });
  await waitFor(() => expect(screen.queryByText('Loading your overview')).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(2));
  return screen.getAllByRole('article');
}
const pressed = (post: HTMLElement, name: string) =>
  waitFor(() => expect(within(post).getByRole('button', { name, pressed: true })).toBeVisible());

/** [R10] What is new waits behind a button; the list stays as it is until somebody asks. */
export const NewPostsWait: Story = {
  beforeEach({ msw }) {
    const old = manyPosts(4);
    const at = { createdAt: minutesBefore(2) };
    const fresh = ['n1', 'n2'].map((feedId) => makePost({ ...at, feedId, text: `New ${feedId}` }));
    // So that the page asks at once whether there is more.
    const readAt = minutesBefore(3);
    let asked = 0;
    msw.use(
      ...mock({
        getFeedList: ({ snapshotAt = asked++ === 0 ? readAt : minutesBefore(1) }) => {
          const response = snapshotAt === readAt ? old : [...fresh, ...old];
          return { message: 'Feed', response, count: response.length, snapshotAt };
        },
      }),
    );
  },
  play: async () => {
    const pill = await screen.findByRole('button', { name: '2 new posts' });
    await expect(pill).toBeVisible();
    await expect(await articles()).toHaveLength(4);
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  },
};
export const NewPostsShown: Story = {
  ...NewPostsWait,
  play: async (context) => {
    await NewPostsWait.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: '2 new posts' }));
    await waitFor(async () => expect(await articles()).toHaveLength(6));
    await waitFor(async () => expect((await articles())[0]).toHaveFocus());
    await expect((await articles())[0]).toHaveTextContent('New n1');
    await expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  },
};
/** Every act of the feed by a single key (product 2.4). */
export const ByKeyboard: Story = {
  render: () => <>{[<DashboardPage key="page" />, <Shortcuts key="keys" />]}</>,
  play: async ({ userEvent, step }) => {
    const [first, second] = await articles();
    const more = within(second!).getByRole('button', { name: 'More actions' });
    await step('j and k move', async () => {
      await userEvent.keyboard('j');
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('j');
      await waitFor(() => expect(second).toHaveFocus());
      await expect(second).toHaveAttribute('tabindex', '0');
      await expect(first).toHaveAttribute('tabindex', '-1');
    });
    await step('l likes, s saves', async () => {
      await userEvent.keyboard('ls');
      for (const name of ['Like', 'Save']) await pressed(second!, name);
    });
    await step('. opens the menu', async () => {
      await userEvent.keyboard('.');
      within(await findMenu()).getByRole('menuitem', { name: 'Report' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
    });
    await step('? lists them and switches them off', async () => {
      await userEvent.keyboard('?');
      await findDialog(/shortcuts/i);
      const single = await screen.findByRole('checkbox', { name: 'Single-key shortcuts' });
      await userEvent.click(single);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
      await userEvent.keyboard('?');
      await expect(screen.queryByRole('dialog')).toBeNull();
      for (const name of ['Like', 'Save']) await pressed(second!, name);
    });
  },
};
/** A letter that is typed is a letter. */
export const TypingIsNoShortcut: Story = {
  play: async ({ userEvent }) => {
    await articles();
    await userEvent.click(screen.getByRole('button', { name: 'Share something, Amara' }));
    const dialog = within(await findDialog('New post'));
    const field = await dialog.findByRole('textbox', { name: 'Your post' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'jlsc?.');
    await expect(field).toHaveValue('jlsc?.');
  },
};
export const Tabs: Story = {
  beforeEach({ msw }) {
    const getFeedList: typeof feedHandlers.getFeedList = (body) =>
      body.filter === 1
        ? { message: 'Feed', response: [], count: 0, snapshotAt: '2026-01-15T09:00:00.000Z' }
        : feedHandlers.getFeedList(body);
    msw.use(...mock({ getFeedList }));
  },
  play: async ({ userEvent }) => {
    await articles();
    await userEvent.click(screen.getByRole('tab', { name: 'Following' }));
    await expect(await screen.findByRole('button', { name: 'See everybody’s posts' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Following' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const BackToEverybody: Story = {
  ...Tabs,
  tags: ['!visual'], // It ends as the feed begins.
  play: async (context) => {
    await Tabs.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'See everybody’s posts' }));
    await screen.findByRole('tab', { name: 'For you', selected: true });
    await waitFor(async () => expect(await articles()).toHaveLength(4));
  },
};
/** Who is blocked along with a report is gone from the list at once. */
export const ReportingAndBlocking: Story = {
  beforeEach({ msw }) {
    let blocked = false;
    msw.use(
      ...mock({
        postReport: (body) => {
          blocked = body.block === true;
          return feedHandlers.postReport();
        },
        getFeedList: (body) => {
          const answer = feedHandlers.getFeedList(body);
          const response = answer.response.filter(({ author }) => !blocked || author.userId !== 'u2');
          return { ...answer, response };
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    await choose({ canvas: within((await articles())[1]!), userEvent }, 'Report');
    const dialog = within(await findDialog('Report this post'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Scam or fake job' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also block Nordlicht Energie' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(toastQueue.all().at(-1)).toMatchObject({ title: 'Thank you. We answer in 3 days.' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await articles()).toHaveLength(3));
    await expect(screen.queryByRole('article', { name: 'Nordlicht Energie' })).toBeNull();
  },
};
/** Another device was faster: the fields show how the post stands now. */
export const AudienceChangedElsewhere: Story = {
  beforeEach({ msw }) {
    let asked = 0;
    const managePost: typeof feedHandlers.managePost = (body) => {
      if (asked++ === 0) throw new MockProblem(409, { code: 'STALE' });
      return feedHandlers.managePost(body);
    };
    msw.use(...mock({ managePost }));
  },
  play: async ({ userEvent }) => {
    await choose({ canvas: within((await articles())[2]!), userEvent }, 'Who can see it');
    const dialog = within(await findDialog('Who can see this post'));
    await userEvent.selectOptions(dialog.getByLabelText('Who can see this'), 'My connections');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Changed elsewhere')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
