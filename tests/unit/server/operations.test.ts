import { expect, test } from 'vitest';
import { notImplemented, type OperationId } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { handlers } from '../../../server/handlers.ts';

test('every operation has its handler, and is served', () => {
  const ids = Object.keys(operations) as OperationId[];
  expect(Object.keys(handlers).sort()).toEqual([...ids].sort());
  expect(ids.filter((id) => handlers[id] === notImplemented)).toEqual([]);
});
