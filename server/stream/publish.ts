import { type RawBuilder, sql } from 'kysely';
import type { Context, Db } from '../context.ts';
import { afterCommit } from '../db/afterCommit.ts';
import type { News, SESSION_ENDED, StreamEvent, StreamReference } from './references.ts';

/** By database: its transactions and itself share one adapter. */
const listeners = new WeakMap<object, Set<() => void>>();

const keyOf = (db: Db): object => db.getExecutor().adapter;

/** Calls `wake` whenever something that was published through this database is committed; returns the end of it. */
export function onPublished(db: Db, wake: () => void): () => void {
  const known = listeners.get(keyOf(db)) ?? new Set();
  listeners.set(keyOf(db), known.add(wake));
  return () => void known.delete(wake);
}

/** What a transaction tells: a reference, or to the processes alone that a session is over. */
type Told = News<StreamReference | { type: typeof SESSION_ENDED }>;

const rowOf = ({ memberId, event: { type, ...data } }: Told) => ({
  member_id: memberId,
  type,
  data: JSON.stringify(data),
});

/**
 * Tells members what changed, in the transaction that changes it: it reaches their open streams after the commit, and for a day
 * those that open one again. `event` is a reference; what a member reads of it, and whether anything at all, is decided when it is
 * delivered. Hundreds at once are one statement.
 */
export async function publish(db: Db, news: readonly Told[]): Promise<void> {
  if (news.length === 0) return;
  await db.insertInto('stream_waiting').values(news.map(rowOf)).execute();
  await wakeAfterCommit(db);
}

/**
 * The same as a part of a larger statement, which tells nothing where the part before it that is called `cause` has no rows. Whoever runs
 * it calls `wakeAfterCommit`.
 */
export function publishing(news: readonly [Told, ...Told[]], cause: string): RawBuilder<unknown> {
  const rows = news
    .map(rowOf)
    .map(({ member_id, type, data }) => sql`(${member_id}::uuid, ${type}::text, ${data}::jsonb)`);
  return sql`
    insert into stream_waiting (member_id, type, data)
    select told.* from (values ${sql.join(rows)}) as told where exists (select 1 from ${sql.table(cause)})`;
}

/** Wakes those who deliver, once what was published through `db` is committed. */
export const wakeAfterCommit = (db: Db): Promise<void> =>
  afterCommit(db, () => {
    for (const wake of listeners.get(keyOf(db)) ?? []) wake();
  });

/**
 * Tells members what is of no use later, such as who is typing: to the streams that are open now, at most every two seconds the same,
 * without an id, and stored nowhere. Whether they may know it is the caller's matter.
 */
export function publishFleeting({ services }: Context, news: readonly News<StreamEvent>[]): void {
  services.stream.sendFleeting(news);
}
