import { expect, test } from 'vitest';
import { sharesOf } from '../../../server/modules/events/tickets/spreadRefund.ts';

test('shares are whole, add up, and none is more than what is left of a price', () => {
  const prices = [
    [1, 1, 1],
    [5000, 5000],
    [999, 1, 50, 7000],
    [0, 100],
  ];
  for (const own of prices)
    for (const amount of [0, 1, 2, 99, 3001, 1_000_000]) {
      const tickets = own.map((price) => ({ price, paid_back: Math.floor(price / 3) }));
      const left = tickets.map(({ price, paid_back }) => price - paid_back);
      const shares = sharesOf(tickets, amount).map(([, share]) => share);
      const all = left.reduce((sum, one) => sum + one, 0);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, all));
      shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(left[at] ?? 0));
      expect(shares.every(Number.isInteger)).toBe(true);
    }
});

test('shares are multiples of what cards take back, and still add up', () => {
  const tickets = [5120, 5120, 12_250].map((price) => ({ price, paid_back: 0 }));
  for (const amount of [10, 1010, 3330, 22_480, 22_490]) {
    const shares = sharesOf(tickets, amount, 10).map(([, share]) => share);
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
    for (const [at, share] of shares.entries()) {
      expect(share % 10).toBe(0);
      expect(share).toBeLessThanOrEqual(tickets[at]?.price ?? 0);
    }
  }
});
