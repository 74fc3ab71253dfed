import { expect } from 'vitest';
import { begin, pay, refundOf, refused, type Amount, type Bench, type Scenario } from './paymentScenarios.ts';

/** Amounts in minor units of ISO 4217: of no decimals, of three, and of those that Stripe counts in another way. */
const currencies: readonly { currency: string; amount: number; part: number }[] = [
  { currency: 'EUR', amount: 1999, part: 999 },
  { currency: 'JPY', amount: 12_000, part: 1 },
  { currency: 'HUF', amount: 1_000_050, part: 25_025 },
  { currency: 'IDR', amount: 15_000_000, part: 5_000_000 },
  { currency: 'COP', amount: 9_000_050, part: 1_234_525 },
  { currency: 'ISK', amount: 5000, part: 1777 },
  { currency: 'UGX', amount: 50_000, part: 12_345 },
  { currency: 'MGA', amount: 4_500_000, part: 1_234_500 },
  { currency: 'KWD', amount: 12_250, part: 1110 },
];

const inCurrency = ({ currency, amount, part }: (typeof currencies)[number]): Scenario => ({
  name: `${currency}: what is asked for is what comes in, and goes back in parts`,
  async run(bench) {
    const paid = await pay(bench, 'pm_card_visa', { currency, amount });
    expect(paid).toMatchObject({ amount, amount_received: amount, currency: currency.toLowerCase() });
    expect(await refundOf(bench, paid, part)).toMatchObject({ amount: part });
    expect((await bench.provider.retrieveIntent(paid.id)).latest_charge?.amount_refunded).toBe(part);
    await refundOf(bench, paid, amount - part);
    const { latest_charge: charge } = await bench.provider.retrieveIntent(paid.id);
    expect(charge?.amount_refunded).toBe(amount);
    const refunds = await bench.provider.refundsOf(paid.id);
    expect(refunds.map((refund) => refund.amount)).toEqual([amount - part, part]);
  },
});

const notCharged: readonly (Amount & { why: string })[] = [
  { why: 'the third decimal of KWD is not 0', currency: 'KWD', amount: 1005 },
  { why: 'MGA has no smaller part', currency: 'MGA', amount: 1_000_050 },
  { why: 'less than Stripe charges', currency: 'HUF', amount: 17_499 },
  { why: 'more than Stripe charges', currency: 'USD', amount: 100_000_000 },
];

/** What the application relies on about amounts of other currencies, and about disputes. */
export const currencyScenarios: readonly Scenario[] = [
  ...currencies.map(inCurrency),
  {
    name: 'a part of KWD that is smaller than cards take does not go back',
    async run(bench) {
      const paid = await pay(bench, 'pm_card_visa', { currency: 'KWD', amount: 5000 });
      await expect(refundOf(bench, paid, 1005)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
      expect((await bench.provider.retrieveIntent(paid.id)).latest_charge?.amount_refunded).toBe(0);
    },
  },
  ...notCharged.map(({ why, ...amount }) => ({
    name: `not begun: ${why}`,
    async run(bench: Bench) {
      await expect(begin(bench, amount)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    },
  })),
  {
    name: 'a dispute: the bank asks for all of it, and nothing else is paid back',
    needs: 'events',
    async run(bench) {
      const paid = await pay(bench, 'pm_card_createDispute');
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 799 });
      expect(await bench.provider.disputesOf(paid.id)).toMatchObject([
        { amount: 799, currency: 'usd', status: 'needs_response', payment_intent: paid.id },
      ]);
      await expect(refundOf(bench, paid, 100)).rejects.toMatchObject(refused('charge_disputed'));
      const [, told] = (bench.events?.() ?? []).filter(({ rawBody }) => rawBody.includes(paid.id));
      const { rawBody = '', signature = '' } = told ?? {};
      expect(bench.provider.readEvent(rawBody, signature, new Date())).toMatchObject({
        type: 'charge.dispute.created',
        intentId: paid.id,
      });
    },
  },
];
