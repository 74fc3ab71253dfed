import { createClient } from '@redis/client';
import { CHANNEL, readSignal, type Bus, type BusOptions } from './bus.ts';

const MOST_WAIT_MS = 5000;

/** Publish and subscribe of Redis. While it is away the poll finds what is stored within a second. */
export function redisBus(url: string, { log, receive }: Pick<BusOptions, 'log' | 'receive'>): Bus {
  const publisher = createClient({
    url,
    // What cannot be said now is of no use later.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MOST_WAIT_MS) },
  });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  let away = false;
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: unknown) => {
      if (!away) log.warn({ err: error }, 'Redis does not answer; the stream polls');
      away = true;
    });
    client.on('ready', () => (away = false));
  }
  // Neither is waited for: the server starts without Redis too. Errors reach the listeners above.
  publisher.connect().catch(() => {});
  subscriber.connect().catch(() => {});
  subscriber
    .subscribe(CHANNEL, (text) => {
      const signal = readSignal(text);
      if (signal) receive(signal);
    })
    .catch(() => {});

  return {
    async send(signal) {
      if (publisher.isReady) await publisher.publish(CHANNEL, JSON.stringify(signal));
    },
    async close() {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}
