import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { authors } from '../../mocks/factories/feed.ts';
import { findDialog } from '../../mocks/findDialog.ts';
import { accountHandlers } from '../../mocks/handlers/account.ts';
import { jobHandlers } from '../../mocks/handlers/jobs.ts';
import { postedJobHandlers } from '../../mocks/handlers/postedJobs.ts';
import { profileHandlers } from '../../mocks/handlers/profile.ts';
import { brokenStorage, siteHandlers, storage } from '../../mocks/handlers/site.ts';
import { pictures } from '../../mocks/fixtures/pictures.ts';
import { jobNow, placeJob } from '../../mocks/jobMemory.ts';
import { mock } from '../../mocks/msw.ts';
import { signedIn } from '../../mocks/session.ts';
import PostedJobsPage from '../../src/pages/jobs/PostedJobsPage.tsx';

const sent = fn();
const asked = fn();
const meta = {
  title: 'Flows/JobPicture',
  component: PostedJobsPage,
  // JobPicturePicker and CropDialog are drawn alone.
  tags: ['!visual'],
  parameters: { path: '/jobs?edit=j1' },
  beforeEach({ msw }) {
    sent.mockClear();
    asked.mockClear();
    msw.use(
      ...mock({
        ...jobHandlers,
        ...postedJobHandlers,
        addJob(body) {
          sent(body);
          return postedJobHandlers.addJob(body);
        },
        presignedUrl(body) {
          asked(body);
          const { message, response } = siteHandlers.presignedUrl(body);
          return { message, response: { ...response, mediaKey: 'profile/logo' } };
        },
        countries: accountHandlers.countries,
        getLanguageList: profileHandlers.getLanguageList,
      }),
      storage,
    );
    return signedIn(authors.nordlicht);
  },
} satisfies Meta<typeof PostedJobsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];
const title = 'Edit Wind turbine technician';
/** The editor is code of its own, which the first story waits for. */
const opened = async () => {
  await screen.findByRole('dialog', { name: title }, { timeout: 10_000 });
  await findDialog(title);
};
const preview = () => screen.getByRole('complementary', { name: 'Preview and hints' });
const button = (name: string) => screen.findByRole('button', { name });

/** A drawing of the browser's own: a file that it can open and cut. */
async function choosePicture(userEvent: User) {
  const drawing = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
  drawing.getContext('2d')?.fillRect(0, 0, 600, 400);
  const blob = await new Promise<Blob>((resolve) => drawing.toBlob((made) => resolve(made as Blob)));
  const file = new File([blob], 'logo.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('File of the company picture'), file);
  const crop = within(await findDialog('Choose the part to show'));
  await crop.findByText(/zoom 1.0$/);
  // By keyboard: closer, and to the side.
  crop.getByRole('application').focus();
  await userEvent.keyboard('+{ArrowRight}');
  await userEvent.click(crop.getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose the part to show' })).toBeNull());
}
const saved = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull(), { timeout: 5000 });

/** Chosen, cut, sent, seen in the preview, kept on this device, and saved with the job. */
export const Given: Story = {
  play: async ({ userEvent }) => {
    await opened();
    await choosePicture(userEvent);
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ purpose: 1 })));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull());
    await button('Remove');
    const image = preview().querySelector('img');
    await expect(image?.src).toMatch(/^data:image/);
    await waitFor(() => expect(localStorage.getItem('draft.u2.job.j1')).toContain('profile/logo'));
    await userEvent.click(await button('Save changes'));
    await saved();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ companyImageKey: 'profile/logo' }));
    await expect(sent.mock.lastCall?.[0]).not.toHaveProperty('companyImagePreview');
    await expect(jobNow('j1')).toMatchObject({ hasOwnImage: true });
  },
};
/** The picture that the job has is there, and is taken away. A save that does not speak of it leaves it. */
export const TakenAway: Story = {
  beforeEach() {
    const job = jobNow('j1');
    if (job) placeJob({ ...job, companyImage: pictures.dunes.url, hasOwnImage: true });
  },
  play: async ({ userEvent }) => {
    await opened();
    await expect(preview().querySelector('img')).toBeTruthy();
    await userEvent.click(await button('Remove'));
    await expect(preview().querySelector('img')).toBeNull();
    await expect(await button('Choose a picture')).toHaveFocus();
    await userEvent.click(await button('Save changes'));
    await saved();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ companyImageKey: '' }));
    await expect(jobNow('j1')).not.toHaveProperty('companyImage');
  },
};
/** What was chosen before the page went away is there again. */
export const KeptOnReload: Story = {
  beforeEach() {
    const values = { companyImageKey: 'profile/logo', companyImagePreview: pictures.dunes.url };
    localStorage.setItem('draft.u2.job.j1', JSON.stringify({ values, basis: jobNow('j1')?.updatedAt }));
  },
  play: async ({ userEvent }) => {
    await opened();
    await expect(preview().querySelector('img')?.src).toBe(pictures.dunes.url);
    await userEvent.click(await button('Save changes'));
    await saved();
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ companyImageKey: 'profile/logo' }));
  },
};
/** It does not arrive; the next try does. */
export const FailedThenRetried: Story = {
  beforeEach({ msw }) {
    msw.use(brokenStorage);
  },
  play: async ({ userEvent, msw }) => {
    await opened();
    await choosePicture(userEvent);
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    await expect(preview().querySelector('img')).toBeNull();
    msw.use(storage);
    await userEvent.click(retry);
    await expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(preview().querySelector('img')).toBeTruthy();
  },
};
