import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../../mocks/factories/feed.ts';
import { liveChannels, makeChannel, makeOwnChannel } from '../../../../mocks/factories/live.ts';
import { longName, longText } from '../../../../mocks/fixtures/longText.ts';
import { LiveRoomList } from '../../../../src/components/live/rooms/LiveRoomList.tsx';

const ready = { status: 'ready', hasMore: false, busy: false, onLoadMore: fn() } as const;

const meta = {
  title: 'Components/Live/LiveRoomList',
  component: LiveRoomList,
  args: { state: { ...ready, items: liveChannels }, onStart: fn() },
} satisfies Meta<typeof LiveRoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How we hire for the kitchen' })).toHaveAttribute(
      'href',
      '/live/q7Zr2mK9xT4bLw0c',
    );
    await expect(canvas.getByText(/214 watching/)).toBeVisible();
  },
};
export const Empty: Story = {
  args: { state: { status: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Go live' });
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledOnce();
    start.blur();
  },
};
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
      items: [
        makeOwnChannel({ channelName: 'own' }),
        ...Array.from({ length: 8 }, (_, index) =>
          makeChannel({ channelName: `c${index}`, mediaType: 2, audience: 90 - index * 11 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your room/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      items: [makeChannel({ title: longText, host: { ...authors.sol, userName: longName } })],
    },
  },
};
