import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { accountHandlers } from '../../../mocks/handlers/account.ts';
import { jobHandlers } from '../../../mocks/handlers/jobs.ts';
import { postedJobHandlers } from '../../../mocks/handlers/postedJobs.ts';
import { profileHandlers } from '../../../mocks/handlers/profile.ts';
import { ownJobs } from '../../../mocks/jobMemory.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import PostedJobsPage from '../../../src/pages/jobs/PostedJobsPage.tsx';

const meta = {
  title: 'Pages/Jobs/PostedJobsPage',
  component: PostedJobsPage,
  parameters: { path: '/jobs' },
  beforeEach({ msw }) {
    msw.use(
      ...mock({
        ...jobHandlers,
        ...postedJobHandlers,
        countries: accountHandlers.countries,
        getLanguageList: profileHandlers.getLanguageList,
      }),
    );
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof PostedJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Job Posts');
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
    await expect(screen.getByRole('tab', { name: /Open/ })).toHaveTextContent('3');
    await expect(screen.getByText(/closes in 3 days, 12 unanswered/)).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ jobPosted: pending }));
  },
};
/** Somebody who has never posted a job. The first answer fails. */
export const Empty: Story = {
  beforeEach({ msw }) {
    ownJobs([]);
    msw.use(...mock({ jobPosted: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await retryWith({ msw, userEvent }, { jobPosted: postedJobHandlers.jobPosted });
    await expect(await screen.findByRole('button', { name: 'Post your first job' })).toBeVisible();
  },
};
/** Its address opens a tab. */
export const Closed: Story = {
  parameters: { path: '/jobs?tab=draft' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Crane operator, harbour' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /Closed/ }));
    await expect(await screen.findByText('The last day has passed')).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(2);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await screen.findAllByRole('article');
    await userEvent.type(screen.getByRole('searchbox'), 'submarine');
    await expect(await screen.findByText(/None of your open jobs has these words/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await screen.findAllByRole('article');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await userEvent.type(screen.getByRole('searchbox'), 'submarine');
    await expect(await screen.findByText(/None of your open jobs has these words/)).toBeVisible();
  },
};
/** Its address opens the editor over it. */
export const Writing: Story = {
  parameters: { path: '/jobs?new' },
  play: async () => {
    await findDialog('New job');
    const field = screen.getByRole('textbox', { name: 'Job title' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue('Nordlicht Energie');
    field.blur();
  },
};
export const Editing: Story = {
  parameters: { path: '/jobs?edit=j1' },
  play: async () => {
    await findDialog('Edit Wind turbine technician');
    const field = screen.getByRole('textbox', { name: 'Job title' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible());
    field.blur();
  },
};
export const Closing: Story = {
  parameters: { path: '/jobs?close=j-night' },
  play: async () => {
    const dialog = await findDialog('Close Control room operator, nights?');
    await expect(dialog).toHaveTextContent('12 people without an answer get one.');
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
