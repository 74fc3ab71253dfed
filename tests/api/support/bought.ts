import type { TestApi } from './api.ts';
import { paymentsOf } from './payments.ts';
import { ticketsOf } from './tickets.ts';

/** An event with tickets that somebody bought, each 5000 XOF unless `changes` say otherwise. `email`: of the buyer. */
export function boughtOf(api: TestApi) {
  const { details } = paymentsOf(api);
  const { published, buy } = ticketsOf(api);
  return async (
    quantity = 2,
    changes: object = {},
    { email = `holder${quantity}@example.org`, packages }: { email?: string; packages?: object[] } = {},
  ) => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ email })];
    const event = await published(hr, changes, packages);
    const tickets = await buy(as, event, quantity);
    const ticket = tickets[0]!; // one at least
    const transactionId = ticket.transactionId ?? '';
    return {
      hr,
      as,
      event,
      eventId: event.event.eventId,
      tickets,
      ticket,
      transactionId,
      /** The payment, once everything that is due was done. */
      async settled() {
        await api.app.tasks.settle();
        await api.app.tasks.settle();
        return details(as, transactionId);
      },
    };
  };
}
