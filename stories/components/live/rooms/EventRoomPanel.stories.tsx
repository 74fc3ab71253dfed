import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { minutesBefore } from '../../../../mocks/factories/feed.ts';
import { makeChannel } from '../../../../mocks/factories/live.ts';
import { EventRoomPanel } from '../../../../src/components/live/rooms/EventRoomPanel.tsx';

const meta = {
  title: 'Components/Live/EventRoomPanel',
  component: EventRoomPanel,
  args: {
    channel: undefined,
    startAt: minutesBefore(-150),
    endAt: minutesBefore(-300),
    own: false,
    onStart: fn(),
  },
} satisfies Meta<typeof EventRoomPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before it begins, and while the host is late; nothing is said of what is over. */
export const Default: Story = {
  render: (args) => (
    <>
      <EventRoomPanel {...args} />
      <EventRoomPanel {...args} startAt={minutesBefore(5)} />
      <EventRoomPanel {...args} startAt={minutesBefore(60)} endAt={minutesBefore(1)} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The event begins in 2 hours.')).toBeVisible();
    await expect(canvas.getByText('It opens as soon as the host is there.')).toBeVisible();
    await expect(canvas.getAllByText(/live room/)).toHaveLength(2);
  },
};
export const Open: Story = {
  args: { channel: makeChannel({ visibility: 2, eventId: 'e1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/live/q7Zr2mK9xT4bLw0c',
    );
  },
};
export const Own: Story = {
  args: { own: true },
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Go live' });
    await userEvent.click(start);
    await expect(args.onStart).toHaveBeenCalledOnce();
    start.blur();
  },
};
