import type { FastifyInstance } from 'fastify';
import { operations } from '#openapi/generated/operations.ts';
import { badRequest } from '../problem.ts';

/** NUL, which PostgreSQL cannot store, or half of a surrogate pair, which is no text; both only come escaped. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw badRequest('The text holds characters that cannot be stored.');
    return value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
  return value;
}

/** JSON and nothing else; an empty body is no payload. Prototype keys (`__proto__`) are refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    // It carries a signature of somebody else, over these very bytes.
    if (request.op && !operations[request.op].signed) request.rawBody = text as string;
    parse(request, text as string, (error, body) => {
      if (error) return done(badRequest('This is not JSON.'));
      try {
        done(null, suspicious.test(text as string) ? clean(body) : body);
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
}
