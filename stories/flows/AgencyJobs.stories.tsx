import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { authors } from '../../mocks/factories/feed.ts';
import { makeJobPost } from '../../mocks/factories/jobs.ts';
import { makeAgency, makeBrand } from '../../mocks/factories/profile.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { visitedOrganisation, visiting } from '../../mocks/visits.ts';
import UserProfilePage from '../../src/pages/people/UserProfilePage.tsx';

const agency = makeAgency({ ...authors.nordlicht, companyName: authors.nordlicht.userName });
const answer = (jobs: ReturnType<typeof makeJobPost>[]) => ({
  message: 'Jobs',
  response: jobs,
  count: jobs.length,
  totals: { draft: 0, open: jobs.length, closed: 0, filled: 0 },
});

/** What an agency is hiring for, on its profile (product S46). */
const meta = {
  title: 'Flows/AgencyJobs',
  component: UserProfilePage,
  parameters: { path: '/user-profile?u=u2&tab=jobs' },
  beforeEach({ msw }) {
    const jobs = [makeJobPost(), makeJobPost({ jobId: 'j2', vacancyName: 'Night watch at the port' })];
    msw.use(...mock({ ...visiting(visitedOrganisation(agency)), jobPosted: () => answer(jobs) }));
    return signedIn();
  },
} satisfies Meta<typeof UserProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const job = await screen.findByRole('link', { name: 'Night watch at the port' });
    await expect(job.getAttribute('href')).toMatch(/^\/jobs\/job-details\/[\w-]{60,}$/);
    await expect(screen.getByText(/^Answers 94 % of applications/)).toBeVisible();
    await expect(screen.getByRole('tab', { name: 'Jobs' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const NoneOpen: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ jobPosted: () => answer([]) }));
  },
  play: async () => {
    await expect(await screen.findByText(/has no open jobs at the moment/)).toBeVisible();
  },
};
/** Others hire nobody here. */
export const Brand: Story = {
  // It is the profile of a brand.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(...mock(visiting(visitedOrganisation(makeBrand({ ...authors.nordlicht, userType: 3 })))));
  },
  play: async () => {
    await screen.findByRole('tab', { name: 'Posts' });
    await expect(screen.queryByRole('tab', { name: 'Jobs' })).toBeNull();
  },
};
