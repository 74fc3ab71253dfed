import { expect, describe, test } from 'vitest';
import { insertPayments } from '../../../server/seed/payments.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { paymentsOf } from '../support/payments.ts';

describe.each(databases())('payments of the demonstration on %s', (kind) => {
  const api = useApi(kind);
  const { list, details, begin, pay, upgrade } = paymentsOf(api);

  test('those who sign in have some, and receipts go on from there', async () => {
    const counts = { amara: 2, nordwind: 2, konoha: 1, ngozi: 1 };
    const members = await Promise.all(
      Object.keys(counts).map(async (handle) => ({ handle, as: await api.member() })),
    );
    const persons = members.map(({ handle, as }) => ({ handle, id: as.userId }));
    await api.db.transaction().execute((trx) => insertPayments(trx, { persons, now: api.now() }));
    const receipts: string[] = [];
    for (const { handle, as } of members) {
      const { response, count } = await list(as);
      expect(count, handle).toBe(counts[handle as keyof typeof counts]);
      for (const { transactionId, receiptNumber } of response) {
        expect((await details(as, transactionId)).items).toHaveLength(1);
        if (receiptNumber) receipts.push(receiptNumber);
      }
    }
    expect(receipts).toHaveLength(4);
    const [{ as } = { as: await api.member() }] = members;
    const { secret, transactionId } = await begin(as);
    await pay(secret);
    expect((await upgrade(as)).status).toBe(200);
    expect(receipts).not.toContain((await details(as, transactionId)).receiptNumber);
  });
});
