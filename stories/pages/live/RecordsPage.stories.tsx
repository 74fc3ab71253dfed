import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose } from '../../../mocks/choose.ts';
import { findDialog } from '../../../mocks/findDialog.ts';
import { liveHandlers } from '../../../mocks/handlers/live.ts';
import { recordingHandlers } from '../../../mocks/handlers/recordings.ts';
import { failing, mock, pending } from '../../../mocks/msw.ts';
import { retryWith } from '../../../mocks/retryWith.ts';
import { signedIn } from '../../../mocks/session.ts';
import RecordsPage from '../../../src/pages/live/RecordsPage.tsx';
import { toastQueue } from '../../../src/lib/toastQueue.ts';

const own = { path: '/records/video?tab=recordings&whose=mine' };

const meta = {
  title: 'Pages/Live/RecordsPage',
  component: RecordsPage,
  parameters: { path: '/records/video' },
  beforeEach({ msw }) {
    msw.use(...mock({ ...liveHandlers, ...recordingHandlers }));
    return signedIn(undefined, { premium: true });
  },
} satisfies Meta<typeof RecordsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live Videos');
    await expect(await screen.findByRole('link', { name: 'Portfolio night' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Recordings' }));
    await expect(await screen.findByRole('button', { name: 'Dyeing with indigo' })).toBeVisible();
  },
};
/** The first answer fails. */
export const Audio: Story = {
  parameters: { path: '/records/audio' },
  beforeEach({ msw }) {
    msw.use(...mock({ fetchChannel: failing() }));
  },
  play: async ({ msw, userEvent }) => {
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live Audios');
    await retryWith({ msw, userEvent }, { fetchChannel: liveHandlers.fetchChannel });
    await expect(await screen.findByRole('link', { name: 'Morning questions' })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ fetchChannel: pending }));
  },
};
/** Own ones, with the room that they take; they are edited, and a deletion can be taken back. */
export const Own: Story = {
  parameters: own,
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByText('473 MB of 10 GB used')).toBeVisible();
    await screen.findByRole('button', { name: 'Portfolio night' });
    const rename = async (from: string, to: string) => {
      await choose({ canvas, userEvent }, 'Edit', `More about ${from}`);
      const dialog = within(await findDialog('Edit the recording'));
      const title = dialog.getByRole('textbox', { name: 'Title' });
      await userEvent.clear(title);
      await userEvent.type(title, to);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByRole('button', { name: to })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(toastQueue.all().at(-1)?.title).toBe('Recording saved');
    };
    await rename('Portfolio night', 'Portfolio night, cut');
    await rename('Portfolio night, cut', 'Portfolio night');
    await choose({ canvas, userEvent }, 'Delete', 'More about Portfolio night');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('button', { name: 'Portfolio night' })).toBeVisible();
  },
};
/** What is played stands in the address: it can be shared, and Back closes it. */
export const Played: Story = {
  tags: ['!visual'], // RecordingPlayerDialog draws it.
  parameters: { path: '/records/video?recording=r11&by=u4' },
  play: async ({ userEvent }) => {
    const dialog = within(await findDialog('How we hire for the kitchen'));
    await expect(await dialog.findByLabelText('How we hire for the kitchen')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
