import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { makeJobPost, makeOwnJob } from '../../../mocks/factories/jobs.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { makeAgency } from '../../../mocks/factories/profile.ts';
import { feedHandlers } from '../../../mocks/handlers/feed.ts';
import { jobDetails } from '../../../mocks/handlers/feedJobs.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { visitedOrganisation, visiting } from '../../../mocks/visits.ts';
import { signedIn } from '../../../mocks/session.ts';
import { linkSecret } from '../../../src/api/config.ts';
import type { Job } from '../../../src/domain/jobs.ts';
import { encodeLink } from '../../../src/lib/linkToken.ts';
import JobDetailsPage from '../../../src/pages/jobs/JobDetailsPage.tsx';

const company = makeAgency({ ...authors.nordlicht, companyName: authors.nordlicht.userName });

const meta = {
  title: 'Pages/Jobs/JobDetailsPage',
  component: JobDetailsPage,
  loaders: [async () => ({ token: await encodeLink({ feedId: 'j1', feedType: 2 }, linkSecret) })],
  render: (args, { loaded, parameters }) => (
    <Routes location={`/jobs/job-details/${parameters.token ?? loaded.token}`}>
      <Route path="/jobs/job-details/:jobId" element={<JobDetailsPage {...args} />} />
    </Routes>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...visiting(visitedOrganisation(company)), ...feedHandlers }));
    return signedIn();
  },
} satisfies Meta<typeof JobDetailsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (changes: Partial<Job>) => mock({ getFeedDetails: () => jobDetails('j1', changes) });
const title = (name: RegExp | string = 'Wind turbine technician') =>
  screen.findByRole('heading', { level: 1, name });
/** On a phone it hangs at the lower edge, else it stands in the head: the other one is not drawn. */
const shown = (text: string | RegExp) =>
  screen.getAllByText(text).find((element) => element.checkVisibility()) ?? null;
/** What the company card has to say comes a moment later. */
const settled = () => screen.findByRole('button', { name: /^Follow/ });

export const Default: Story = {
  play: async ({ userEvent }) => {
    await title();
    await settled();
    await expect(document.title).toBe('Wind turbine technician at Nordlicht Energie · Rolecast');
    await expect(screen.getByText('You have 4 of 6')).toBeVisible();
    await expect(screen.getByText(/Fri 6 Feb 2026 · 22 days left/)).toBeVisible();
    await expect(screen.getByText(/Answers 94 % of applications/)).toBeVisible();
    await expect(screen.getByText('Never pay to apply.')).toBeVisible();
    const posting = document.head.querySelector('script[type="application/ld+json"]');
    await expect(JSON.parse(posting?.textContent ?? '')).toMatchObject({ '@type': 'JobPosting' });
    await expect((await screen.findByRole('link', { name: /Night baker/ })).getAttribute('href')).toMatch(
      /^\/jobs\/job-details\/[\w-]{60,}$/,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    save.blur();
  },
};
export const NotFound: Story = {
  parameters: { token: 'not-a-token' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
/** The first answer fails. */
export const Removed: Story = {
  tags: ['!visual'], // NotFound is the same picture.
  beforeEach({ msw }) {
    msw.use(...mock({ getFeedDetails: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { getFeedDetails: failing(404, { code: 'NOT_FOUND' }) });
    await expect(await screen.findByText(/This job was removed/)).toBeVisible();
  },
};
/** Another role reads everything and learns why it cannot apply. */
export const Forbidden: Story = {
  beforeEach({ msw }) {
    const { matchedSkills: _none, ...viewer } = makeJobPost().viewer;
    msw.use(...shows({ viewer: { ...viewer, canApply: false, whyNot: 1 } }));
    return signedIn(authors.konoha);
  },
  play: async () => {
    await title();
    await settled();
    await expect(shown(/Only job seekers can apply/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
};
export const Applied: Story = {
  beforeEach({ msw }) {
    const viewer = { ...makeJobPost().viewer, hasApplied: true, canApply: false, whyNot: 4 as const };
    msw.use(...shows({ viewer: { ...viewer, applicationId: 'a1', requestStatus: 1 } }));
  },
  play: async () => {
    await settled();
    await expect(shown(/Applied · Under review/)).toBeVisible();
    const [mine] = screen.getAllByRole('link', { name: 'My applications' });
    await expect(mine).toHaveAttribute('href', '/job-applied');
  },
};
export const Closed: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...shows({
        status: 2,
        closeReason: 1,
        applyBy: '2026-01-10',
        viewer: { ...makeJobPost().viewer, canApply: false, whyNot: 3 },
      }),
    );
  },
  play: async () => {
    await settled();
    await expect(shown('This job is no longer accepting applications.')).toBeVisible();
    await expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull();
  },
};
export const Own: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        getFeedDetails: () => {
          const { response, ...answer } = jobDetails('j1');
          return { ...answer, response: { ...response, job: makeOwnJob() } };
        },
      }),
    );
    return signedIn(authors.nordlicht);
  },
  play: async () => {
    await title();
    await expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/jobs?edit=j1');
    await expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/jobs?close=j1');
    await expect(screen.getByRole('link', { name: 'Applicants (18)' })).toHaveAttribute(
      'href',
      '/jobs/job-requests?job=j1',
    );
    await expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  },
};
export const LongText: Story = {
  beforeEach({ msw }) {
    msw.use(
      ...shows({
        vacancyName: longName.slice(0, 100),
        companyName: longWord.slice(0, 79),
        description: longText,
        requirements: '<script>alert(1)</script>\n\n- **bold** and <b>no bold</b>',
        skills: [longWord.slice(0, 40), ...makeJobPost().skills],
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await title(/^Maria-Theodora/);
    await settled();
    await expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};
