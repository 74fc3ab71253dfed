import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  brandDashboard,
  communityPosts,
  jobSeekerDashboard,
  members,
} from '../../mocks/factories/community.ts';
import { minutesBefore } from '../../mocks/factories/feed.ts';
import { chatHandlers } from '../../mocks/handlers/chat.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { notificationHandlers } from '../../mocks/handlers/notifications.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { findMenu } from '../../mocks/findMenu.ts';
import { mock } from '../../mocks/msw.ts';
import { signIn } from '../../src/api/session.ts';
import { signedIn } from '../../mocks/session.ts';
import Frame from '../../src/app/Frame.tsx';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

/** Narrower screens open the overview only when somebody asks. */
const isWide = () => matchMedia('(min-width: 1180px)').matches;

/** Signed in with a face. */
function present({ userId, userName, userType, userImage }: (typeof members)[keyof typeof members]) {
  signedIn({ userId, userName, userType });
  signIn({ id: userId, userName, userImage, role: userType, accessToken: 'story', premiumUser: 0 }, userType);
}

const feed = {
  message: 'Feed',
  response: communityPosts,
  count: communityPosts.length,
  snapshotAt: '2026-01-15T09:00:00.000Z',
};

/** The product as members have it, frame and all. The landing page shows pictures of it: scripts/landingPictures.ts. */
const meta = {
  title: 'Flows/Product',
  component: Frame,
  // The corners of the posts’ pictures come out differently from time to time; the cause is not found.
  tags: ['!visual'],
  args: { children: <DashboardPage /> },
  beforeEach({ msw }) {
    const dashboardDetails = () => ({ message: 'Dashboard', response: jobSeekerDashboard });
    const { getFriendList } = chatHandlers;
    const { getNotificationList, stream } = notificationHandlers;
    const answers = { ...feedHandlers, ...siteHandlers, getFeedList: () => feed, dashboardDetails };
    msw.use(...mock({ ...answers, getFriendList, getNotificationList, stream }));
    present(members.amara);
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What leads to a screen that does not exist is not offered. */
export const JobSeeker: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText(/^Catered for ninety/);
    await screen.findByRole('region', { name: 'Your overview' });
    if (isWide()) await screen.findByRole('meter', { name: 'Profile strength' });
    const profile = screen.getByRole('button', { name: /^Profile menu/ });
    await userEvent.click(profile);
    await findMenu();
    await expect(screen.getByRole('menuitem', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(profile).toHaveFocus());
    profile.blur();
  },
};
export const Brand: Story = {
  beforeEach({ msw }) {
    const isOwn = ({ author }: (typeof communityPosts)[number]) => author.userId === members.atlas.userId;
    const own = communityPosts.filter(isOwn).map((post) => ({ ...post, createdAt: minutesBefore(20) }));
    const others = communityPosts.filter((post) => !isOwn(post));
    const dashboardDetails = () => ({ message: 'Dashboard', response: brandDashboard });
    const getFeedList = () => ({ ...feed, response: [...own, ...others] });
    msw.use(...mock({ getFeedList, dashboardDetails }));
    present(members.atlas);
    const text = 'Twenty tool kits went to Recife this week.';
    const draft = { text, pictures: 2, visibility: 0, commentPolicy: 0 };
    localStorage.setItem(`draft.${members.atlas.userId}.post`, JSON.stringify(draft));
  },
  play: async () => {
    await screen.findByText(/^We promised spare parts/, { selector: 'article *' });
    await expect(await screen.findByRole('region', { name: 'Your overview' })).toBeInTheDocument();
    if (isWide()) await screen.findByRole('button', { name: /^Continue Twenty tool kits/ });
  },
};
