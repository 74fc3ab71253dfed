import { describe, expect, test } from 'vitest';
import { runReports } from '../../server/adminReports.ts';
import { eraseMember } from '../../server/modules/account/eraseMember.ts';
import { useApi } from './support/api.ts';
import { boughtOf } from './support/bought.ts';
import { databases } from './support/databases.ts';
import { DAY_MS } from './support/events.ts';
import { paymentsOf } from './support/payments.ts';
import { ticketsOf } from './support/tickets.ts';

describe.each(databases)('money that goes back on %s', (kind) => {
  const api = useApi(kind);
  const { mailsTo } = paymentsOf(api);
  const { counts } = ticketsOf(api);
  const bought = boughtOf(api);

  /** What a moderator does about a report of somebody. */
  async function takenDown(eventId: string) {
    const report = { feedId: eventId, feedType: 3 as const, reason: 2 as const };
    const { response } = await api.ok('postReport', report, { as: await api.member() });
    expect(await runReports(api.db, api.config, api.now, ['uphold', response.reportId])).toEqual([
      '1 report upheld.',
    ]);
  }

  test('an event to come that is taken down pays everything back', async () => {
    const { event, eventId, settled } = await bought(2);
    await takenDown(eventId);
    expect(await settled()).toMatchObject({ status: 3, amountRefunded: 10_000 });
    expect((await counts(event)).sold).toBe(0);
  });

  test('an event that is over when it is taken down, or when its organiser goes, pays nothing back', async () => {
    const [reported, left] = [
      await bought(2, {}, { email: 'reported@example.org' }),
      await bought(2, {}, { email: 'left@example.org' }),
    ];
    api.advance(21 * DAY_MS);
    await takenDown(reported.eventId);
    await api.db
      .transaction()
      .execute((trx) => eraseMember({ now: api.now, db: api.db } as never, trx, left.hr.userId));
    for (const { settled, event } of [reported, left]) {
      expect(await settled()).toMatchObject({ status: 1, amountRefunded: 0 });
      expect(await counts(event)).toMatchObject({ sold: 2, tickets: 2 });
    }
    for (const address of ['reported@example.org', 'left@example.org'])
      expect((await mailsTo(address)).filter(({ subject }) => subject.includes('cancelled'))).toEqual([]);
  });
});
