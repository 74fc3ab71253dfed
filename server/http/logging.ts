import type { FastifyInstance } from 'fastify';

const secrets = new Set([
  'authorization',
  'cookie',
  'set-cookie',
  'signature',
  'password',
  'currentPassword',
  'newPassword',
  'otp',
  'phone',
  'token',
  'accessToken',
  'deviceToken',
  'resetToken',
  'clientSecret',
  'client_secret',
  'paymentIntent',
  'stripe-signature',
]);
const DEPTH = 4;

/**
 * A log entry without what must never reach a log, wherever it stands. Payloads are not logged at all; this is for the
 * day when somebody does. A function, because pino's own redaction costs more than the rest of a request's log.
 */
export function hideSecrets(entry: Record<string, unknown>, depth = DEPTH): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry))
    shown[name] = secrets.has(name) ? '[hidden]' : hidden(value, depth);
  return shown;
}

function hidden(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => hidden(item, depth - 1));
  if (value instanceof Error) return withoutRows(value);
  // Requests and the like have serializers of their own.
  const plain = Object.getPrototypeOf(value) === Object.prototype;
  return plain ? hideSecrets(value as Record<string, unknown>, depth - 1) : value;
}

/** PostgreSQL repeats whole rows in its errors: "Failing row contains (...)". */
function withoutRows(error: Error): Error {
  const { message, stack } = error;
  const copy = Object.create(Object.getPrototypeOf(error) as object) as Error;
  return Object.assign(copy, error, { message, stack, detail: undefined, where: undefined });
}

/** One line for each request: its id, operation or path, status, milliseconds, member. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.op ? undefined : request.url.split('?', 1)[0];
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](
      {
        reqId: request.id,
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
