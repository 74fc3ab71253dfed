import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeOwnRecording, makeRecording } from '../../../../mocks/factories/recordings.ts';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { RecordingPlayerDialog } from '../../../../src/components/live/recordings/RecordingPlayerDialog.tsx';

const meta = {
  title: 'Components/Live/RecordingPlayerDialog',
  component: RecordingPlayerDialog,
  args: {
    recording: makeRecording(),
    startAt: 0,
    onPlace: fn(),
    onDownload: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RecordingPlayerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const film = async () =>
  within(await findDialog('Portfolio night')).findByLabelText<HTMLVideoElement>('Portfolio night');

export const Open: Story = {
  play: async ({ userEvent }) => {
    const video = await film();
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    await expect(screen.getByText('Bring one piece of work.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5');
    await expect(video.playbackRate).toBe(1.5);
    await expect(customElements.get('media-time-range')).toBeDefined();
    await expect(document.querySelector('media-captions-button')).toBeNull();
  },
};
/**
 * It goes on where it was left, and the owner may take it along. Space, arrows and M, wherever one stands in it (product
 * S54).
 */
export const GoesOn: Story = {
  // It looks as the one before, with a button.
  tags: ['!visual'],
  args: { recording: makeOwnRecording(), startAt: 0.5 },
  play: async ({ args, userEvent }) => {
    const video = await film();
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(0.5));
    const dialog = within(await findDialog('Portfolio night'));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    document.querySelector<HTMLElement>('media-controller')?.focus();
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(true));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.currentTime).toBe(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.currentTime).toBe(0));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(true));
  },
};
export const CannotBePlayed: Story = {
  args: { recording: makeOwnRecording({ url: 'data:video/webm;base64,AAAA' }) },
  play: async () => {
    const dialog = within(await findDialog('Portfolio night'));
    await expect(await dialog.findByText(/Your browser cannot play this recording/)).toBeVisible();
  },
};
