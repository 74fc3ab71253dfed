import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { contractDocument } from '../../../server/contract/document.ts';
import { useApi } from '../support/api.ts';

/** The specification's, one a line. */
const endpoints = readFileSync(join(import.meta.dirname, '../../architecture/endpoints.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));
const byPath = new Map<string, OperationId>(
  (Object.keys(operations) as OperationId[]).map((op) => [operations[op].path, op]),
);

interface Example {
  requestBody?: { content?: { 'application/json'?: { examples?: Record<string, { value: object }> } } };
}

/** The first example of the contract: `npm run gen` holds each against its schema, so that only a handler refuses it. */
function payloadOf(op: OperationId, userId: string): object {
  const { path, method } = operations[op];
  // What the server reads of the document leaves the examples out.
  const described = contractDocument.paths[path]?.[method] as Example | undefined;
  const [first] = Object.values(described?.requestBody?.content?.['application/json']?.examples ?? {});
  return { ...first?.value, ...(operations[op].takesUserId ? { userId } : {}) };
}

describe('[S7.4] the endpoints of the specification', () => {
  const api = useApi('pglite');

  test('are 99', () => expect(endpoints).toHaveLength(99));

  test.each(endpoints)('%s is there, and answers as the contract says', async (path) => {
    const op = byPath.get(path);
    if (!op) throw new Error(`${path} is no path of the contract`);
    const as = await api.member({ role: 2, premium: true });
    const { status, body } = await api.send(op, payloadOf(op, as.userId), { as });
    const { message } = body as { message: string }; // every answer has one
    expect(message).not.toBe('There is nothing at this address.');
    expect(status, message).toBeLessThan(500);
  });
});
