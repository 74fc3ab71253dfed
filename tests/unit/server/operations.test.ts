import { expect, test } from 'vitest';
import { notImplemented, type OperationId } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { handlers } from '../../../server/handlers.ts';

/** Goes down with every capability, never up. */
const mostNotServed = 21;

test('every operation has its handler, and few are not served yet', () => {
  const ids = Object.keys(operations) as OperationId[];
  expect(Object.keys(handlers).sort()).toEqual([...ids].sort());
  const missing = ids.filter((id) => handlers[id] === notImplemented);
  console.log(
    `server: ${ids.length - missing.length} of ${ids.length} operations served, not yet: ${missing.join(', ')}`,
  );
  expect(missing.length).toBeLessThanOrEqual(mostNotServed);
});
