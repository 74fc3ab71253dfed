import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import type { SandboxProvider } from '../../../server/modules/payments/sandbox/sandboxProvider.ts';
import { stripeProvider } from '../../../server/modules/payments/stripeProvider.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { paymentsOf, quietSandbox } from '../support/payments.ts';
import { startStripeStandIn } from '../support/stripeStandIn.ts';

const keys = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
};
const { webhooks } = new Stripe(keys.secretKey);

describe.each(databases())('payments by the stripe package on %s', async (kind) => {
  const quiet = quietSandbox();
  // Answers once the server of the tests, whose database it keeps its payments in, has started.
  const standIn = await startStripeStandIn(
    new Proxy({} as SandboxProvider, {
      get: (_target, name) => Reflect.get(quiet.sandbox, name) as unknown,
    }),
  );
  const api = useApi(kind, {
    payments: (own) => {
      quiet.payments(own);
      return stripeProvider(keys, standIn.address);
    },
  });
  const { plan, upgrade, begin, details, isPremium } = paymentsOf(api);
  afterAll(() => standIn.close());

  const deliver = (intentId: string) => {
    const rawBody = JSON.stringify(quiet.about(intentId).at(-1));
    const timestamp = Math.floor(api.now().getTime() / 1000);
    const signature = webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: keys.webhookSecret,
      timestamp,
    });
    return api.send('checkoutWebhook', rawBody, { headers: { 'stripe-signature': signature } });
  };

  test('a member opens, pays and is premium; a refund is taken back', async () => {
    const as = await api.member();
    expect((await plan(as)).paymentIntentResponse).toMatchObject({
      mode: 'TEST',
      publishableKey: 'pk_test_stand_in',
    });
    const { intentId, transactionId } = await begin(as);
    await quiet.sandbox.confirmIntent(intentId, 'pm_card_visa', randomUUID());
    const answers = await Promise.all([upgrade(as), deliver(intentId), upgrade(as)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await details(as, transactionId)).toMatchObject({
      status: 1,
      card: { last4: '4242' },
      testMode: true,
    });
    await quiet.sandbox.refund({ intentId, amount: 799, currency: 'USD', metadata: {} }, randomUUID());
    expect((await deliver(intentId)).status).toBe(200);
    expect(await isPremium(as)).toBe(false);
  });

  test('the sandbox of test cards is not there', async () => {
    const { statusCode } = await api.app.http.inject({
      method: 'POST',
      url: '/sandbox/payments/confirm',
      payload: {},
    });
    expect(statusCode).toBe(404);
  });

  test('while the provider cannot be reached nobody is told that they paid, and the keys stay out of the log', async () => {
    const as = await api.member();
    const { transactionId } = await begin(as);
    await standIn.close();
    const refused = await api.refused('upgradeToPremium', {}, { as });
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await details(as, transactionId)).toMatchObject({ status: 0, amount: 799 });
    expect(await isPremium(as)).toBe(false);
    expect(api.logs.join('')).toContain('payment provider failed');
    expect(api.logs.join('')).not.toMatch(/sk_test|whsec|_secret_/);
  });
});
