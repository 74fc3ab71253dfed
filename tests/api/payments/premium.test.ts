import { describe, expect, test } from 'vitest';
import { runPayments } from '../../../server/admin/runPayments.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { forms, loginOf, signUp } from '../support/forms.ts';
import { cards, paymentsOf } from '../support/payments.ts';

const withoutPay = { content: expect.stringContaining('Go live'), amount: 799, currency: 'USD' };

describe.each(databases())('premium plan on %s', (kind) => {
  const api = useApi(kind);
  const { plan, begin, pay, challenge, upgrade, details, list, mailsTo, isPremium, sandboxCall } =
    paymentsOf(api);

  test('[S1.3] [S3.5] members and visitors read the same list and price, and members get a payment that is ready', async () => {
    const as = await api.member();
    const { response: visitor } = await api.ok('getUpgradeToPremium', {});
    const { paymentIntentResponse, transactionId, ...member } = await plan(as);
    expect(visitor).toEqual(withoutPay);
    expect(member).toEqual(visitor);
    expect(paymentIntentResponse).toMatchObject({ mode: 'SANDBOX', publishableKey: 'pk_sandbox' });
    expect(transactionId).toBeTruthy();
    expect(member.content).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:/i);
  });

  test('a second open, also at once in two tabs, is the same payment', async () => {
    const as = await api.member();
    const opened = await Promise.all([begin(as), begin(as), begin(as)]);
    expect(new Set(opened.map(({ secret }) => secret)).size).toBe(1);
    expect(await begin(as)).toEqual(opened[0]);
    // To open the page is no payment.
    expect((await list(as)).count).toBe(0);
  });

  test('who pays is premium, also after a fresh login, and gets one receipt', async () => {
    const form = forms.jobSeeker();
    const { as } = await signUp(api, form);
    const { secret, transactionId } = await begin(as);
    expect((await pay(secret, cards.good, { email: 'amara@example.org' })).paymentIntent?.status).toBe(
      'succeeded',
    );
    const { status, body } = await upgrade(as);
    expect([status, body.message]).toEqual([200, 'Welcome to Premium']);
    expect(body.response).toMatchObject({ premiumUser: 1, transactionId });
    expect((await api.ok('login', loginOf(form))).response.premiumUser).toBe(1);
    expect((await upgrade(as)).body).toEqual(body);
    expect(await plan(as)).toMatchObject({ premiumSince: body.response.premiumSince });

    const paid = await details(as, transactionId);
    expect(paid).toMatchObject({
      type: 3,
      status: 1,
      amount: 799,
      currency: 'USD',
      card: { brand: 'visa', last4: '4242' },
      receiptNumber: expect.stringMatching(/^R-\d{4}-\d{6}$/),
      receiptEmail: 'amara@example.org',
    });
    const mails = await mailsTo('amara@example.org');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: `Your receipt ${paid.receiptNumber}`,
      body: expect.stringMatching(/\$7\.99[^]*4242[^]*test mode: no money was taken/),
    });
    const news = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    expect(news.response).toMatchObject([{ type: 28, title: 'Payment received' }]);
  });

  test('the tab was closed after paying: the provider tells, and the member is premium', async () => {
    const as = await api.member();
    const { secret, transactionId } = await begin(as);
    await pay(secret);
    await api.app.tasks.settle();
    expect(await isPremium(as)).toBe(true);
    expect((await list(as)).response).toMatchObject([{ transactionId, status: 1 }]);
  });

  test('what the console pays back is taken back, and no more than was paid', async () => {
    const as = await api.member();
    const { secret, transactionId } = await begin(as);
    const admin = async (...args: string[]) => (await runPayments(api.db, api.now, args)).join('\n');
    expect(await admin('refund', transactionId, 'all', 'too', 'early')).toBe('This payment was not made.');
    await pay(secret);
    await upgrade(as);
    expect(await admin()).toContain(`${transactionId}  `);
    expect(await admin('refund', transactionId, '800', 'too much')).toBe(
      'No more is paid back than came in.',
    );
    const both = await Promise.all([
      admin('refund', transactionId, 'all', 'as asked'),
      admin('refund', transactionId, 'all', 'as asked'),
    ]);
    expect(both.sort()).toEqual(['$7.99 will be paid back.', 'No more is paid back than came in.']);
    await api.app.tasks.settle();
    expect(await details(as, transactionId)).toMatchObject({
      status: 3,
      refunds: [{ amount: 799, reason: 'as asked' }],
    });
    expect(await isPremium(as)).toBe(false);
  });

  test('the word of the browser makes nobody premium', async () => {
    const as = await api.member();
    expect((await upgrade(as)).body).toMatchObject({ code: 'PAYMENT_FAILED' });
    await begin(as);
    expect((await upgrade(as)).body).toMatchObject({
      code: 'PAYMENT_FAILED',
      message: 'Payment failed. Please try again.',
    });
    expect(await isPremium(as)).toBe(false);
    const edited = await api.call('upgradeToPremium', { amount: 1 } as never, { as });
    expect(edited.status).toBe(422);
  });

  test.each([
    ['declined', cards.declined, 'Your card was declined.'],
    ['without funds', cards.insufficient, 'Your card has insufficient funds.'],
    ['expired', cards.expired, 'Your card has expired.'],
  ])('a card that is %s buys nothing, and the same payment takes another', async (_why, number, words) => {
    const as = await api.member();
    const { secret, transactionId } = await begin(as);
    expect((await pay(secret, number)).error?.message).toBe(words);
    expect((await upgrade(as)).body).toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(await details(as, transactionId)).toMatchObject({ status: 0, failureMessage: words });
    expect((await begin(as)).secret).toBe(secret);
    await pay(secret);
    expect((await upgrade(as)).status).toBe(200);
    expect((await details(as, transactionId)).failureMessage).toBeUndefined();
  });

  test('while the bank asks, the answer is to wait; passed is paid, refused is not', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const [mine, theirs] = [await begin(as), await begin(other)];
    for (const { secret } of [mine, theirs])
      expect((await pay(secret, cards.challenge)).paymentIntent?.status).toBe('requires_action');
    expect((await upgrade(as)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await challenge(mine.secret, true)).paymentIntent?.status).toBe('succeeded');
    expect((await upgrade(as)).status).toBe(200);
    expect((await challenge(theirs.secret, false)).error?.code).toBe('payment_intent_authentication_failure');
    expect((await upgrade(other)).body).toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(await isPremium(other)).toBe(false);
  });

  test('nobody asks for another member, and a secret opens one payment', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const refused = await api.refused('getUpgradeToPremium', { userId: other.userId }, { as });
    expect(refused.code).toBe('FORBIDDEN');
    const [mine, theirs] = [await begin(as), await begin(other)];
    const mixed = mine.secret.replace(mine.intentId, theirs.intentId);
    expect((await pay(mixed)).error?.code).toBe('resource_missing');
    expect(await isPremium(other)).toBe(false);
    expect(api.logs.join('')).not.toContain('_secret_');
  });

  test('the form of test cards says what is wrong with a card, and declines real ones', async () => {
    const { secret } = await begin(await api.member());
    expect((await pay(secret, '4242 4242 4242 4241')).error?.code).toBe('invalid_number');
    expect((await pay(secret, cards.good, { expiry: '01 / 20' })).error?.code).toBe(
      'invalid_expiry_year_past',
    );
    expect((await pay(secret, cards.good, { cvc: '1' })).error?.code).toBe('incomplete_cvc');
    expect((await pay(secret, '5555 5555 5555 4444')).error?.decline_code).toBe('test_mode_live_card');
    const { paymentIntent } = await sandboxCall('retrieve', { clientSecret: secret });
    expect(paymentIntent?.status).toBe('requires_payment_method');
    const rows = await api.db.selectFrom('sandbox_intents').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/4242 ?4242|5555 ?5555/);
  });
});

describe.each(databases())('payment that is switched off on %s', (kind) => {
  const api = useApi(kind, { config: { paymentSandbox: false } });
  const { plan, upgrade } = paymentsOf(api);

  test('the plan is read without a payment, nothing is free, and the sandbox is not there', async () => {
    const as = await api.member();
    expect(await plan(as)).toEqual(withoutPay);
    expect((await upgrade(as)).body).toMatchObject({ code: 'PAYMENT_FAILED' });
    const { body } = await api.call('getTransactionId', { type: 3, clientId: crypto.randomUUID() }, { as });
    const off = await api.refused(
      'checkoutPaymentIntent',
      { transactionId: body.response.transactionId },
      { as },
    );
    expect(off).toMatchObject({ status: 503, message: 'Card payment is switched off here.' });
    const sandbox = await api.app.http.inject({
      method: 'POST',
      url: '/sandbox/payments/confirm',
      payload: {},
    });
    expect(sandbox.statusCode).toBe(404);
  });
});
