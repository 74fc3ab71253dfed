import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeEventDetails, makePackage } from '../../../mocks/factories/events.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { EventTicketsCard } from '../../../src/components/events/EventTicketsCard.tsx';

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
  args: { details: makeEventDetails() },
} satisfies Meta<typeof EventTicketsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('€14.50')).toHaveLength(2);
    await expect(canvas.getByText('12 left')).toBeVisible();
    await expect(canvas.getByText(/^On sale from Tue,? 20 Jan 2026/)).toBeVisible();
    await expect(canvas.getByText(/No fee is added later. Full refund until 7 days/)).toBeVisible();
    // Nothing can be bought here yet, so there is nothing to press.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Minimal: Story = {
  args: { details: makeEventDetails({}, { packages: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no tickets yet.')).toBeVisible();
  },
};
/** A hybrid event: one package is sold out, one is paused, one is no longer sold. */
export const SoldOut: Story = {
  args: {
    details: makeEventDetails(
      { format: 2 },
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
