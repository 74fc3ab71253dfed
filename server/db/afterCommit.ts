import type { DatabaseConnection, Driver } from 'kysely';
import type { Db } from '../context.ts';

type Run = () => void;

/** What waits for the commit of the transaction that a connection is in. */
const waiting = new WeakMap<DatabaseConnection, Run[]>();

/**
 * Runs a function once what was written through `db` is committed: after the transaction when it is one, and never when that is
 * rolled back; at once otherwise. For what must not be lost when the process dies, write a task instead.
 */
export async function afterCommit(db: Db, run: Run): Promise<void> {
  if (!db.isTransaction) return run();
  // Inside a transaction it is always the same one.
  await db.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), run]);
  });
}

/** The driver itself, whose transactions run what waits for them. */
export function withAfterCommit<D extends Driver>(driver: D): D {
  const begin = driver.beginTransaction.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  driver.beginTransaction = async (connection, settings) => {
    // Of one before that did not come to its end.
    waiting.delete(connection);
    await begin(connection, settings);
  };
  driver.commitTransaction = async (connection) => {
    await commit(connection);
    const runs = waiting.get(connection) ?? [];
    waiting.delete(connection);
    for (const run of runs) run();
  };
  return driver;
}
