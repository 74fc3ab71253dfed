import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { heldTickets, makeOffer } from '../../../mocks/factories/heldTickets.ts';
import { codeOf } from '../../../mocks/fixtures/ticketCodes.ts';
import { TicketsPanel } from '../../../src/components/tickets/TicketsPanel.tsx';

const listed = (...ids: string[]) => ({
  status: 'ready' as const,
  items: heldTickets.filter(({ ticket }) => ids.includes(ticket.ticketId)),
  hasMore: false,
  busy: false,
  onLoadMore: fn(),
});

const meta = {
  title: 'Components/Tickets/TicketsPanel',
  component: TicketsPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    tab: 'upcoming',
    onTab: fn(),
    state: listed('t1', 't2', 't3', 't4'),
    offers: [],
    hrefOf: (eventId) => `/?event=${eventId}`,
    codeOf,
    onOpen: fn(),
    onShowAll: fn(),
    onCalendar: fn(),
    eventsHref: '/events',
  },
} satisfies Meta<typeof TicketsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next event shows its first code at once. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const fair = within(canvas.getByRole('article', { name: 'Harbour job fair' }));
    await expect(fair.getByRole('img', { name: 'QR code of Amara Diallo' })).toBeVisible();
    await expect(fair.getByText('7K3M9 QX2TA')).toBeVisible();
    await userEvent.click(fair.getByRole('button', { name: /^Yuki Tanaka/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ ticketId: 't3' });
    await userEvent.click(fair.getByRole('button', { name: 'Show all codes' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
    const talk = within(canvas.getByRole('article', { name: 'How we hire, answered live' }));
    await expect(talk.queryByRole('img')).toBeNull();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** Seats that a waiting list keeps for a while come before everything. One whose time is over is not offered. */
export const Offered: Story = {
  args: {
    state: { status: 'empty' },
    offers: [makeOffer(), makeOffer({ waitlistId: 'w2', offeredUntil: '2026-01-15T08:00:00.000Z' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 hours left')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get the tickets' })).toHaveAttribute('href', '/?event=e3');
    await expect(canvas.getByText('You have no ticket for an event to come.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See events' })).toHaveAttribute('href', '/events');
  },
};
export const Cancelled: Story = { args: { tab: 'cancelled', state: listed('t7', 't8') } };
