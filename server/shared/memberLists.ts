import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestBody, Schemas } from '#openapi/contract.ts';
import type { Db } from '../context.ts';
import { notHidden } from '../db/visible.ts';
import { MOST_COUNTED } from './paging.ts';

export type List = RequestBody<'getMyConnections'>['list'];
export type Counts = Schemas['ConnectionCounts'];

const RECEIVED = 1;

/** One row of a list, before the member stands beside it: the other's id, and when it came. */
interface Source {
  name: keyof Counts;
  /** Holds the caller's rows as `row`. */
  from: (userId: string) => RawBuilder<unknown>;
  other: string;
  at: string;
  /** What the caller has blocked is the one list that shows across a block. */
  acrossBlocks?: true;
}

const connections = (where: RawBuilder<unknown>) => (userId: string) =>
  sql`connections as row where row.member_id = ${userId}::uuid and ${where}`;

/** CONNECTED 0, RECEIVED 1, SENT 2, FOLLOWING 3, FOLLOWERS 4, BLOCKED 5, MUTED 6 (product S49). Each is one range of an index. */
export const sources: Record<List, Source> = {
  0: { name: 'connected', from: connections(sql`row.status = 1`), other: 'other_id', at: 'connected_at' },
  1: {
    name: 'received',
    from: connections(sql`row.status = 0 and row.direction = 'in'`),
    other: 'other_id',
    at: 'requested_at',
  },
  2: {
    name: 'sent',
    from: connections(sql`row.status = 0 and row.direction = 'out'`),
    other: 'other_id',
    at: 'requested_at',
  },
  3: {
    name: 'following',
    from: (userId) => sql`follows as row where row.member_id = ${userId}::uuid`,
    other: 'followed_id',
    at: 'created_at',
  },
  4: {
    name: 'followers',
    from: (userId) => sql`follows as row where row.followed_id = ${userId}::uuid`,
    other: 'member_id',
    at: 'created_at',
  },
  5: {
    name: 'blocked',
    from: (userId) => sql`blocks as row where row.member_id = ${userId}::uuid`,
    other: 'blocked_id',
    at: 'created_at',
    acrossBlocks: true,
  },
  6: {
    name: 'muted',
    from: (userId) => sql`mutes as row where row.member_id = ${userId}::uuid`,
    other: 'muted_id',
    at: 'created_at',
  },
};

/** `from … where …`: the rows of a list whose members are there and may be seen. */
export function listed(userId: string, { from, other, acrossBlocks }: Source, query?: string) {
  const seen = acrossBlocks ? sql<SqlBool>`true` : notHidden(userId, 'members.id');
  const found =
    query === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`name_words(members.user_name) @@ to_tsquery('simple', ${query})`;
  return sql`
    from (select * from ${from(userId)}) as row
    inner join members on members.id = ${sql.ref(`row.${other}`)}
    where members.deleted_at is null and members.suspended_at is null and ${seen} and ${found}`;
}

/** Counted to MOST_COUNTED: a brand with more followers reads the number that its row keeps. */
export async function countListed(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${rows} limit ${MOST_COUNTED}) as bounded`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Requests that wait for the member, as the list RECEIVED counts them. */
export const countRequests = (db: Db, userId: string): Promise<number> =>
  countListed(db, listed(userId, sources[RECEIVED]));
