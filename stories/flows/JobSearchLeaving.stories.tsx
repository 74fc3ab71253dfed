import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { siteHandlers } from '../../mocks/handlers/site.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import Dashboard from '../../src/app/Dashboard.tsx';
import { LinkContext, type LinkComponentProps } from '../../src/components/ui/LinkContext.tsx';
import { useDebounced } from '../../src/hooks/site/useDebounced.ts';
import JobDetailsPage from '../../src/pages/jobs/JobDetailsPage.tsx';

const Inside = ({ href, ...link }: LinkComponentProps) => <Link to={href} {...link} />;
function Address() {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="Address" hidden>
      {pathname + search}
    </output>
  );
}

/** Says what was typed inside once it stood still for as long as the filters wait. */
function Typing({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState('');
  return (
    <div onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}>
      {children}
      <output aria-label="Settled" hidden>
        {useDebounced(typed)}
      </output>
    </div>
  );
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
      <Typing>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Dashboard />} />
            <Route path="/jobs/job-details/:jobId" element={<LateDetails />} />
          </Routes>
        </Suspense>
      </Typing>
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
    await waitFor(() => expect(screen.getByLabelText('Settled')).toHaveTextContent('t'));
    await expect(field).toBeVisible();
    arrive({ default: JobDetailsPage });
    await screen.findByRole('heading', { level: 1, name: 'Wind turbine technician' });
    await expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/jobs\/job-details\//);
  },
};
