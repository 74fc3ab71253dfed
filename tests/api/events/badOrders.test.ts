import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS, inMs } from '../support/events.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('orders that nobody makes by the form on %s', (kind) => {
  const api = useApi(kind);
  const { published, tryHold, first, counts } = ticketsOf(api);

  test('no quantity but a whole one from 1, and no price but that of the package', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr);
    for (const quantity of [0, -1, 1.5, 21]) expect((await tryHold(as, event, quantity)).status).toBe(422);
    const items = [{ packageId: first(event).packageId, quantity: 1, unitAmount: 1, price: 1 }];
    expect((await tryHold(as, event, 1, { items })).status).toBe(422);
    expect((await tryHold(as, event, 1)).body.response.total).toBe(5000);
    expect(await counts(event)).toMatchObject({ held: 1, sold: 0 });
  });

  test('a sale that is over sells nothing more', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { pricing: 0 }, [{ price: 0, saleEndAt: inMs(api, DAY_MS) }]);
    api.advance(DAY_MS + HOUR_MS);
    expect(await tryHold(as, event)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The sale of .* is over/) },
    });
  });

  test('an order that is more than a card is charged is refused before a seat is held', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { currency: 'HUF' }, [{ price: 60_000_000 }]);
    const { status, body } = await tryHold(as, event, 2);
    expect([status, body.errors?.items]).toEqual([
      422,
      expect.stringContaining('An order in HUF is at most'),
    ]);
    expect(await counts(event)).toMatchObject({ held: 0, sold: 0 });
    expect((await tryHold(as, event, 1)).status).toBe(200);
  });
});
