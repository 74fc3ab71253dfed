import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { authors } from '../../../../mocks/factories/feed.ts';
import {
  followedRecordings,
  makeOwnRecording,
  makeRecording,
  ownRecordings,
} from '../../../../mocks/factories/recordings.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { RecordingList } from '../../../../src/components/live/recordings/RecordingList.tsx';
import { EmptyState } from '../../../../src/components/ui/EmptyState.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Live/RecordingList',
  component: RecordingList,
  args: {
    state: { ...ready, items: followedRecordings },
    events: {
      onPlay: fn(),
      onLike: fn(),
      onShare: fn(),
      onReport: fn(),
      onDownload: fn(),
      onEdit: fn(),
      onDelete: fn(),
      onUndo: fn(),
    },
    empty: <EmptyState drawing="posts">What you record while you are live will be here.</EmptyState>,
  },
} satisfies Meta<typeof RecordingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const film = canvas.getByRole('button', { name: 'Dyeing with indigo' });
    await userEvent.click(film);
    await expect(args.events.onPlay).toHaveBeenCalledOnce();
    await choose({ canvas, userEvent }, 'Like', 'More about Dyeing with indigo');
    await expect(args.events.onLike).toHaveBeenCalledOnce();
    film.blur();
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Error: Story = {
  args: { state: { status: 'error', error: { message: 'Something went wrong' }, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
    retry.blur();
  },
};
export const Many: Story = {
  args: {
    state: {
      ...ready,
      hasMore: true,
      items: Array.from({ length: 10 }, (_, index) =>
        makeRecording({ recordingId: `m${index}`, title: `Portfolio night ${index + 1}` }),
      ),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Show more recordings' });
    await userEvent.click(more);
    await expect(args.state.status === 'ready' && args.state.onLoadMore).toHaveBeenCalledOnce();
    more.blur();
  },
};
/** One that is not ready, one that broke off, one that failed, and one that was deleted a moment ago. */
export const Own: Story = {
  args: {
    state: {
      ...ready,
      items: [...ownRecordings, makeOwnRecording({ recordingId: 'r5', title: 'Portfolio night, again' })],
    },
    deleted: new Set(['r5']),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.events.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Ended unexpectedly; 12:40 saved')).toBeVisible();
    await expect(canvas.getByText('There was no picture and no sound in it.')).toBeVisible();
    await expect(canvas.getByText('412 MB · Everyone')).toBeVisible();
    // What cannot be played is no button.
    await expect(canvas.queryByRole('button', { name: 'How I hire juniors' })).toBeNull();
    await choose({ canvas, userEvent }, 'Delete', 'More about The one with the rain');
    await expect(args.events.onDelete).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [makeRecording({ title: longText, host: { ...authors.sol, userName: longName } })],
    },
  },
  play: async ({ canvas }) => {
    // One line, which ends in dots.
    await expect(canvas.getByText(longName).getBoundingClientRect().height).toBeLessThan(30);
  },
};
