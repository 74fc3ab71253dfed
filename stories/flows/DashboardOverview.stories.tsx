import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schemas } from '#openapi/contract.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { jobs, makeDashboard, newcomer, tilesOf } from '../../mocks/factories/dashboard.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { peopleHandlers } from '../../mocks/handlers/people.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { failing, mock, pending } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import DashboardPage from '../../src/pages/site/DashboardPage.tsx';

/** The dashboard's own parts on the page, beside a feed that goes on whatever happens to them. */
const meta = {
  title: 'Flows/DashboardOverview',
  component: DashboardPage,
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers, ...peopleHandlers }));
    return signedIn();
  },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const overview = () => screen.findByRole('region', { name: 'Your overview' });
const shows = (response: Schemas['Dashboard']) =>
  mock({ dashboardDetails: () => ({ message: 'Dashboard', response }) });

/** A press shows at once, and the step that asks for it counts along. */
export const JobSeeker: Story = {
  play: async ({ userEvent }) => {
    const region = within(await overview());
    await expect(await region.findByText('1 of 3')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Follow Nordlicht Energie' }));
    await expect(
      await region.findByRole('button', { name: 'Following Nordlicht Energie' }),
    ).toBeInTheDocument();
    await expect(region.getByText('2 of 3')).toBeInTheDocument();
    await expect(screen.getAllByRole('article').length).toBeGreaterThan(2);
  },
};
export const Agency: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(makeDashboard({ tiles: tilesOf.hr, pipeline: jobs, nextSteps: [] })));
    return signedIn(authors.nordlicht);
  },
  play: async () => {
    const region = within(await overview());
    await expect(await region.findByText('Overdue answers')).toBeInTheDocument();
    await expect(region.getByText('Grid software engineer')).toBeInTheDocument();
  },
};
export const Brand: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(makeDashboard({ tiles: tilesOf.brand, nextSteps: [] })));
    return signedIn(authors.konoha);
  },
  play: async () => {
    const region = within(await overview());
    const best = await region.findByRole('region', { name: 'Best post in 30 days' });
    await waitFor(() => expect(within(best).getByRole('link')).toHaveAttribute('href'));
  },
};
export const Business: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(makeDashboard({ tiles: tilesOf.business, nextSteps: [] })));
    return signedIn(authors.sol);
  },
  play: async () => {
    const region = within(await overview());
    await expect(await region.findByText(/^Down/)).toHaveTextContent('Down 2 in 30 days');
  },
};
/** Never blank: a checklist, whom to follow, and what others like. */
export const Newcomer: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(newcomer));
  },
  play: async () => {
    const region = within(await overview());
    await expect(await region.findByRole('heading', { name: 'Welcome, Amara' })).toBeInTheDocument();
    await expect(region.getByRole('region', { name: 'Popular on Rolecast' })).toBeInTheDocument();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ dashboardDetails: pending }));
  },
};
let broken = true;
/** The parts fail without the feed, and come back by themselves when asked to. */
export const FailsApart: Story = {
  beforeEach({ msw }) {
    broken = true;
    const dashboardDetails = () =>
      broken ? failing()() : { message: 'Dashboard', response: makeDashboard() };
    msw.use(...mock({ dashboardDetails }));
  },
  play: async ({ userEvent }) => {
    await expect((await screen.findAllByRole('article')).length).toBeGreaterThan(2);
    const retry = await within(await overview()).findByRole('button', { name: 'Retry' });
    broken = false;
    await userEvent.click(retry);
    await expect(await screen.findByRole('meter', { name: 'Profile strength' })).toBeInTheDocument();
  },
};
export const FollowRollsBack: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ followUser: failing() }));
  },
  play: async ({ userEvent }) => {
    const region = within(await overview());
    await userEvent.click(await region.findByRole('button', { name: 'Follow Nordlicht Energie' }));
    await waitFor(() =>
      expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title: 'You do not follow them yet' }),
    );
    await expect(await region.findByRole('button', { name: 'Follow Nordlicht Energie' })).toBeInTheDocument();
    await expect(region.getByText('1 of 3')).toBeInTheDocument();
  },
};
