import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pipeline } from '../../../mocks/factories/applications.ts';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { pressAway } from '../../../mocks/pressAway.ts';
import { hiring } from '../../../mocks/requestMemory.ts';
import { signedIn } from '../../../mocks/session.ts';
import JobRequestsPage from '../../../src/pages/jobs/JobRequestsPage.tsx';

const path = '/jobs/job-requests?job=j1';

const meta = {
  title: 'Pages/Jobs/JobRequestsPage',
  component: JobRequestsPage,
  parameters: { path },
  beforeEach({ msw }) {
    msw.use(...mock(hiring(pipeline).handlers));
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof JobRequestsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four columns on a wide screen, the list on a phone. */
export const Default: Story = {
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Job Requests' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getAllByText('New')[0]).toBeVisible());
    await expect(await screen.findByText('17 applications')).toBeVisible();
  },
};
/** The address names somebody who is not there. */
export const List: Story = {
  parameters: { path: `${path}&view=list&sort=2&applicant=nobody` },
  play: async ({ userEvent }) => {
    const drawer = await findDialog('Candidate');
    await waitFor(() => expect(within(drawer).getByRole('alert')).toBeVisible());
    await expect(within(drawer).queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const table = await screen.findByRole('table', { name: 'Candidates' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(8));
    await expect(screen.getByRole('tab', { name: /^All 17/ })).toHaveAttribute('aria-selected', 'true');
    await pressAway({ userEvent });
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ getJobRequestList: pending }));
  },
};
export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(...mock(hiring([]).handlers));
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByText(/^(Nobody here\.|Nobody has applied yet\..*)$/)[0]).toBeVisible(),
    );
  },
};
export const EmptyList: Story = {
  parameters: { path: '/jobs/job-requests?view=list' },
  beforeEach({ msw }) {
    msw.use(...mock(hiring([]).handlers));
  },
  play: async () => {
    await expect(
      await screen.findByText('Nobody has applied yet. Applications appear here as they arrive.'),
    ).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: { path: `${path}&view=list&q=zebra&rating=5` },
  play: async () => {
    await expect(await screen.findByText('No application matches these filters.')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /Clear filters/ })[0]).toBeVisible();
  },
};
export const Error: Story = {
  parameters: { path: `${path}&view=list` },
  beforeEach({ msw }) {
    msw.use(...mock({ getJobRequestList: failing() }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.queryByText(/0 applications/), 'how many there are is not known').toBeNull();
    await expect(screen.getByRole('tab', { name: 'All' })).toBeVisible();
  },
};
/** The route is open to all roles; there is nothing for them. */
export const Forbidden: Story = {
  beforeEach: () => signedIn(),
  play: async () => {
    await expect(await screen.findByText('Only HR members receive applications.')).toBeVisible();
  },
};
/** One candidate, from the address alone. */
export const Candidate: Story = {
  // Its cover note is at times measured as too long; the cause is not found.
  tags: ['!visual'],
  parameters: {
    path: `${path}&applicant=a4`,
    // Seen twice: the short cover note was taken for a long one, and offered to show more.
  },
  play: async () => {
    const drawer = await findDialog(/./);
    await waitFor(() => expect(within(drawer).getByRole('heading', { name: 'Answers' })).toBeVisible());
    await waitFor(() =>
      expect(
        within(drawer).getByRole('heading', { name: 'Profile on the day of the application' }),
      ).toBeVisible(),
    );
    await waitFor(() =>
      expect(within(drawer).getByText('I repair what turns in the wind.')).toBeInTheDocument(),
    );
  },
};
