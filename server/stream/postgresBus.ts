import { sql } from 'kysely';
import pg from 'pg';
import { CHANNEL, readSignal, type Bus, type BusOptions, type Signal } from './bus.ts';

const AGAIN_MS = 1000;
/** A notification has room for 8,000 bytes. */
const MOST_BYTES = 7000;

/**
 * LISTEN on a connection of its own, NOTIFY through the pool. Behind a pooler that hands connections around nothing is heard
 * (`DATABASE_DIRECT_URL` leads past it); then the poll finds what is stored within a second.
 */
export function postgresBus(
  connectionString: string,
  { db, log, receive }: Pick<BusOptions, 'db' | 'log' | 'receive'>,
): Bus {
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const again = (error?: unknown) => {
    if (closed || timer) return;
    log.warn({ err: error }, 'notifications of the database are not heard; the stream polls');
    timer = setTimeout(() => {
      timer = undefined;
      void listen();
    }, AGAIN_MS).unref();
  };
  const listen = async () => {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      application_name: 'rolecast stream',
    });
    client = next;
    next.on('error', again);
    next.on('end', () => again());
    next.on('notification', ({ payload }) => {
      const signal = readSignal(payload ?? '');
      if (signal) receive(signal);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      // What was said meanwhile.
      receive({ from: '', news: [] });
    } catch (error) {
      void next.end().catch(() => {});
      again(error);
    }
  };
  const listening = listen();

  return {
    async send(signal) {
      for (const part of parts(signal))
        await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(part)})`.execute(db);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await listening;
      await client?.end().catch(() => {});
    },
  };
}

/** Signals that are short enough; each of them says that there is something new. */
function* parts({ from, news }: Signal): Iterable<Signal> {
  let part: Signal['news'] = [];
  let bytes = 0;
  for (const one of news) {
    const size = Buffer.byteLength(JSON.stringify(one));
    if (part.length > 0 && bytes + size > MOST_BYTES) {
      yield { from, news: part };
      [part, bytes] = [[], 0];
    }
    part.push(one);
    bytes += size;
  }
  yield { from, news: part };
}
