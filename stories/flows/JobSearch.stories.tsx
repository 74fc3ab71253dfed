import type { RequestBody } from '#openapi/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { failing, mock, pending } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Dashboard from '../../src/app/Dashboard.tsx';
import Shortcuts from '../../src/app/Shortcuts.tsx';
import { LinkContext, type LinkComponentProps } from '../../src/components/ui/LinkContext.tsx';
import JobDetailsPage from '../../src/pages/jobs/JobDetailsPage.tsx';

const Inside = ({ href, ...link }: LinkComponentProps) => <Link to={href} {...link} />;
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output hidden>{pathname + search}</output>
      <button type="button" hidden data-back onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}
const address = () => document.querySelector('output')?.textContent;

/** The Jobs tab of a job seeker's home: narrow, open, save, and back to where one was. */
const meta = {
  title: 'Flows/JobSearch',
  component: Dashboard,
  parameters: { path: '/?tab=jobs' },
  render: () => (
    <LinkContext value={Inside}>
      <Routes>
        <Route path="/" element={<Dashboard />} />
        <Route path="/jobs/job-details/:jobId" element={<JobDetailsPage />} />
      </Routes>
      <Address />
      <Shortcuts />
    </LinkContext>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers, getUserInfo: failing(404, { code: 'NOT_FOUND' }) }));
    return signedIn();
  },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;
type FeedRequest = RequestBody<'getFeedList'>;
const jobs = async () => within(await screen.findByRole('feed', { name: 'Jobs' }));
const card = async (name: string) => within(await (await jobs()).findByRole('article', { name }));
const count = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'p' })).toBeVisible());

export const Default: Story = {
  play: async () => {
    await card('Night baker');
    await count('3 open jobs');
    await expect(screen.getByRole('tab', { name: 'Jobs' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.queryByRole('region', { name: 'New post' })).toBeNull();
    await expect(await screen.findByText('These are all of them.')).toBeVisible();
  },
};
export const FromLink: Story = {
  parameters: { path: '/?tab=jobs&q=translator&where=3&type=3' },
  play: async () => {
    await card('Subtitle translator, Swahili to English');
    await count('1 job matches');
    await expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('translator');
    await expect(screen.getByRole('button', { name: 'Remove Remote' })).toBeVisible();
  },
};
export const Searching: Story = {
  play: async ({ userEvent, step }) => {
    await card('Night baker');
    await step('what is typed narrows the list, and the address says it', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'turbine');
      await count('1 job matches');
      await waitFor(() => expect(address()).toBe('/?tab=jobs&q=turbine'));
    });
    await step('the job opens, and is saved', async () => {
      await userEvent.click((await card('Wind turbine technician')).getByRole('link'));
      await screen.findByRole('heading', { level: 1, name: 'Wind turbine technician' });
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    });
    await step('back finds the search, and the job saved', async () => {
      document.querySelector<HTMLElement>('[data-back]')?.click();
      const job = await card('Wind turbine technician');
      await expect(address()).toBe('/?tab=jobs&q=turbine');
      await expect(job.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};
const currencies = ['EUR', 'KES', 'USD'];
const paidIn = (body: FeedRequest) => ({ ...feedHandlers.getFeedList(body), currencies });
export const Sheet: Story = {
  beforeEach: ({ msw }) => msw.use(...mock({ getFeedList: paidIn })),
  play: async ({ userEvent }) => {
    await card('Night baker');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const { getByRole, findByRole } = within(await findDialog('Filters'));
    const offered = within(getByRole('combobox', { name: 'Currency' })).getAllByRole('option');
    await expect(offered.map(({ textContent }) => textContent)).toEqual(currencies);
    await userEvent.click(getByRole('checkbox', { name: 'Remote' }));
    await userEvent.click(await findByRole('button', { name: 'Show 1 job' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await jobs()).getAllByRole('article')).toHaveLength(1);
    await expect(address()).toBe('/?tab=jobs&where=3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
    await userEvent.click(document.body);
  },
};
/** No job has the word that was typed: the nearest one is looked for, and that is said. */
export const Corrected: Story = {
  parameters: { path: '/?tab=jobs&q=turbin%20tecnician' },
  beforeEach({ msw }) {
    const correctedText = 'turbine technician';
    const corrected = (body: FeedRequest) =>
      feedHandlers.getFeedList({ ...body, filters: { text: correctedText } });
    const getFeedList = (body: FeedRequest) => ({ ...corrected(body), correctedText });
    msw.use(...mock({ getFeedList }));
  },
  play: async () => {
    await card('Wind turbine technician');
    const told = await screen.findByText('1 job matches “turbine technician”', { selector: 'p' });
    await expect(told).toBeVisible();
  },
};
export const NoMatch: Story = {
  parameters: { path: '/?tab=jobs&q=astronaut&where=3' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No job matches these filters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await count('3 open jobs');
    await waitFor(() => expect(address()).toBe('/?tab=jobs'));
  },
};
export const NoMatchShown: Story = {
  parameters: { path: '/?tab=jobs&q=astronaut' },
  play: async () => {
    await expect(await screen.findByText('No job matches “astronaut”.')).toBeVisible();
  },
};
export const NoneYet: Story = {
  beforeEach({ msw }) {
    const none = { message: 'Jobs', response: [], count: 0, snapshotAt: '2026-01-15T09:00:00.000Z' };
    msw.use(...mock({ getFeedList: () => none }));
  },
  play: async () => {
    await expect(await screen.findByText(/There are no open jobs yet/)).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...mock({ getFeedList: pending })),
};
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(...mock({ getFeedList: failing() })),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
export const InTheFeed: Story = {
  parameters: { path: '/' },
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        getFeedList: (body) => {
          const posts = feedHandlers.getFeedList(body);
          const found = feedHandlers.getFeedList({ ...body, feedType: 2 });
          return {
            ...posts,
            response: [...posts.response.slice(0, 1), ...found.response, ...posts.response.slice(1)],
          };
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    const job = await screen.findByRole('article', { name: 'Wind turbine technician' });
    screen.getAllByRole('article')[0]?.focus();
    await userEvent.keyboard('j');
    await expect(job).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(within(job).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
    job.blur();
  },
};
export const OtherRole: Story = {
  // It is the feed of that role.
  tags: ['!visual'],
  beforeEach: () => signedIn(authors.nordlicht),
  play: async () => {
    await screen.findAllByRole('article');
    await expect(screen.queryByRole('tab', { name: 'Jobs' })).toBeNull();
  },
};
