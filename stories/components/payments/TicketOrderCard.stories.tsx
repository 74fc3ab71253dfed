import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeEvent, makePackage } from '../../../mocks/factories/events.ts';
import { makeHold } from '../../../mocks/factories/tickets.ts';
import { longName, longText } from '../../../mocks/fixtures/longText.ts';
import { TicketOrderCard } from '../../../src/components/payments/TicketOrderCard.tsx';
import { linesOfHold } from '../../../src/domain/ticketOrder.ts';

const day = { packageId: 'p1', packageName: 'Day pass', quantity: 2, unitAmount: 1_450 };
const evening = { packageId: 'p2', packageName: 'Afternoon', quantity: 1, unitAmount: 0 };
const packages = [makePackage(), makePackage({ packageId: 'p2', packageName: 'Afternoon', price: 0 })];
const linesOf = (...items: (typeof day)[]) => linesOfHold(makeHold({ items }), { packages, fixed: false });

const meta = {
  title: 'Components/Payments/TicketOrderCard',
  component: TicketOrderCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    event: makeEvent(),
    eventHref: '/',
    lines: linesOf(day, evening),
    total: '€29',
    secondsLeft: 872,
    onQuantity: fn(),
  },
} satisfies Meta<typeof TicketOrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:32');
    await expect(canvas.getByText('€14.50 each, all in')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('How many of Afternoon'), '0');
    await expect(args.onQuantity).toHaveBeenCalledWith({ packageId: 'p2', quantity: 0 });
  },
};
/** Offered by a waiting list, so the number stays; the event is not known yet. */
export const Minimal: Story = {
  args: {
    event: undefined,
    eventHref: undefined,
    lines: linesOfHold(makeHold(), { packages, fixed: true }),
    secondsLeft: 290,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('× 2')).toBeVisible();
    await expect(canvas.getByText('Your tickets are kept for five more minutes.')).toBeInTheDocument();
  },
};
/** Little time is left, and no more tickets either. */
export const LongText: Story = {
  args: {
    event: makeEvent({ eventName: longName.slice(0, 150) }),
    lines: linesOf({ ...day, packageName: longName.slice(0, 100), unitAmount: 1_000_000 }),
    total: '€20,000',
    secondsLeft: 47,
    error: `There are not so many tickets left. 1 left. ${longText}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your tickets are kept for one more minute.')).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 left');
  },
};
