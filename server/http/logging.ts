import type { FastifyInstance } from 'fastify';

/** What never reaches a log, wherever it stands. Payloads are not logged at all. */
export const redactedPaths = [
  'authorization',
  'cookie',
  'signature',
  'password',
  'otp',
  'phone',
  'token',
  'accessToken',
  'deviceToken',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** One line for each request: its id, operation or path, status, milliseconds, member. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.op ? undefined : request.url.split('?', 1)[0];
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](
      {
        op: request.op,
        method: request.op ? undefined : request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.session?.userId,
      },
      'request',
    );
    done();
  });
}
