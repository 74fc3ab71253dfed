import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeEventDetails, makePackage } from '../../../../mocks/factories/events.ts';
import { makeOffer, makeWaitlistEntry } from '../../../../mocks/factories/tickets.ts';
import { longName, longText, longWord } from '../../../../mocks/fixtures/longText.ts';
import { EventTicketsCard } from '../../../../src/components/events/search/EventTicketsCard.tsx';
import type { TicketSale } from '../../../../src/components/events/search/ticketSale.ts';

const sale: TicketSale = {
  chosen: {},
  onChoose: fn(),
  onBuy: fn(),
  waiting: [],
  onJoin: fn(),
  onLeave: fn(),
  onTake: fn(),
  refusals: {},
};
const none = { sold: 300, remaining: 0 };
const soldOut = [
  makePackage(none),
  makePackage({ ...none, packageId: 'p2', packageName: 'Afternoon', perks: [] }),
  makePackage({ ...none, packageId: 'p3', packageName: 'Evening on the water', perks: [] }),
];

const meta = {
  title: 'Components/Events/EventTicketsCard',
  component: EventTicketsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { details: makeEventDetails(), sale },
} satisfies Meta<typeof EventTicketsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** What is chosen comes to what is paid; each number can be had. */
export const Default: Story = {
  args: { sale: { ...sale, chosen: { p1: 2, p2: 1 } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('€14.50')).toHaveLength(2);
    await expect(canvas.getByText('12 left')).toBeVisible();
    await expect(canvas.getByText(/^On sale from Tue,? 20 Jan 2026/)).toBeVisible();
    await expect(canvas.getByText(/No fee is added later. Full refund until 7 days/)).toBeVisible();
    // What is not on sale yet cannot be chosen.
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2);
    await expect(canvas.getByText('3 tickets, €37')).toBeVisible();
    const many = canvas.getByLabelText('How many of Day pass');
    await expect([...many.querySelectorAll('option')].map(({ label }) => label)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
    await userEvent.selectOptions(many, '4');
    await expect(args.sale?.onChoose).toHaveBeenCalledWith({ packageId: 'p1', quantity: 4 });
    await userEvent.click(canvas.getByRole('button', { name: 'Get tickets' }));
    await expect(args.sale?.onBuy).toHaveBeenCalledOnce();
    blur();
  },
};
/** One package is had as often as one person can have it; of the other, fewer are left than the smallest order. */
export const Most: Story = {
  args: {
    details: makeEventDetails(
      { viewer: { ...makeEventDetails().event.viewer, tickets: 4 } },
      {
        packages: [
          makePackage({ owned: 4 }),
          makePackage({ packageId: 'p2', packageName: 'Table', minPerOrder: 2, remaining: 1, perks: [] }),
        ],
      },
    ),
    sale: { ...sale, ticketsHref: '/transactions' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 4, which is as many as one person can have.')).toBeVisible();
    await expect(canvas.getByText('The smallest order is 2, and 1 is left.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your tickets' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get tickets' })).toBeNull();
  },
};
/** Sold out: who would wait says for how many, who waits reads where, and seats that came of it can be bought. */
export const Waiting: Story = {
  args: {
    details: makeEventDetails({ soldOut: true, remaining: 0 }, { packages: soldOut }),
    sale: {
      ...sale,
      waiting: [
        makeWaitlistEntry({ packageId: 'p2', packageName: 'Afternoon' }),
        makeOffer({ waitlistId: 'w2', packageId: 'p3', packageName: 'Evening on the water' }),
      ],
      refusals: { p2: 'You seem to be offline.' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('How many of Day pass to wait for'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Join waiting list' }));
    await expect(args.sale?.onJoin).toHaveBeenCalledWith({ packageId: 'p1', quantity: 3 });
    await expect(canvas.getByText(/^You are/)).toHaveTextContent(
      'You are number 3 on the waiting list, for 2 tickets.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the waiting list' }));
    await expect(args.sale?.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.getByText('2 tickets are kept for you')).toBeVisible();
    await expect(canvas.getByText('22 hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy now' }));
    await expect(args.sale?.onTake).toHaveBeenCalledOnce();
    blur();
  },
};
/** One seat is kept. */
export const OneKept: Story = {
  tags: ['!visual'], // The words that are asserted are all that differs from Waiting.
  args: { ...Waiting.args, sale: { ...sale, waiting: [makeOffer({ packageId: 'p3', quantity: 1 })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 ticket is kept for you')).toBeVisible();
  },
};
export const Minimal: Story = {
  args: { details: makeEventDetails({}, { packages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no tickets yet.')).toBeVisible();
  },
};
/**
 * A hybrid event: one package is sold out, one is paused, one is no longer sold. Who organises it sees what others can
 * buy.
 */
export const SoldOut: Story = {
  args: {
    sale: undefined,
    details: makeEventDetails(
      { format: 2, viewer: { ...makeEventDetails().event.viewer, isOwner: true } },
      {
        ageMin: 16,
        refundNote: 'Whoever falls ill writes to us.',
        packages: [
          makePackage({ attendance: 0, sold: 300, remaining: 0 }),
          makePackage({
            packageId: 'p2',
            packageName: 'From home',
            attendance: 1,
            price: 0,
            perks: [],
            status: 1,
          }),
          makePackage({
            packageId: 'p3',
            packageName: 'Early bird',
            attendance: 0,
            price: 1_000,
            perks: [],
            saleEndAt: '2026-01-10T09:00:00.000Z',
          }),
        ],
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.getByText('Not on sale now')).toBeVisible();
    await expect(canvas.getByText('Sale has ended')).toBeVisible();
    await expect(canvas.getByText(/From 16 years on/)).toBeVisible();
    await expect(canvas.getByText(/^No fee is added later.*This is your own event/)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    details: makeEventDetails(
      {},
      {
        refundNote: longText,
        packages: [
          makePackage({
            packageName: longName.slice(0, 100),
            description: longText,
            perks: [longWord, longName.slice(0, 80)],
            price: 1_000_000,
            currency: 'XOF',
          }),
        ],
      },
    ),
  },
};
