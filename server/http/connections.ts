import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 50;

/**
 * Watches the connections, so that the server can end in order. The returned function stops listening, lets what is
 * running finish (`graceMs` at most) and closes every connection that has nothing to say.
 */
export function watchConnections(app: FastifyInstance): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (graceMs) => {
    const closed = app.close();
    const look = setInterval(() => {
      app.server.closeIdleConnections();
      // Node knows which connections idle between two requests, but not those that never sent one.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, LOOK_MS);
    await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
    clearInterval(look);
    app.server.closeAllConnections();
    await closed;
  };
}
