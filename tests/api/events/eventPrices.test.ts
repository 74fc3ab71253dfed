import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { newPackage, type Details } from '../support/events.ts';
import type { TestMember } from '../support/members.ts';
import { paymentsOf } from '../support/payments.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('prices of tickets on %s', (kind) => {
  const api = useApi(kind);
  const { draft, published, read, edit, editPayload, first, buy, manage, tryHold, counts } = ticketsOf(api);
  const { mailsTo, details, list } = paymentsOf(api);

  const add = (as: TestMember, { event }: Details, price: number) =>
    api.call(
      'managePackageTickets',
      { action: 0, eventId: event.eventId, clientId: randomUUID(), package: newPackage({ price }) },
      { as },
    );
  const addRefused = async (as: TestMember, details: Details, price: number) => {
    const { status, body } = await add(as, details, price);
    return { status, errors: body.errors };
  };

  test('a price that no card could be charged is refused at its field, in the currency of the event', async () => {
    const hr = await api.member({ role: 2 });
    const inDinars = await draft(hr, { currency: 'KWD' });
    const { status, errors } = await addRefused(hr, inDinars, 1005);
    expect([status, errors?.['package.price']?.replaceAll(/\s/g, ' ')]).toEqual([
      422,
      'Amounts in KWD are multiples of KWD 0.010: cards take no smaller part.',
    ]);
    expect((await add(hr, inDinars, 1250)).status).toBe(200);
    // As many minor units of another currency are another price.
    const inForints = await edit(hr, await read(hr, inDinars.event.eventId), { currency: 'HUF' });
    const refusal = await api.refused(
      'manageEvent',
      { action: 1, eventId: inForints.event.eventId },
      { as: hr },
    );
    expect(refusal.errors?.packages).toMatch(/^Day pass: A price in HUF is 0, or lies between/);
    const unknown = editPayload(inForints, { currency: 'IRR' });
    expect((await api.refused('eventEdit', unknown, { as: hr })).errors).toEqual({
      'event.currency': 'Please choose a currency from the list.',
    });
  });

  test('a price under what its currency is charged at least is refused, and sold by nobody who has one', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const inForints = await draft(hr, { currency: 'HUF' });
    const least = /^A price in HUF is 0, or lies between HUF\s175(\.00)? and /;
    expect((await addRefused(hr, inForints, 17_499)).errors?.['package.price']).toMatch(least);
    expect((await add(hr, inForints, 17_500)).status).toBe(200);
    // One that was set by an earlier rule.
    const event = await published(hr, { currency: 'HUF' }, [{ price: 20_000 }]);
    const { packageId } = first(event);
    await api.db.updateTable('event_packages').set({ price: 8000 }).where('id', '=', packageId).execute();
    const { status, body } = await tryHold(as, event, 2);
    expect([status, body.errors?.items]).toEqual([
      422,
      expect.stringMatching(/^Cards are charged at least HUF\s175(\.00)? in HUF\. Please ask the organiser/),
    ]);
    expect(await counts(event)).toMatchObject({ held: 0, sold: 0 });
    expect((await tryHold(as, event, 3)).status).toBe(200);
  });

  test.each([
    { currency: 'HUF', price: 1_000_050, part: 50_025, charged: 'HUF 10,000.50', back: 'HUF 500.25' },
    { currency: 'IDR', price: 15_000_050, part: 5_000_025, charged: 'IDR 150,000.50', back: 'IDR 50,000.25' },
    { currency: 'COP', price: 9_000_050, part: 1_234_525, charged: 'COP 90,000.50', back: 'COP 12,345.25' },
    { currency: 'ISK', price: 5000, part: 1777, charged: 'ISK 5,000', back: 'ISK 1,777' },
  ])('receipt, refund and list of $currency say what the card was charged', async (of) => {
    const { currency, price, part, charged, back } = of;
    const email = `${currency}@example.org`.toLowerCase();
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const event = await published(hr, { currency }, [{ price }]);
    const [ticket] = await buy(as, event, 1, { buyerEmail: email });
    await manage(hr, { action: 8, ticketId: ticket!.ticketId, amount: part }); // one was bought
    await api.app.tasks.settle();
    const { transactionId } = (await list(as)).response[0]!; // of the one ticket
    const paid = await details(as, transactionId);
    expect(paid).toMatchObject({
      currency,
      amount: price,
      amountRefunded: part,
      refunds: [{ amount: part }],
    });
    const letters = (await mailsTo(email)).map(({ body }) => body);
    expect(letters).toContainEqual(expect.stringContaining(`\nTotal: ${charged}\n`));
    expect(letters).toContainEqual(expect.stringContaining(`We pay back ${back} of your payment`));
  });
});
