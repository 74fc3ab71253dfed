import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { newId } from '../../../server/ids.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { paymentsOf } from '../support/payments.ts';
import { verificationOf } from '../support/verification.ts';

const MINUTE_MS = 60_000;

describe.each(databases())('transactions on %s', (kind) => {
  const api = useApi(kind, { config: { verificationFee: 1500, verificationCurrency: 'EUR' } });
  const { begin, pay, upgrade, details, list, isPremium } = paymentsOf(api);
  const { item, pdf, payload } = verificationOf(api);
  const hold = (as: TestMember, body: object, clientId = randomUUID()) =>
    api.call('getTransactionId', { clientId, ...body } as never, { as });
  const checkout = async (as: TestMember, transactionId: string) =>
    (await api.ok('checkoutPaymentIntent', { transactionId }, { as })).response;

  /** A payment of some day, as if it had been made. */
  async function paid(
    as: TestMember,
    on: string,
    more: { type?: 1 | 2 | 3; status?: 1 | 2 | 4; currency?: string } = {},
  ) {
    const at = new Date(`${on}T12:00:00Z`);
    const { type = 1, status = 1, currency = 'USD' } = more;
    await api.db
      .insertInto('transactions')
      .values({
        id: newId(at.getTime()),
        member_id: as.userId,
        type,
        status,
        currency,
        subject_id: newId(),
        title: 'Something',
        amount: 1000,
        amount_refunded: status === 4 ? 250 : 0,
        items: JSON.stringify([{ name: 'Something', qty: 1, unitAmount: 1000 }]),
        details: '{}',
        listed: true,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }

  test('pages, filters and totals that never mix currencies', async () => {
    const [as, other] = [await api.member(), await api.member()];
    await paid(other, '2026-11-03');
    for (let day = 1; day <= 12; day++) await paid(as, `2026-11-${String(day).padStart(2, '0')}`);
    await paid(as, '2026-11-13', { type: 2, currency: 'XOF', status: 4 });
    await paid(as, '2026-11-14', { type: 3, status: 2 });

    const first = await list(as);
    expect([first.count, first.response.length]).toEqual([14, 10]);
    expect(first.response.map(({ createdAt }) => createdAt.slice(8, 10)).slice(0, 3)).toEqual([
      '14',
      '13',
      '12',
    ]);
    expect(first.totals).toEqual([
      { currency: 'USD', amount: 12_000, amountRefunded: 0, count: 12 },
      { currency: 'XOF', amount: 1000, amountRefunded: 250, count: 1 },
    ]);
    expect((await list(as, { pageIndex: 2 })).response).toHaveLength(4);
    expect((await list(as, { type: 2 })).response).toMatchObject([{ type: 2, eventId: expect.anything() }]);
    expect(await list(as, { status: 2 })).toMatchObject({ count: 1, totals: [] });
    expect((await list(as, { from: '2026-11-02', to: '2026-11-04' })).count).toBe(3);
    expect((await list(other)).count).toBe(1);
  });

  test("somebody else's payment is not there, by either id", async () => {
    const [as, other] = [await api.member(), await api.member()];
    const { transactionId, intentId } = await begin(as);
    for (const ids of [{ transactionId }, { providerRef: intentId }, { transactionId: 'nothing' }]) {
      const refused = await api.refused('transactionDetails', ids, { as: other });
      expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    for (const op of ['checkoutPaymentIntent', 'getTransactionId'] as const)
      expect((await api.refused(op, { transactionId }, { as: other })).status).toBe(404);
    const { response } = await api.ok('transactionDetails', { providerRef: intentId }, { as });
    expect(response).toMatchObject({ transactionId, testMode: true });
  });

  test('a fee is asked for, paid and used once', async () => {
    const as = await api.member();
    const documentId = await item(as);
    const clientId = randomUUID();
    const [one, again] = [
      await hold(as, { type: 1, documentId }, clientId),
      await hold(as, { type: 1, documentId }, clientId),
    ];
    expect(one.body.response).toMatchObject({ state: 'HELD', total: 1500, currency: 'EUR', documentId });
    expect(again.body).toEqual(one.body);
    const { transactionId } = one.body.response;
    expect((await hold(as, { type: 1, documentId })).body.response.transactionId).toBe(transactionId);

    const send = async (id?: string) =>
      api.call(
        'sendForVerification',
        { ...payload(documentId, [await pdf(as)]), ...(id && { transactionId: id }) } as never,
        { as },
      );
    expect((await send(transactionId)).body.errors).toEqual({
      transactionId: 'The fee has not been paid yet.',
    });
    const ready = await checkout(as, transactionId);
    expect(ready).toMatchObject({ amount: 1500, currency: 'EUR' });
    expect(await checkout(as, transactionId)).toEqual(ready);
    await pay(ready.paymentIntentResponse.paymentIntent);
    expect(await details(as, transactionId)).toMatchObject({
      status: 1,
      documentId,
      title: 'Verification of Drone pilot',
    });
    expect((await api.refused('checkoutPaymentIntent', { transactionId }, { as })).message).toBe(
      'This is paid already.',
    );
    expect((await send()).body.errors).toHaveProperty('transactionId');
    const [sent, twice] = await Promise.all([send(transactionId), send(transactionId)]);
    expect([sent.status, twice.status].sort()).toEqual([200, 409]);
    const other = await item(as);
    const reuse = await api.refused(
      'sendForVerification',
      { ...payload(other, [await pdf(as)]), transactionId } as never,
      { as },
    );
    expect(reuse.errors).toHaveProperty('transactionId');
  });

  test('a fee for an item of somebody else, or for nothing, is not asked', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const theirs = await item(other);
    for (const documentId of [theirs, newId(), 'nothing'])
      expect((await hold(as, { type: 1, documentId })).status).toBe(404);
    expect(
      (await hold(as, { type: 2, eventId: 'e1', items: [{ packageId: 'p1', quantity: 1 }] })).body.code,
    ).toBe('NOT_FOUND');
    expect((await hold(as, { type: 1, documentId: theirs, amount: 1 })).status).toBe(422);
  });

  test('what is let go is not charged any more', async () => {
    const as = await api.member();
    const documentId = await item(as);
    const { transactionId } = (await hold(as, { type: 1, documentId })).body.response;
    const { paymentIntentResponse } = await checkout(as, transactionId);
    const { response } = await api.ok('getTransactionId', { transactionId, action: 1 }, { as });
    expect(response.state).toBe('RELEASED');
    expect((await pay(paymentIntentResponse.paymentIntent)).error?.code).toBe(
      'payment_intent_unexpected_state',
    );
    expect((await api.refused('checkoutPaymentIntent', { transactionId }, { as })).code).toBe('HOLD_EXPIRED');
    expect((await hold(as, { type: 1, documentId })).body.response.transactionId).not.toBe(transactionId);
  });

  test('let go and paid in the same moment: either, and never both', async () => {
    for (let round = 0; round < 4; round++) {
      const as = await api.member();
      const { secret, transactionId } = await begin(as);
      const [released, payment] = await Promise.all([
        api.ok('getTransactionId', { transactionId, action: 1 }, { as }),
        pay(secret),
      ]);
      const isPaid = payment.paymentIntent?.status === 'succeeded';
      expect(released.response.state).toBe(isPaid ? 'PAID' : 'RELEASED');
      expect(await isPremium(as)).toBe(isPaid);
    }
  });

  test('who leaves takes their name along; the sums stay, and what was open cannot be paid', async () => {
    const as = await api.member();
    const { secret, transactionId } = await begin(as);
    await pay(secret, undefined, { email: 'leaving@example.org' });
    await upgrade(as);
    const open = (await hold(as, { type: 1, documentId: await item(as) })).body.response.transactionId;
    const { paymentIntentResponse } = await checkout(as, open);
    await api.db.transaction().execute(async (trx) => {
      // Of the context it reads the clock alone.
      await eraseMember(api as unknown as Parameters<typeof eraseMember>[0], trx, as.userId);
    });
    api.advance(2 * MINUTE_MS);
    await api.app.tasks.settle();
    expect((await pay(paymentIntentResponse.paymentIntent)).error?.code).toBe(
      'payment_intent_unexpected_state',
    );
    const rows = await api.db
      .selectFrom('transactions')
      .selectAll()
      .where('member_id', '=', as.userId)
      .execute();
    expect(rows.find(({ id }) => id === transactionId)).toMatchObject({ status: 1, amount: 799 });
    expect(JSON.stringify(rows)).not.toMatch(/leaving@example|4242/);
  });
});
