import type { FastifyBaseLogger } from 'fastify';
import { liveSessions } from '../auth/sessions.ts';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { SESSION_ENDED, type News, type StreamEvent } from './references.ts';
import { renderStored, type RenderContext, type Renderers } from './renderers.ts';
import { eventsAfter, eventsOf, readSequence } from './sequence.ts';

const AT_ONCE = 500;
/** Of what one stream has missed; it reads these before it gets the next. */
const PAGE = 100;

const reset: StreamEvent = { type: 'stream.reset' };

export interface DeliveryOptions extends RenderContext {
  log: FastifyBaseLogger;
  renderers: Renderers;
}

/** The streams of this process and how far each of them is. */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #connections = new Connections();
  /** Everything up to this id was given to those who were there; undefined while nobody was. */
  #cursor: number | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#connections.size === 0;
  }

  /** Takes a stream in and tells it what it has missed since `lastId`; resolves when it gets what comes. */
  async begin(connection: Connection, lastId: number | undefined): Promise<void> {
    if (this.isIdle) this.#cursor = undefined;
    this.#connections.add(connection);
    const { last, forgotten } = await readSequence(this.#options.db);
    connection.position = lastId ?? last;
    // An id from more than a day ago, or of a database that was there before this one.
    if (connection.position < forgotten || connection.position > last) {
      connection.position = last - 1;
      connection.deliver(last, reset);
    }
    await this.#replay(connection);
    // It may have ended after the request was let in and before anybody knew of this stream.
    await this.#endOver([connection]);
  }

  /** Gives what is new to everybody who is there. */
  async deliver(): Promise<void> {
    for (let full = true; full && this.#cursor !== undefined && !this.isIdle;) {
      const stored = await eventsAfter(this.#options.db, this.#cursor, AT_ONCE);
      const newest = stored.at(-1)?.id;
      if (newest === undefined) return;
      full = stored.length === AT_ONCE;
      const mine = stored.filter((one) => this.#connections.has(one.member_id));
      const ends = mine.filter(({ type }) => type === SESSION_ENDED);
      await this.#endOver(ends.flatMap((one) => this.#connections.of(one.member_id)));
      const rendered = await renderStored(this.#options, mine);
      // From here to the new cursor nothing is waited for: who goes live does so before or after all of it.
      const known = new Set(mine.map((one) => one.member_id));
      for (const { id, member_id } of stored)
        for (const connection of this.#connections.of(member_id)) {
          if (!connection.live) continue;
          if (known.has(member_id)) connection.deliver(id, rendered.get(id));
          // It came while the others' were rendered.
          else if (id > connection.position) this.#catchUp(connection);
        }
      this.#cursor = Math.max(this.#cursor ?? 0, newest);
    }
  }

  /** Tells what is not stored to those who are here. */
  say(news: readonly News<StreamEvent>[]): void {
    for (const { memberId, event } of news)
      for (const connection of this.#connections.of(memberId)) connection.say(event);
  }

  beat(): void {
    for (const connection of this.#connections.all()) connection.beat(this.#cursor ?? 0);
  }

  /** Closes those whose session is over without anybody having said so: by its time, or by hand. */
  endOver(): Promise<void> {
    return this.#endOver(this.#connections.all());
  }

  end(): void {
    for (const connection of this.#connections.all()) connection.close();
  }

  #catchUp(connection: Connection): void {
    connection.live = false;
    this.#replay(connection).catch((error: unknown) => {
      this.#options.log.error({ err: error }, 'a stream could not catch up; its browser comes back');
      connection.close();
    });
  }

  /** Tells a stream all that it has missed, until there is nothing between that and what everybody gets. */
  async #replay(connection: Connection): Promise<void> {
    const { db } = this.#options;
    while (!connection.closed) {
      const { last } = await readSequence(db);
      for (let full = true; full && !connection.closed;) {
        const after = connection.position;
        const stored = await eventsOf(db, connection.memberId, { after, last, limit: PAGE });
        const rendered = await renderStored(this.#options, stored);
        for (const { id } of stored) connection.deliver(id, rendered.get(id));
        full = stored.length === PAGE;
        await connection.drained();
      }
      connection.deliver(last, undefined);
      this.#cursor ??= last;
      if (this.#cursor > last) continue;
      connection.live = true;
      connection.beat(last);
      return;
    }
  }

  async #endOver(connections: readonly Connection[]): Promise<void> {
    const { db, now } = this.#options;
    for (let at = 0; at < connections.length; at += AT_ONCE) {
      const some = connections.slice(at, at + AT_ONCE);
      const live = await liveSessions(
        db,
        some.map(({ tokenHash }) => tokenHash),
        now(),
      );
      for (const connection of some) if (!live.has(connection.tokenHash)) connection.close();
    }
  }
}
