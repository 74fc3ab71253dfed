import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { makeChannel, makeOwnChannel } from '../../../../mocks/factories/live.ts';
import { longWord } from '../../../../mocks/fixtures/longText.ts';
import { RoomGatePanel } from '../../../../src/components/live/rooms/RoomGatePanel.tsx';

const ended = { state: 'ENDED', endedAt: minutesBefore(0) } as const;
const press = fn();

const meta = {
  title: 'Components/Live/RoomGatePanel',
  component: RoomGatePanel,
  parameters: { layout: 'bare' },
  args: { gate: { why: 'notFound' }, homeHref: '/' },
  beforeEach: () => void press.mockClear(),
} satisfies Meta<typeof RoomGatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such room');
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
export const Guest: Story = {
  args: { gate: { why: 'guest', onLogin: press } },
  play: async ({ canvas, userEvent }) => {
    const login = canvas.getByRole('button', { name: 'Log in' });
    await userEvent.click(login);
    await expect(press).toHaveBeenCalledOnce();
    login.blur();
  },
};
export const Failed: Story = {
  args: { gate: { why: 'failed', message: 'Live rooms cannot be reached now.', onRetry: press } },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await expect(press).toHaveBeenCalledOnce();
    retry.blur();
  },
};
export const Followers: Story = {
  args: { gate: { why: 'followers', onFollow: press }, channel: makeChannel({ visibility: 1 }) },
  play: async ({ canvas, userEvent }) => {
    const follow = canvas.getByRole('button', { name: 'Follow Café Sol' });
    await userEvent.click(follow);
    await expect(press).toHaveBeenCalledOnce();
    follow.blur();
  },
};
export const TicketHolders: Story = {
  args: { gate: { why: 'tickets', eventHref: '/?event=e1' }, channel: makeChannel({ visibility: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the event' })).toBeVisible();
  },
};
export const Elsewhere: Story = {
  args: { gate: { why: 'elsewhere', onTakeOver: press }, channel: makeOwnChannel() },
  play: async ({ canvas, userEvent }) => {
    const here = canvas.getByRole('button', { name: 'Continue here' });
    await userEvent.click(here);
    await expect(press).toHaveBeenCalledOnce();
    here.blur();
  },
};
export const Ended: Story = {
  args: { gate: { why: 'ended', own: false, recordingHref: undefined }, channel: makeChannel(ended) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('If it was recorded, the recording will be here soon.')).toBeVisible();
  },
};
/** What became of an own room. */
export const OwnEnded: Story = {
  args: {
    gate: { why: 'ended', own: true, recordingHref: '/records/video' },
    channel: makeOwnChannel({ ...ended, title: longWord }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24:00 on the air, at most 260 watching, 96 likes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your recordings' })).toBeVisible();
  },
};
