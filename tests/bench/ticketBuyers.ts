import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId, Problem, RequestBody, Schemas } from '#openapi/contract.ts';
import type { TestMember } from '../api/support/members.ts';
import type { MainProcess } from '../api/support/process.ts';
import type { Sale } from './ticketBooks.ts';

const PATIENCE_MS = 180_000;
const AGAIN_MS = 50;

interface Answer {
  status: number;
  body: unknown;
}

/** Buyers of one sale: they choose, pay with a card and take their tickets, as the page does it. */
export class Buyers {
  readonly #servers: () => readonly MainProcess[];
  readonly #sale: Sale;
  readonly #pauseMs: number;
  /** Who has tickets, or has paid and closed the tab. */
  bought = 0;
  /** Who was refused with what is left. */
  told = 0;

  /** `pauseMs`: between the card form and the tickets. */
  constructor(servers: () => readonly MainProcess[], sale: Sale, pauseMs = 0) {
    this.#servers = servers;
    this.#sale = sale;
    this.#pauseMs = pauseMs;
  }

  /** Every third wants two seats, and takes one when one is left; every fifth closes the tab once it has paid. */
  async buy(member: TestMember, at: number): Promise<void> {
    const hold = await this.#hold(member, at % 3 === 0 ? 2 : 1);
    if (!hold) return;
    const { transactionId } = hold;
    const form = await this.#ask(member, 'checkoutPaymentIntent', { userId: member.userId, transactionId });
    // Its own earlier try may have been paid: then there is nothing more to pay.
    if (form.status === 200) {
      const { response } = form.body as {
        response: { paymentIntentResponse: { paymentIntent: string } };
      };
      await this.#pay(response.paymentIntentResponse.paymentIntent);
    }
    if (this.#pauseMs > 0) await sleep(this.#pauseMs);
    if (at % 5 > 0) await this.#take(member, hold);
    this.bought++;
  }

  async #hold(member: TestMember, quantity: number): Promise<Schemas['Hold'] | undefined> {
    const { eventId, packageId } = this.#sale;
    const answer = await this.#ask(member, 'getTransactionId', {
      userId: member.userId,
      type: 2,
      eventId,
      items: [{ packageId, quantity }],
      clientId: crypto.randomUUID(),
    });
    if (answer.status === 200) return (answer.body as { response: Schemas['Hold'] }).response;
    const { code, errors } = answer.body as Problem;
    const left = errors?.[packageId] ?? '';
    if (code === 'SOLD_OUT' && left === '1 left' && quantity === 2) return this.#hold(member, 1);
    if (code === 'SOLD_OUT' && left !== '') this.told++;
    return undefined;
  }

  #take(member: TestMember, { transactionId, items }: Schemas['Hold']) {
    const attendees = items.flatMap(({ packageId, quantity }) =>
      Array.from({ length: quantity }, (_, n) => ({ packageId, attendeeName: `Guest ${n + 1}` })),
    );
    return this.#ask(member, 'eventTicketPurchase', {
      userId: member.userId,
      transactionId,
      attendees,
      buyerEmail: 'buyer@example.org',
    });
  }

  /** What the card form does. */
  #pay(clientSecret: string): Promise<Answer> {
    return this.#again(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}/sandbox/payments/confirm`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientSecret, number: '4242424242424242', expiry: '12 / 68', cvc: '123' }),
      }).catch(() => undefined);
      return answer && { status: answer.status, body: await answer.json().catch(() => undefined) };
    });
  }

  #ask<Op extends OperationId>(
    { token }: TestMember,
    op: Op,
    payload: Extract<RequestBody<Op>, object>,
  ): Promise<Answer> {
    return this.#again((server) => server.call(op, payload, token));
  }

  /** Another server where one does not answer, or says that it cannot now. */
  async #again(ask: (server: MainProcess) => Promise<Answer | undefined>): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const servers = this.#servers();
      const server = servers[Math.floor(Math.random() * servers.length)];
      const answer = server && (await ask(server));
      if (answer && answer.status < 500) return answer;
      await sleep(AGAIN_MS);
    }
    throw new Error('no server answered');
  }
}
