import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, within } from 'storybook/test';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Dashboard from '../../src/app/Dashboard.tsx';
import { LinkContext, type LinkComponentProps } from '../../src/components/ui/LinkContext.tsx';
import JobDetailsPage from '../../src/pages/jobs/JobDetailsPage.tsx';

const Inside = ({ href, ...link }: LinkComponentProps) => <Link to={href} {...link} />;
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden>{pathname + search}</output>;
}

/** The page of a job whose code comes when it is let go: until then the page before it stands. */
let arrive: (page: { default: typeof JobDetailsPage }) => void = () => undefined;
const LateDetails = lazy(
  () => new Promise<{ default: typeof JobDetailsPage }>((resolve) => (arrive = resolve)),
);

/** A job is opened from the Jobs tab while what was typed there is still waited for. */
const meta = {
  title: 'Flows/JobSearchLeaving',
  component: Dashboard,
  // It is the page of a job.
  tags: ['!visual'],
  parameters: { path: '/?tab=jobs' },
  render: () => (
    <LinkContext value={Inside}>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Dashboard />} />
          <Route path="/jobs/job-details/:jobId" element={<LateDetails />} />
        </Routes>
      </Suspense>
      <Address />
    </LinkContext>
  ),
  beforeEach({ msw }) {
    msw.use(...mock({ ...feedHandlers, ...siteHandlers, getUserInfo: failing(404, { code: 'NOT_FOUND' }) }));
    return signedIn();
  },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** However long the page of the job takes to load, the member is not called back to the list. */
export const Default: Story = {
  play: async ({ userEvent }) => {
    const feed = within(await screen.findByRole('feed', { name: 'Jobs' }));
    const job = await feed.findByRole('article', { name: 'Wind turbine technician' });
    const field = screen.getByRole('searchbox', { name: 'Search jobs' });
    await userEvent.type(field, 't');
    within(job).getByRole('link').click();
    // Longer than what is typed waits for.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(field).toBeVisible();
    arrive({ default: JobDetailsPage });
    await screen.findByRole('heading', { level: 1, name: 'Wind turbine technician' });
    await expect(document.querySelector('output')).toHaveTextContent(/^\/jobs\/job-details\//);
  },
};
