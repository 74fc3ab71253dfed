import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { signedIn } from '../../../mocks/session.ts';
import PremiumRequiredPage from '../../../src/pages/site/PremiumRequiredPage.tsx';

const meta = {
  title: 'Pages/Site/PremiumRequiredPage',
  component: PremiumRequiredPage,
} satisfies Meta<typeof PremiumRequiredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.22] */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Premium Feature Access Required',
    );
    const columns = canvas
      .getAllByRole('columnheader')
      .map((header) => [...header.children].map(({ textContent }) => textContent));
    await expect(columns).toEqual([
      ['Free', '₹0', 'per month'],
      ['Standard', '₹199', 'per month'],
      ['Premium', '₹499', 'per month'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See Pricing' })).toHaveAttribute('href', '/pricing');
  },
};

/** A business has live rooms already: the recordings are what it comes for. */
export const ToBusiness: Story = {
  tags: ['!visual', 'vitest'], // What is asserted is all that differs from Default.
  beforeEach: () => signedIn(authors.sol),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Recordings are part of Premium. Everything else stays free.'),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Live streaming/ })).toHaveTextContent(
      'Live streamingIncludedIncludedIncluded',
    );
  },
};

/** Where nothing is around it, as much room is left of it as right of it. */
export const Alone: Story = {
  tags: ['!visual', 'vitest'], // What is asserted is all that differs from Default.
  globals: { viewport: { value: 'wide' } },
  args: { alone: true },
  play: async ({ canvas }) => {
    const { left, right, width } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(width).toBe(640);
    await expect(left).toBeCloseTo(document.documentElement.clientWidth - right, 0);
  },
};
