import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { DatabaseError } from '../../../server/db/pglite.ts';
import { hideSecrets } from '../../../server/http/logging.ts';

function lines() {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const { log } = Fastify({ logger: { stream, formatters: { log: (entry) => hideSecrets(entry) } } });
  return { log, written };
}

test('secrets are hidden wherever they stand', () => {
  const { log, written } = lines();
  log.info({ body: { password: 'violets', list: [{ otp: '123456' }] }, phone: '1510000000' }, 'payload');
  expect(written.join('')).not.toMatch(/violets|123456|1510000000/);
});

test('of a database error the row is left out, and what it was stays', () => {
  const { log, written } = lines();
  const error = new DatabaseError({
    message: 'null value in column "text" violates not-null constraint',
    code: '23502',
    detail: 'Failing row contains (1510000000, $argon2id$v=19).',
  });
  log.error({ err: error }, 'request failed');
  expect(written.join('')).not.toMatch(/1510000000|argon2id/);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    err: {
      type: 'DatabaseError',
      code: '23502',
      message: error.message,
      stack: expect.stringContaining('at '),
    },
  });
});
