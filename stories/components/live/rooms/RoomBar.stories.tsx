import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeChannel } from '../../../../mocks/factories/live.ts';
import { longName, longText, longWord } from '../../../../mocks/fixtures/longText.ts';
import { RoomBar } from '../../../../src/components/live/rooms/RoomBar.tsx';

const meta = {
  title: 'Components/Live/RoomBar',
  component: RoomBar,
  args: { channel: makeChannel(), elapsedSec: 24 * 60 + 17, bars: 4 },
} satisfies Meta<typeof RoomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24:17')).toBeVisible();
    await expect(canvas.getByText('214 watching')).toBeVisible();
    await expect(canvas.getByText(/^Bring one dish/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Strong connection' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Recording: Story = {
  args: {
    channel: makeChannel({ isRecording: true }),
    recordedSec: 65,
    behind: 3,
    bars: 1,
    onAudience: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('REC 1:05')).toBeVisible();
    await expect(canvas.getByText('3 parts of the recording wait to be sent')).toBeVisible();
    const audience = canvas.getByRole('button', { name: '214 watching' });
    await userEvent.click(audience);
    await expect(args.onAudience).toHaveBeenCalledOnce();
    audience.blur();
  },
};
export const LongText: Story = {
  args: {
    channel: makeChannel({
      title: longWord,
      host: { ...makeChannel().host, userName: longName },
      audience: 12_345,
    }),
    onFollow: fn(),
  },
  play: async ({ canvas }) => {
    const line = 30;
    const title = canvas.getByRole('heading', { name: longWord });
    await expect(title.getBoundingClientRect().height).toBeLessThan(line);
    const name = canvas.getByTitle(longName).getBoundingClientRect();
    await expect(name.height).toBeLessThan(line);
    const follow = canvas.getByRole('button', { name: `Follow ${longName}` }).getBoundingClientRect();
    await expect(follow.right).toBeLessThanOrEqual(innerWidth);
  },
};
/** What is said of the room goes on behind a button. */
export const LongDescription: Story = {
  args: {
    channel: makeChannel({ description: longText.slice(0, 500), isFollowing: true }),
    bars: 0,
    onFollow: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    await userEvent.click(canvas.getByRole('button', { name: /Café Sol$/ }));
    await expect(args.onFollow).toHaveBeenCalledWith({ following: false });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    document.querySelector<HTMLElement>(':focus')?.blur();
  },
};
