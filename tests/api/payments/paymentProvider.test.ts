import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxEvent } from '../../../server/modules/payments/sandbox/intents.ts';
import {
  sandboxProvider,
  type SandboxProvider,
} from '../../../server/modules/payments/sandbox/sandboxProvider.ts';
import { stripeProvider } from '../../../server/modules/payments/stripeProvider.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { currencyScenarios } from '../support/currencyScenarios.ts';
import { scenarios as basic, type Bench } from '../support/paymentScenarios.ts';
import { startStripeStandIn } from '../support/stripeStandIn.ts';

const scenarios = [...basic, ...currencyScenarios];

const keys = {
  secretKey: 'sk_test_stand_in',
  publishableKey: 'pk_test_stand_in',
  webhookSecret: 'whsec_stand_in',
};

describe.each(databases())('card payment provider on %s', (kind) => {
  const api = useApi(kind);
  const events: SandboxEvent[] = [];
  let sandbox: SandboxProvider;
  let standIn: Awaited<ReturnType<typeof startStripeStandIn>>;
  const benches: Record<string, Bench> = {};

  beforeAll(async () => {
    sandbox = sandboxProvider({
      db: api.db,
      now: () => new Date(),
      secret: 'a secret of this test',
      tell: async (_db, event) => void events.push(event),
    });
    standIn = await startStripeStandIn(sandbox);
    const answerChallenge: Bench['answerChallenge'] = ({ client_secret }, passed) =>
      sandbox.answerChallenge(client_secret ?? '', passed);
    benches['the sandbox'] = {
      provider: sandbox,
      answerChallenge,
      events: () => events.map((event) => sandbox.signEvent(event)),
    };
    const { webhooks } = new Stripe(keys.secretKey);
    benches['the stripe package'] = {
      provider: stripeProvider(keys, standIn.address),
      answerChallenge,
      events: () =>
        events.map((event) => {
          const rawBody = JSON.stringify(event);
          const signature = webhooks.generateTestHeaderString({
            payload: rawBody,
            secret: keys.webhookSecret,
          });
          return { rawBody, signature };
        }),
    };
  });
  afterAll(() => standIn.close());

  describe.each(['the sandbox', 'the stripe package'])('%s', (name) => {
    test.each(scenarios)('$name', async ({ run }) => {
      // Made before the tests.
      await expect(run(benches[name]!)).resolves.toBeUndefined();
    });
  });

  test('the stripe package asks over the wire', () => {
    expect(standIn.calls).toContain('POST /v1/payment_intents');
    expect(standIn.calls).toContain('POST /v1/refunds');
  });

  test('the stripe package asks for the amounts that Stripe counts in', () => {
    for (const amount of ['eur 1999', 'jpy 12000', 'isk 500000', 'ugx 5000000', 'mga 45000', 'kwd 12250'])
      expect(standIn.asked).toContain(amount);
  });

  test('a payment opens with its own secret and with no other', async () => {
    const wanted = { amount: 500, currency: 'USD', description: 'Fee', metadata: {} };
    const [one, other] = [
      await sandbox.createIntent(wanted, 'secret-1'),
      await sandbox.createIntent(wanted, 'secret-2'),
    ];
    expect((await sandbox.intentOfSecret(one.client_secret ?? '')).id).toBe(one.id);
    const mixed = (one.client_secret ?? '').replace(one.id, other.id);
    for (const guess of [mixed, one.id, `${one.id}_secret_`, '', '_secret_'])
      await expect(sandbox.intentOfSecret(guess)).rejects.toMatchObject({ statusCode: 404 });
    const rows = await api.db.selectFrom('sandbox_intents').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('_secret_');
  });
});

const { STRIPE_TEST_SECRET_KEY: testKey } = process.env;

// Needs the network and an account; whoever changes the provider sets the key.
describe.runIf(testKey?.startsWith('sk_test_'))("Stripe's test mode", () => {
  const provider = stripeProvider({ ...keys, secretKey: testKey || 'sk_test_none' });
  test.each(scenarios.filter(({ needs }) => !needs))('$name', { timeout: 60_000 }, async ({ run }) => {
    await expect(run({ provider })).resolves.toBeUndefined();
  });
});
