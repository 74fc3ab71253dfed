import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose } from '../../../../mocks/choose.ts';
import { makeEventDetails } from '../../../../mocks/factories/events.ts';
import { EventPanel } from '../../../../src/components/events/search/EventPanel.tsx';

const meta = {
  title: 'Components/Events/EventPanel',
  component: EventPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    details: makeEventDetails(),
    saved: false,
    onSave: fn(),
    onShare: fn(),
    onCalendar: fn(),
    onFollow: fn(),
    onCopyLink: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof EventPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Fri, 30 Jan 2026, 10:00 to 17:00')).toBeVisible();
    await expect(canvas.getByText(/^Europe\/Berlin/)).toBeVisible();
    await expect(canvas.getByText('09:00 to 16:00 your time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open a map/ })).toHaveAttribute('target', '_blank');
    await choose({ canvas, userEvent }, 'Report');
    await expect(args.onReport).toHaveBeenCalledOnce();
    const calendar = canvas.getByRole('button', { name: 'Add to calendar' });
    await userEvent.click(calendar);
    await expect(args.onCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Follow/ }));
    await expect(args.onFollow).toHaveBeenCalledWith({ following: true });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** For whoever holds tickets, in a place and online; where the link leads only they learn. */
export const Changed: Story = {
  args: {
    details: {
      ...makeEventDetails({ format: 2 }, { useLiveRoom: true }),
      change: {
        changedAt: '2026-01-12T09:00:00.000Z',
        previousStartAt: '2026-01-29T09:00:00.000Z',
        previousEndAt: '2026-01-29T16:00:00.000Z',
        previousLocation: { venueName: 'Kornhaus', address: 'Kornmarkt 4', city: 'Ulm', country: 'DE' },
        message: 'The hall is booked on Thursday, so we meet a day later.',
        refundUntil: '2026-01-19T09:00:00.000Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^It was Thu, 29 Jan 2026, 10:00 to 17:00\. It is now Fri, 30 Jan 2026/),
    ).toBeVisible();
    await expect(canvas.getByText(/^It was at/)).toHaveTextContent(
      /^It was at Kornhaus, .*Ulm.*It is now at /,
    );
    await expect(canvas.getByText(/^Keep your tickets, or give them back until/)).toBeVisible();
    await expect(canvas.getByText('In our live room, for ticket holders')).toBeVisible();
  },
};
/** The organiser reads it before anybody else does. */
export const Draft: Story = {
  args: {
    details: makeEventDetails(
      {
        status: 0,
        eventImage: undefined,
        eventLocation: undefined,
        tags: [],
        category: undefined,
        maxPrice: 0,
        minPrice: 0,
        friendsGoing: [],
        counts: { going: 0, likes: 0, comments: 0 },
        viewer: {
          tickets: 0,
          onWaitlist: false,
          isLiked: false,
          isSaved: false,
          isOwner: true,
          isFollowing: false,
        },
      },
      { description: '', packages: [] },
    ),
    onSave: undefined,
    onShare: undefined,
    onCalendar: undefined,
    onFollow: undefined,
    onCopyLink: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a draft.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
    await expect(canvas.queryByText('About the event')).toBeNull();
  },
};
