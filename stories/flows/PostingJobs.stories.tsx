import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../mocks/choose.ts';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { postedJobHandlers } from '../../mocks/handlers/postedJobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { jobNow, jobsNow, placeJob } from '../../mocks/jobMemory.ts';
import { failing, mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import PostedJobsPage from '../../src/pages/jobs/PostedJobsPage.tsx';

const meta = {
  title: 'Flows/PostingJobs',
  component: PostedJobsPage,
  tags: ['!visual'], // Page and dialogs are drawn by their own stories.
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

const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Written in four steps, looked at beside them, published, and first in the list. */
export const WritePreviewPublish: Story = {
  // It takes longer than a play of the review may.
  tags: ['vitest'],
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'New job' }));
    const dialog = await findDialog('New job');
    const preview = within(dialog).getByRole('complementary', { name: 'Preview and hints' });
    await step('Basics; Enter goes on', async () => {
      await waitFor(() => expect(textbox('Job title')).toHaveFocus());
      await userEvent.keyboard('Night baker{Enter}');
      await expect(preview).toHaveTextContent('Night baker');
    });
    await step('Description, with a hint that is followed', async () => {
      await userEvent.click(textbox('Description'));
      await userEvent.paste('A young team bakes bread from midnight to six in the old harbour of the town.');
      await expect(await within(dialog).findByText('“young”')).toBeVisible();
      await userEvent.clear(textbox('Description'));
      await userEvent.paste('A small team bakes bread from midnight to six in the old harbour of the town.');
      await waitFor(() => expect(within(dialog).queryByText('“young”')).toBeNull());
      await userEvent.type(screen.getByRole('combobox', { name: 'Skills' }), 'Sourdough{Enter}');
    });
    await step('Pay and place', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Go to Pay & place' }));
      await userEvent.type(textbox('Lowest pay'), '14.50');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paid for' }), '1');
      await userEvent.type(textbox('City'), 'Bremerhaven');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
      await expect(preview).toHaveTextContent('From €14.50 an hour');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await gone('New job');
    await expect(await canvas.findByRole('article', { name: 'Night baker' })).toBeVisible();
    await expect(jobsNow()[0]).toMatchObject({
      status: 1,
      salaryMin: 1450,
      salaryPeriod: 1,
      companyId: 'u2',
    });
    await expect(canvas.getByRole('tab', { name: /Open/ })).toHaveTextContent('4');
  },
};
/** What was typed stays on this device, also when the server cannot be reached. */
export const LeftAndRestored: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ addJob: failing(503, { code: 'INTERNAL', message: 'Something went wrong' }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'New job' }));
    await findDialog('New job');
    await waitFor(() => expect(textbox('Job title')).toHaveFocus());
    await userEvent.keyboard('Night baker');
    await userEvent.keyboard('{Escape}');
    const question = await findDialog('Keep your changes?', 'alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Save draft' }));
    await expect(await screen.findByText('Something went wrong')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const again = await findDialog('Keep your changes?', 'alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(localStorage.getItem('draft.u2.job.new')).toContain('Night baker');
  },
};
/** Saved here after it was saved elsewhere: both versions are shown, and one is kept. */
export const Stale: Story = {
  parameters: { path: '/jobs?edit=j1' },
  play: async ({ canvas, userEvent }) => {
    await findDialog('Edit Wind turbine technician');
    const job = jobNow('j1');
    if (job) placeJob({ ...job, openings: 5, updatedAt: '2026-01-15T08:59:00.000Z' });
    const openings = textbox('Openings');
    await userEvent.clear(openings);
    await userEvent.type(openings, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const stale = within(await findDialog('Changed elsewhere'));
    for (const version of ['3', '5']) await waitFor(() => expect(stale.getByText(version)).toBeVisible());
    await userEvent.click(stale.getByRole('button', { name: 'Keep mine' }));
    await gone('Edit Wind turbine technician');
    await expect(jobNow('j1')).toMatchObject({ openings: 3 });
    await expect(await canvas.findByRole('article', { name: 'Wind turbine technician' })).toBeVisible();
  },
};
export const TakeTheirs: Story = {
  ...Stale,
  play: async ({ userEvent }) => {
    await findDialog('Edit Wind turbine technician');
    const job = jobNow('j1');
    if (job) placeJob({ ...job, openings: 5, updatedAt: '2026-01-15T08:59:00.000Z' });
    await userEvent.type(textbox('Openings'), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const stale = within(await findDialog('Changed elsewhere'));
    await userEvent.click(stale.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(textbox('Openings')).toHaveValue('5'));
  },
};
/** Everyone without an answer gets one; the job leaves the list at once. */
export const CloseWithMessage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await choose({ canvas, userEvent }, 'Close', 'Actions for Control room operator, nights');
    const dialog = within(await findDialog('Close Control room operator, nights?'));
    await userEvent.click(dialog.getByRole('radio', { name: /Filled/ }));
    const message = dialog.getByRole('textbox', { name: 'Message' });
    await userEvent.clear(message);
    await userEvent.type(message, 'We have found our operator. Thank you.');
    await expect(dialog.getByRole('region', { name: 'What they read' })).toHaveTextContent(
      'found our operator',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close the job' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(jobNow('j-night')).toMatchObject({ status: 3, closeReason: 2 }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Filled/ })).toHaveTextContent('2'));
  },
};
/** What was written for them waits in the dialog when the server refused. */
export const CloseRefused: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ addJob: failing(503, { code: 'INTERNAL', message: 'Something went wrong' }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await choose({ canvas, userEvent }, 'Close', 'Actions for Control room operator, nights');
    const dialog = within(await findDialog('Close Control room operator, nights?'));
    await userEvent.click(dialog.getByRole('radio', { name: /Other/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), ' Good luck!');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the job' }));
    await gone('Close Control room operator, nights?');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await choose({ canvas, userEvent }, 'Close', 'Actions for Control room operator, nights');
    const again = within(await findDialog('Close Control room operator, nights?'));
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/Good luck!/);
  },
};
export const Reopen: Story = {
  parameters: { path: '/jobs?tab=closed' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await choose({ canvas, userEvent }, 'Reopen', 'Actions for Blade repair technician');
    const dialog = within(await findDialog('Reopen Blade repair technician?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen the job' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(jobNow('j-closed')).toMatchObject({ status: 1, reopensLeft: 1 }));
  },
};
/** A copy is a draft; a draft can be deleted, and taken back. */
export const DuplicateAndDelete: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    await choose({ canvas, userEvent }, 'Duplicate', 'Actions for Wind turbine technician');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: /Draft/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await canvas.findByRole('article', { name: 'Wind turbine technician' });
    await choose({ canvas, userEvent }, 'Delete', 'Actions for Crane operator, harbour');
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('article', { name: 'Crane operator, harbour' })).toBeVisible();
  },
};
