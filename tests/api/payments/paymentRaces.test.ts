import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { SandboxEvent } from '../../../server/modules/payments/sandbox/intents.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { cards, paymentsOf, quietSandbox } from '../support/payments.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(databases())('payments that are told of on %s', (kind) => {
  const quiet = quietSandbox();
  const api = useApi(kind, { payments: quiet.payments });
  const { begin, pay, challenge, upgrade, details, list, mailsTo, isPremium, deliver } = paymentsOf(api);
  const send = (event: SandboxEvent | undefined) => deliver(quiet.sandbox, event);
  const email = ({ phone }: { phone: string }) => `member${phone}@example.org`;

  async function payer() {
    const as = await api.member();
    await api.db
      .updateTable('members')
      .set({ email: email(as) })
      .where('id', '=', as.userId)
      .execute();
    return as;
  }

  async function expectOnePurchase(as: TestMember) {
    expect(await isPremium(as)).toBe(true);
    expect((await mailsTo(email(as))).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your receipt/),
    ]);
    const { response, count } = await list(as);
    expect([count, response[0]?.status, response[0]?.amountRefunded]).toEqual([1, 1, 0]);
  }

  test('a double click, two tabs and the webhook at once: one purchase, one receipt', async () => {
    for (let round = 0; round < 3; round++) {
      const as = await payer();
      const { secret, intentId } = await begin(as);
      const clicks = await Promise.all([pay(secret), pay(secret)]);
      expect(clicks.filter(({ paymentIntent }) => paymentIntent)).toHaveLength(1);
      const [event] = quiet.about(intentId);
      const answers = await Promise.all([
        upgrade(as),
        send(event),
        upgrade(as),
        send(event),
        upgrade(as),
        api.call('getUpgradeToPremium', { userId: as.userId }, { as }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      await expectOnePurchase(as);
    }
  });

  test('receipts of many who pay at once are numbered without a gap', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, payer));
    await Promise.all(
      many.map(async (as) => {
        await pay((await begin(as)).secret);
        expect((await upgrade(as)).status).toBe(200);
      }),
    );
    const rows = await api.db
      .selectFrom('transactions')
      .select('receipt_number')
      .where('status', '=', 1)
      .execute();
    const numbers = rows.map(({ receipt_number }) => Number(receipt_number?.slice(-6))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });

  test('the tab was closed: the webhook alone is enough, and twice is once', async () => {
    const as = await payer();
    const { secret, intentId } = await begin(as);
    await pay(secret);
    const [event] = quiet.about(intentId);
    expect((await send(event)).status).toBe(200);
    expect((await send(event)).status).toBe(200);
    await expectOnePurchase(as);
    expect((await upgrade(as)).status).toBe(200);
    await expectOnePurchase(as);
  });

  test('events that come late and in the wrong order change nothing that is done', async () => {
    const as = await payer();
    const { secret, intentId } = await begin(as);
    await pay(secret, cards.declined);
    await pay(secret, cards.challenge);
    await challenge(secret, true);
    expect((await upgrade(as)).status).toBe(200);
    const told = quiet.about(intentId);
    expect(told.map(({ type }) => type)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ]);
    for (const event of told.toReversed()) expect((await send(event)).status).toBe(200);
    await expectOnePurchase(as);
  });

  test('an event that is forged, edited, old or of another payment buys nothing', async () => {
    const [as, other] = [await payer(), await payer()];
    const [mine, theirs] = [await begin(as), await begin(other)];
    await pay(theirs.secret);
    const [event] = quiet.about(theirs.intentId);
    const { rawBody, signature } = quiet.sandbox.signEvent(event!); // it was told
    const edited = rawBody.replaceAll(theirs.intentId, mine.intentId);
    const take = (body: string, by: string) =>
      api.send('checkoutWebhook', body, { headers: { 'stripe-signature': by } });
    expect((await take(edited, signature)).status).toBe(400);
    expect((await take(rawBody, 't=1,v1=00')).status).toBe(400);
    expect((await api.send('checkoutWebhook', rawBody)).status).toBe(400);
    // Signed, and not true: the provider is asked all the same.
    const lie = {
      ...event!,
      id: 'evt_lie',
      data: { object: { id: mine.intentId, object: 'payment_intent' } },
    };
    expect((await send(lie)).status).toBe(200);
    const unknown = {
      ...event!,
      id: 'evt_unknown',
      data: { object: { id: 'pi_of_somebody', object: 'payment_intent' } },
    };
    expect((await send(unknown)).status).toBe(200);
    expect(await isPremium(as)).toBe(false);
    api.advance(10 * MINUTE_MS);
    expect((await take(rawBody, signature)).status).toBe(400);
    expect(await isPremium(other)).toBe(false);
  });

  test('no webhook and no browser: the server asks by itself', async () => {
    const as = await payer();
    await pay((await begin(as)).secret);
    expect(await isPremium(as)).toBe(false);
    api.advance(4 * MINUTE_MS);
    await api.app.tasks.settle();
    await expectOnePurchase(as);
  });

  test('what nobody pays is given up after a day, and then nobody can pay it', async () => {
    const [as, tried] = [await payer(), await payer()];
    const [opened, refused] = [await begin(as), await begin(tried)];
    await pay(refused.secret, cards.declined);
    await upgrade(tried);
    api.advance(DAY_MS + MINUTE_MS);
    await api.app.tasks.settle();
    expect((await pay(opened.secret)).error?.code).toBe('payment_intent_unexpected_state');
    expect(await details(as, opened.transactionId)).toMatchObject({ status: 5 });
    expect((await list(tried)).response).toMatchObject([
      { status: 2, failureMessage: 'Your card was declined.' },
    ]);
    const again = await begin(as);
    expect(again.secret).not.toBe(opened.secret);
    await pay(again.secret);
    expect((await upgrade(as)).status).toBe(200);
  });

  test('what cannot be given any more is paid back in full, and takes nothing away', async () => {
    const as = await payer();
    const { secret, transactionId } = await begin(as);
    const since = '2026-09-02T12:00:00.000Z';
    await api.db.updateTable('members').set({ premium_at: since }).where('id', '=', as.userId).execute();
    await pay(secret);
    await details(as, transactionId);
    await api.app.tasks.settle();
    const after = await details(as, transactionId);
    expect(after).toMatchObject({
      status: 3,
      amount: 799,
      amountRefunded: 799,
      refunds: [{ amount: 799, reason: 'You are Premium already.' }],
    });
    expect(await isPremium(as)).toBe(true);
    expect((await mailsTo(email(as))).map(({ subject }) => subject)).toEqual([
      'Your refund for Rolecast Premium',
    ]);
  });

  test.each([{ amount: 900 }, { currency: 'EUR' }])(
    'what came in is not what was asked for (%o): nothing is given, and all goes back',
    async (asked) => {
      const as = await payer();
      const { secret, transactionId } = await begin(as);
      await api.db.updateTable('transactions').set(asked).where('id', '=', transactionId).execute();
      await pay(secret);
      await details(as, transactionId);
      await api.app.tasks.settle();
      expect(await details(as, transactionId)).toMatchObject({
        status: 3,
        amount: 799,
        currency: 'USD',
        amountRefunded: 799,
      });
      expect(await isPremium(as)).toBe(false);
    },
  );

  test('a refund made by hand at the provider: in part it stays, in full it is taken back', async () => {
    const as = await payer();
    const { secret, intentId, transactionId } = await begin(as);
    await pay(secret);
    await upgrade(as);
    const refund = (amount: number) =>
      quiet.sandbox.refund({ intentId, amount, currency: 'USD', metadata: {} }, `${intentId}:${amount}`);
    await refund(300);
    await send(quiet.about(intentId).at(-1));
    expect(await details(as, transactionId)).toMatchObject({ status: 4, amountRefunded: 300 });
    expect(await isPremium(as)).toBe(true);
    await refund(499);
    const last = quiet.about(intentId).at(-1);
    await Promise.all([send(last), send(last)]);
    expect(await details(as, transactionId)).toMatchObject({ status: 3, amountRefunded: 799 });
    expect(await isPremium(as)).toBe(false);
    expect((await mailsTo(email(as))).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your receipt/),
      'Your refund for Rolecast Premium',
      'Your refund for Rolecast Premium',
    ]);
    expect((await list(as)).totals).toEqual([
      { currency: 'USD', amount: 799, amountRefunded: 799, count: 1 },
    ]);
  });

  test('a refund that did not arrive at the bank is no refund any more', async () => {
    const as = await payer();
    const { secret, intentId, transactionId } = await begin(as);
    await pay(secret);
    await upgrade(as);
    const byHand = { intentId, amount: 300, currency: 'USD', metadata: {} };
    await quiet.sandbox.refund(byHand, `by-hand:${intentId}`);
    const [told] = quiet.about(intentId).slice(-1);
    await send(told);
    expect(await details(as, transactionId)).toMatchObject({ status: 4, amountRefunded: 300 });
    await sql`
      update sandbox_intents set refunds = jsonb_set(refunds, '{0,status}', '"failed"'),
        intent = jsonb_set(intent, '{latest_charge,amount_refunded}', '0') where id = ${intentId}`.execute(
      api.db,
    );
    await send(told && { ...told, id: `${told.id}later`, type: 'refund.failed' });
    expect(await details(as, transactionId)).toMatchObject({ status: 1, amountRefunded: 0 });
    expect(await isPremium(as)).toBe(true);
  });
});
