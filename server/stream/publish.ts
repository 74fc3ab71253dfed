import type { Db } from '../context.ts';
import { afterCommit } from '../db/afterCommit.ts';
import type { News } from './references.ts';

/** By database: its transactions and itself share one adapter. */
const listeners = new WeakMap<object, Set<() => void>>();

const keyOf = (db: Db): object => db.getExecutor().adapter;

/** Calls `wake` whenever something that was published through this database is committed; returns the end of it. */
export function onPublished(db: Db, wake: () => void): () => void {
  const known = listeners.get(keyOf(db)) ?? new Set();
  listeners.set(keyOf(db), known.add(wake));
  return () => void known.delete(wake);
}

/**
 * Tells members what changed, in the transaction that changes it: it reaches their open streams after the commit, and for a day
 * those that open one again. `event` is a reference; what a member reads of it, and whether anything at all, is decided when it is
 * delivered. Hundreds at once are one statement.
 */
export async function publish(db: Db, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  await db
    .insertInto('stream_waiting')
    .values(
      news.map(({ memberId, event: { type, ...data } }) => ({
        member_id: memberId,
        type,
        data: JSON.stringify(data),
      })),
    )
    .execute();
  await afterCommit(db, () => {
    for (const wake of listeners.get(keyOf(db)) ?? []) wake();
  });
}
