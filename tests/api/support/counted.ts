import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../../server/context.ts';

/**
 * The same database under a handle whose round trips are counted: its statements, and the begin and the end of each transaction. What
 * others do with the database meanwhile is not among them.
 */
export function counted(db: Db) {
  let trips = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      trips += 1;
      return result;
    },
  };
  const handle = db.withPlugin(counting);
  const transaction = handle.transaction.bind(handle);
  handle.transaction = () => {
    trips += 2;
    return transaction();
  };
  /** How many it takes to run something. */
  async function tripsOf(run: () => Promise<unknown>): Promise<number> {
    const before = trips;
    await run();
    return trips - before;
  }
  return { db: handle, tripsOf };
}
