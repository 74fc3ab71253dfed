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

/** No payload of the contract nests deeper than a handful of levels. */
const MAX_DEPTH = 64;

/** What walks a body after this may call itself for each level: 8 KB of brackets would otherwise end in its stack. */
function refuseDeep(value: unknown, depth = 1): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw badRequest(`This is nested deeper than ${MAX_DEPTH} levels.`);
  for (const inner of Object.values(value)) refuseDeep(inner, depth + 1);
}

/** JSON and nothing else, at most 64 levels deep; an empty body is no payload. Prototype keys (`__proto__`) are refused. */
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
        refuseDeep(body);
        done(null, suspicious.test(text as string) ? clean(body) : body);
      } catch (refusal) {
        done(refusal as Error);
      }
    });
  });
}
