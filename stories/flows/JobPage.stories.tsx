import type { Meta, StoryObj } from '@storybook/react-vite';
import { Navigate, Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { makeAgency } from '../../mocks/factories/profile.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { feedHandlers } from '../../mocks/handlers/feed.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import { visitedOrganisation, visiting } from '../../mocks/visits.ts';
import { linkSecret } from '../../src/api/config.ts';
import { encodeLink } from '../../src/lib/linkToken.ts';
import { toastQueue } from '../../src/lib/toastQueue.ts';
import JobDetailsPage from '../../src/pages/jobs/JobDetailsPage.tsx';

const company = makeAgency({ ...authors.nordlicht, companyName: authors.nordlicht.userName });

/** What is done on a job's page. */
const meta = {
  title: 'Flows/JobPage',
  component: JobDetailsPage,
  // The page and its dialogs have stories of their own.
  tags: ['!visual'],
  loaders: [async () => ({ token: await encodeLink({ feedId: 'j1', feedType: 2 }, linkSecret) })],
  render: (args, { loaded }) => (
    <Routes>
      <Route path="/" element={<Navigate to={`/jobs/job-details/${loaded.token}`} replace />} />
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

export const Applying: Story = {
  args: {
    apply: ({ job, onClose, onApplied }) => (
      <div role="dialog" aria-label={`Apply: ${job.vacancyName}`}>
        <button
          type="button"
          onClick={() => onApplied({ applicationId: 'a1', jobId: job.jobId, requestStatus: 1 })}
        >
          Send
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Apply: Wind turbine technician' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
    await expect((await screen.findAllByText(/Applied · Under review/)).length).toBeGreaterThan(0);
    await expect(screen.getByText('19')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Reporting: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'More actions' });
    await choose({ canvas: screen, userEvent }, 'Report');
    const dialog = within(await findDialog('Report this job'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Scam or fake job' }));
    await userEvent.click(dialog.getByRole('button', { name: /Send/ }));
    await waitFor(() => expect(toastQueue.all().at(-1)).toMatchObject({ kind: 'success' }));
  },
};
export const Following: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Nordlicht Energie' }));
    await expect(await screen.findByRole('button', { name: 'Following Nordlicht Energie' })).toBeVisible();
  },
};
