import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { TaskKind } from '../tasks.ts';

/** Ids that are given at once. */
export const NUMBERED_AT_ONCE = 1000;
const FORGOTTEN_AT_ONCE = 1000;
const DAY_MS = 86_400_000;

/** A row of `stream_events`. */
export interface StoredEvent {
  id: number;
  member_id: string;
  type: string;
  data: Record<string, unknown>;
}

const columns = ['id', 'member_id', 'type', 'data'] as const;

/** `last`: the newest id; `forgotten`: the newest one that is not kept any more. 0 when there is none. */
export const readSequence = (db: Db): Promise<{ last: number; forgotten: number }> =>
  db.selectFrom('stream_sequence').select(['last', 'forgotten']).executeTakeFirstOrThrow();

/**
 * Gives ids to what was published and committed (migration 0080), a thousand at once, and returns how many got one. Any number of
 * processes may do so at the same time: they wait for each other.
 */
export async function numberWaiting(db: Db): Promise<number> {
  // Mostly there is nothing, and nobody needs to wait for that.
  if (!(await db.selectFrom('stream_waiting').select('key').limit(1).executeTakeFirst())) return 0;
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('stream_sequence')
      .select('last')
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A statement of its own, because it must see what was committed while this one waited.
    const { rows } = await sql<{ last: number }>`
      with moved as (
        delete from stream_waiting
        where key in (select key from stream_waiting order by key limit ${NUMBERED_AT_ONCE}) returning *),
      numbered as (
        insert into stream_events (id, member_id, type, data, created_at)
        select ${before.last}::bigint + row_number() over (order by key), member_id, type, data, created_at from moved
        returning id)
      update stream_sequence set last = greatest(last, (select max(id) from numbered)) returning last`.execute(
      trx,
    );
    return (rows[0]?.last ?? before.last) - before.last;
  });
}

/** The next ones after an id, everybody's. */
export const eventsAfter = (db: Db, id: number, limit: number): Promise<StoredEvent[]> =>
  db.selectFrom('stream_events').select(columns).where('id', '>', id).orderBy('id').limit(limit).execute();

/** The next ones of one member, up to `last`. */
export const eventsOf = (
  db: Db,
  memberId: string,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<StoredEvent[]> =>
  db
    .selectFrom('stream_events')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Removes what is older than a day: who was away for longer starts afresh. */
export const forgetEvents: TaskKind = {
  everySec: 300,
  async run({ db, config, now }) {
    const until = new Date(now().getTime() - DAY_MS).toISOString();
    for (let removed = FORGOTTEN_AT_ONCE; removed === FORGOTTEN_AT_ONCE;) {
      const { rows } = await sql<{ id: number }>`
        delete from stream_events where id in (
          select id from (select id, created_at from stream_events order by id limit ${FORGOTTEN_AT_ONCE}) as oldest
          where created_at < ${until}::timestamptz)
        returning id`.execute(db);
      removed = rows.length;
      const newest = rows.reduce((most, { id }) => Math.max(most, id), 0);
      await db
        .updateTable('stream_sequence')
        .set({ forgotten: sql<number>`greatest(forgotten, ${newest}::bigint)` })
        .execute();
    }
    // The embedded database does not do so by itself, and what waits comes and goes all the time.
    if (!config.databaseUrl) await sql`vacuum stream_waiting, stream_sequence`.execute(db);
  },
};
