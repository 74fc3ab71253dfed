import type { FastifyInstance } from 'fastify';

/** Counts the requests that are being answered; `drained` resolves when there are none. */
export function countRunning(app: FastifyInstance): { drained: () => Promise<void> } {
  let running = 0;
  let waiting: (() => void)[] = [];
  app.addHook('onRequest', (_request, reply, done) => {
    running += 1;
    // Also when the connection breaks before the answer is out.
    reply.raw.once('close', () => {
      running -= 1;
      if (running > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    });
    done();
  });
  return {
    drained: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
