import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Intent, NewIntent, PaymentProvider } from '../../../server/services/paymentProvider.ts';

/** A provider, and what only a stand-in can do: answer for the holder of the card, and show what it tells. */
export interface Bench {
  provider: PaymentProvider;
  answerChallenge?: (intent: Intent, passed: boolean) => Promise<Intent>;
  events?: () => { rawBody: string; signature: string }[];
}

export interface Scenario {
  name: string;
  needs?: 'answerChallenge' | 'events';
  run: (bench: Bench) => Promise<void>;
}

const wanted = { amount: 799, currency: 'USD', description: 'Premium', metadata: { transactionId: 't1' } };
export type Amount = Pick<NewIntent, 'amount' | 'currency'>;
export const begin = ({ provider }: Bench, of: Partial<Amount> = {}) =>
  provider.createIntent({ ...wanted, ...of }, randomUUID());

export async function pay(bench: Bench, method = 'pm_card_visa', of: Partial<Amount> = {}): Promise<Intent> {
  const { id } = await begin(bench, of);
  return bench.provider.confirmIntent(id, method, randomUUID());
}

export const refundOf = (
  bench: Bench,
  { id, currency }: Intent,
  amount: number,
  key: string = randomUUID(),
) =>
  bench.provider.refund(
    { intentId: id, amount, currency: currency.toUpperCase(), metadata: { refundId: 'r1' } },
    key,
  );

const declinedBy = (method: string, code: string, declineCode: string | undefined): Scenario['run'] =>
  async function declined(bench) {
    const { id } = await begin(bench);
    const refusal = bench.provider.confirmIntent(id, method, randomUUID());
    await expect(refusal).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      ...(declineCode && { decline_code: declineCode }),
    });
    const after = await bench.provider.retrieveIntent(id);
    expect(after).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
    expect(after.last_payment_error).toMatchObject({ code, message: expect.stringMatching(/card/) });
    // The same payment takes another card.
    const paid = await bench.provider.confirmIntent(id, 'pm_card_visa', randomUUID());
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  };

export const refused = (code: string) => ({ type: 'StripeInvalidRequestError', code });

/** What the application relies on, of whoever takes the payments. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a new payment waits for a card and has a secret of its own',
    async run(bench) {
      const [one, other] = [await begin(bench), await begin(bench)];
      expect(one).toMatchObject({
        object: 'payment_intent',
        amount: 799,
        currency: 'usd',
        status: 'requires_payment_method',
        metadata: { transactionId: 't1' },
        livemode: false,
      });
      expect(one.client_secret).toContain(one.id);
      expect(other.client_secret).not.toBe(one.client_secret);
      expect((await bench.provider.retrieveIntent(one.id)).client_secret).toBe(one.client_secret);
    },
  },
  {
    name: 'success: everything was received, and the card is known by its last digits',
    async run(bench) {
      const paid = await pay(bench);
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 799 });
      const { latest_charge: charge } = await bench.provider.retrieveIntent(paid.id);
      expect(charge).toMatchObject({
        amount_refunded: 0,
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
      });
    },
  },
  { name: 'declined', run: declinedBy('pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline') },
  {
    name: 'insufficient funds',
    run: declinedBy('pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'),
  },
  { name: 'expired card', run: declinedBy('pm_card_chargeDeclinedExpiredCard', 'expired_card', undefined) },
  {
    name: '3-D Secure passed',
    needs: 'answerChallenge',
    async run(bench) {
      const asked = await pay(bench, 'pm_card_authenticationRequired');
      expect(asked).toMatchObject({ status: 'requires_action', amount_received: 0 });
      await bench.answerChallenge?.(asked, true);
      expect(await bench.provider.retrieveIntent(asked.id)).toMatchObject({
        status: 'succeeded',
        latest_charge: { payment_method_details: { card: { last4: '3155' } } },
      });
    },
  },
  {
    name: '3-D Secure refused by the holder',
    needs: 'answerChallenge',
    async run(bench) {
      const asked = await pay(bench, 'pm_card_authenticationRequired');
      await expect(bench.answerChallenge?.(asked, false)).rejects.toMatchObject({
        code: 'payment_intent_authentication_failure',
      });
      expect(await bench.provider.retrieveIntent(asked.id)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      });
    },
  },
  {
    name: '3-D Secure abandoned: it waits, and can be cancelled',
    async run(bench) {
      const asked = await pay(bench, 'pm_card_authenticationRequired');
      expect((await bench.provider.retrieveIntent(asked.id)).status).toBe('requires_action');
      expect((await bench.provider.cancelIntent(asked.id)).status).toBe('canceled');
    },
  },
  {
    name: 'cancelled: no card is charged any more, and not cancelled twice',
    async run(bench) {
      const { id } = await begin(bench);
      expect((await bench.provider.cancelIntent(id)).status).toBe('canceled');
      const late = bench.provider.confirmIntent(id, 'pm_card_visa', randomUUID());
      await expect(late).rejects.toMatchObject(refused('payment_intent_unexpected_state'));
      await expect(bench.provider.cancelIntent(id)).rejects.toMatchObject(
        refused('payment_intent_unexpected_state'),
      );
    },
  },
  {
    name: 'what was paid is neither cancelled nor paid again',
    async run(bench) {
      const { id } = await pay(bench);
      const state = refused('payment_intent_unexpected_state');
      await expect(bench.provider.cancelIntent(id)).rejects.toMatchObject(state);
      const again = bench.provider.confirmIntent(id, 'pm_card_visa', randomUUID());
      await expect(again).rejects.toMatchObject(state);
      expect((await bench.provider.retrieveIntent(id)).amount_received).toBe(799);
    },
  },
  {
    name: 'two confirmations at once charge once',
    async run(bench) {
      const { id } = await begin(bench);
      const confirm = () => bench.provider.confirmIntent(id, 'pm_card_visa', randomUUID());
      const results = await Promise.allSettled([confirm(), confirm()]);
      expect(results.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
      expect((await bench.provider.retrieveIntent(id)).amount_received).toBe(799);
    },
  },
  {
    name: 'the same key begins one payment, also at once, and never another amount',
    async run(bench) {
      const key = randomUUID();
      const [one, other] = await Promise.all([
        bench.provider.createIntent(wanted, key),
        bench.provider.createIntent(wanted, key),
      ]);
      expect(other.id).toBe(one.id);
      expect((await bench.provider.createIntent(wanted, key)).id).toBe(one.id);
      await expect(bench.provider.createIntent({ ...wanted, amount: 1 }, key)).rejects.toMatchObject({
        type: 'StripeIdempotencyError',
      });
    },
  },
  {
    name: 'full refund, once',
    async run(bench) {
      const paid = await pay(bench);
      expect(await refundOf(bench, paid, 799)).toMatchObject({ amount: 799, status: 'succeeded' });
      const after = await bench.provider.retrieveIntent(paid.id);
      expect(after).toMatchObject({ status: 'succeeded', latest_charge: { amount_refunded: 799 } });
      await expect(refundOf(bench, paid, 1)).rejects.toMatchObject(refused('charge_already_refunded'));
    },
  },
  {
    name: 'partial refunds, and no more than was paid',
    async run(bench) {
      const paid = await pay(bench);
      const key = randomUUID();
      const first = await refundOf(bench, paid, 300, key);
      expect((await refundOf(bench, paid, 300, key)).id).toBe(first.id);
      await refundOf(bench, paid, 99);
      await expect(refundOf(bench, paid, 401)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
      const { latest_charge: charge } = await bench.provider.retrieveIntent(paid.id);
      expect(charge?.amount_refunded).toBe(399);
      const refunds = await bench.provider.refundsOf(paid.id);
      expect(refunds.map(({ amount }) => amount).sort()).toEqual([300, 99].sort());
    },
  },
  {
    name: 'what is not there is said to be missing',
    async run({ provider }) {
      await expect(provider.retrieveIntent('pi_nothing')).rejects.toMatchObject({
        ...refused('resource_missing'),
        statusCode: 404,
      });
    },
  },
  {
    name: 'it tells what happened in signed events, and only those are believed',
    needs: 'events',
    async run(bench) {
      const { provider } = bench;
      const paid = await pay(bench);
      await refundOf(bench, paid, 100);
      const own = (bench.events?.() ?? []).filter(({ rawBody }) => rawBody.includes(paid.id));
      const read = own.map(({ rawBody, signature }) => provider.readEvent(rawBody, signature, new Date()));
      expect(read.map(({ type, intentId }) => [type, intentId])).toEqual([
        ['payment_intent.succeeded', paid.id],
        ['charge.refunded', paid.id],
      ]);
      const [{ rawBody, signature } = { rawBody: '', signature: '' }] = own;
      const wrong = { type: 'StripeSignatureVerificationError' };
      const believe = (body: string, by: string, at = new Date()) => provider.readEvent(body, by, at);
      expect(() => believe(rawBody.replace('799', '1'), signature)).toThrow(expect.objectContaining(wrong));
      expect(() => believe(rawBody, 't=1,v1=abc')).toThrow(expect.objectContaining(wrong));
      expect(() => believe(rawBody, '')).toThrow(expect.objectContaining(wrong));
      const muchLater = new Date(Date.now() + 3_600_000);
      expect(() => believe(rawBody, signature, muchLater)).toThrow(expect.objectContaining(wrong));
    },
  },
];
