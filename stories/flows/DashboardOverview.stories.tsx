import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Schemas } from '#openapi/contract.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { jobs, makeDashboard, newcomer, suggestionsFor, tilesOf } from '../../mocks/factories/dashboard.ts';
import { connectionSuggestions } from '../../mocks/factories/people.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { peopleHandlers } from '../../mocks/handlers/people.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { dashboardNow } from '../../mocks/memory.ts';
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
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;
/** Beside the feed it is open; over the feed of a phone it is one line, which opens it. */
async function opened({ userEvent }: Play) {
  const region = within(await overview());
  await waitFor(() => expect(region.queryByText('Loading your overview')).toBeNull());
  const show = region.queryByRole('button', { name: 'Show your overview' });
  if (show) await userEvent.click(show);
  return region;
}
/** How far a strip is swiped to show what took the focus is up to the browser. */
function swipeBack() {
  for (const part of document.querySelectorAll('main *')) part.scrollLeft = 0;
}
const shows = (response: Schemas['Dashboard']) =>
  mock({ dashboardDetails: () => ({ message: 'Dashboard', response: dashboardNow(response) }) });

const near = connectionSuggestions[0]?.member.userName ?? '';
/** A press shows at once, and the step that asks for it counts along. */
export const JobSeeker: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(makeDashboard({ mayKnow: connectionSuggestions })));
  },
  play: async ({ userEvent }) => {
    const region = await opened({ userEvent });
    await expect(await region.findByText('1 of 3')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Follow Nordlicht Energie' }));
    const following = await region.findByRole('button', { name: 'Following Nordlicht Energie' });
    // A ring is drawn or not, by what was used before: a pointer or keys.
    following.blur();
    await expect(region.getByText('2 of 3')).toBeInTheDocument();
    const people = within(region.getByRole('region', { name: 'People you may know' }));
    await userEvent.click(people.getByRole('button', { name: `Connect with ${near}` }));
    const withdraw = await people.findByRole('button', { name: `Withdraw the request to ${near}` });
    await expect(withdraw).toHaveFocus();
    withdraw.blur();
    await expect(people.getByText('Request sent')).toBeInTheDocument();
    await expect(screen.getAllByRole('article').length).toBeGreaterThan(2);
    swipeBack();
  },
};
export const Agency: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...shows(
        makeDashboard({
          tiles: tilesOf.hr,
          pipeline: jobs,
          nextSteps: [],
          suggestions: suggestionsFor(authors.nordlicht),
        }),
      ),
    );
    return signedIn(authors.nordlicht);
  },
  play: async ({ userEvent }) => {
    const region = await opened({ userEvent });
    await expect(await region.findByText('Overdue answers')).toBeInTheDocument();
    await expect(region.getByText('Grid software engineer')).toBeInTheDocument();
  },
};
export const Brand: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...shows(
        makeDashboard({ tiles: tilesOf.brand, nextSteps: [], suggestions: suggestionsFor(authors.konoha) }),
      ),
    );
    return signedIn(authors.konoha);
  },
  play: async ({ userEvent }) => {
    const region = await opened({ userEvent });
    const best = await region.findByRole('region', { name: 'Best post in 30 days' });
    await waitFor(() => expect(within(best).getByRole('link')).toHaveAttribute('href'));
  },
};
export const Business: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...shows(
        makeDashboard({ tiles: tilesOf.business, nextSteps: [], suggestions: suggestionsFor(authors.sol) }),
      ),
    );
    return signedIn(authors.sol);
  },
  play: async ({ userEvent }) => {
    const region = await opened({ userEvent });
    await expect(await region.findByText('Upcoming events')).toBeInTheDocument();
  },
};
/** On a phone: greeted in one line, and the feed begins right below it. */
export const NewcomerArrives: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(newcomer));
  },
  play: async () => {
    const region = within(await overview());
    await expect(await region.findByRole('heading', { name: 'Welcome, Amara' })).toBeInTheDocument();
    await expect((await screen.findAllByRole('article')).length).toBeGreaterThan(2);
  },
};
/** Never blank: a checklist, whom to follow, and what others like. */
export const Newcomer: Story = {
  beforeEach({ msw }) {
    msw.use(...shows(newcomer));
  },
  play: async ({ userEvent }) => {
    const region = await opened({ userEvent });
    await expect(await region.findByRole('heading', { name: 'Welcome, Amara' })).toBeInTheDocument();
    await expect(await region.findByRole('region', { name: 'Popular on Rolecast' })).toBeInTheDocument();
    await expect(region.getByText(/^Your profile is your application/)).toBeInTheDocument();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ dashboardDetails: pending }));
  },
};
let broken = true;
const failsFirst: Story['beforeEach'] = ({ msw }) => {
  broken = true;
  const dashboardDetails = () => (broken ? failing()() : { message: 'Dashboard', response: makeDashboard() });
  msw.use(...mock({ dashboardDetails }));
};
/** The parts fail without the feed. */
export const FailsApart: Story = {
  beforeEach: failsFirst,
  play: async () => {
    await expect((await screen.findAllByRole('article')).length).toBeGreaterThan(2);
    await expect(await within(await overview()).findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  },
};
/** They come back when asked to. */
export const Retried: Story = {
  // JobSeeker is the same picture.
  tags: ['!visual'],
  beforeEach: failsFirst,
  play: async ({ userEvent }) => {
    const retry = await within(await overview()).findByRole('button', { name: 'Retry' });
    broken = false;
    await userEvent.click(retry);
    await opened({ userEvent });
    await expect(await screen.findByRole('meter', { name: 'Profile strength' })).toBeInTheDocument();
  },
};
/** Of a follow and of a request. */
export const RollsBack: Story = {
  // It ends as JobSeeker begins; the toast has pictures of its own.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(
      ...shows(makeDashboard({ mayKnow: connectionSuggestions })),
      ...mock({ followUser: failing(), manageConnection: failing() }),
    );
  },
  play: async ({ userEvent }) => {
    const region = await opened({ userEvent });
    const told = (title: string) =>
      waitFor(() => expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'error', title }));
    await userEvent.click(await region.findByRole('button', { name: 'Follow Nordlicht Energie' }));
    await told('You do not follow them yet');
    await expect(await region.findByRole('button', { name: 'Follow Nordlicht Energie' })).toBeInTheDocument();
    await expect(region.getByText('1 of 3')).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: `Connect with ${near}` }));
    await told('Your request was not sent');
    await expect(await region.findByRole('button', { name: `Connect with ${near}` })).toBeInTheDocument();
    await expect(region.queryByText('Request sent')).toBeNull();
  },
};
