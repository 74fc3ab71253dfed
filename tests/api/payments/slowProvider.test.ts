import { afterAll, describe, expect, test } from 'vitest';
import { runPayments } from '../../../server/admin/runPayments.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { addressOf, forms, register } from '../support/forms.ts';
import { paymentsOf, quietSandbox } from '../support/payments.ts';

describe.each(databases())('a payment provider that does not answer on %s', (kind) => {
  const quiet = quietSandbox();
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const api = useApi(kind, {
    payments: (own) => ({
      ...quiet.payments(own),
      async refund(wanted, key) {
        asked.resolve();
        await answer.promise;
        return quiet.sandbox.refund(wanted, key);
      },
    }),
  });
  const { begin, pay, upgrade, details } = paymentsOf(api);
  afterAll(() => answer.resolve());

  test('codes leave meanwhile, and the refund is made once it answers', async () => {
    const as = await api.member();
    const { secret, transactionId } = await begin(as);
    await pay(secret);
    await upgrade(as);
    await runPayments(api.db, api.now, ['refund', transactionId, 'all', 'As asked']);
    api.app.tasks.wake();
    await asked.promise;
    const form = forms.jobSeeker();
    await register(api, form);
    const sent = () => api.printed.some((line) => line.includes(addressOf(form)));
    await expect.poll(sent, { timeout: 20_000 }).toBe(true);
    expect((await details(as, transactionId)).amountRefunded).toBe(0);
    answer.resolve();
    await api.app.tasks.settle();
    expect((await details(as, transactionId)).amountRefunded).toBe(799);
  });
});
