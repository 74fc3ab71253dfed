import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { limit } from '../../rateLimit.ts';
import { oneLine } from '../../text.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../feed/authors.ts';
import { MOST_COUNTED, MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../feed/paging.ts';
import { nameQuery } from '../feed/suggest.ts';
import { mayKnow } from './mayKnow.ts';
import { relationsOf, type Relation } from './relation.ts';

type Body = RequestBody<'getMyConnections'>;
type List = Body['list'];
type Counts = Schemas['ConnectionCounts'];

/** By name the newest so many are sorted: the cost of the longest lists stays flat. */
const MOST_SORTED = 2000;
const BY_NAME = 1;
const CONNECTED = 0;
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
const sources: Record<List, Source> = {
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

interface Found extends AuthorRow {
  at: string;
  note: string | null;
  requested_at: string | null;
}

/** `from … where …`: the rows of a list whose members are there and may be seen. */
function listed(userId: string, { from, other, acrossBlocks }: Source, query?: string) {
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

/** One page of one of the caller's seven lists, with the size of each; with the first of the connected, whom they may know. */
export async function getMyConnections(
  body: Body,
  context: Context,
): Promise<ResponseBody<'getMyConnections'>> {
  const session = requireSession(context);
  const { userId } = session;
  const { db } = context;
  const source = sources[body.list];
  const words = oneLine(body.searchText ?? '');
  if (words) await limit(context, 'search', userId);
  const query = words ? nameQuery(words) : undefined;
  const counts = await countLists(db, userId);
  // Words without a letter or number are in no name.
  const rows = words && query === undefined ? [] : await pageOf(db, userId, body, query);
  const relations = await relationsOf(
    db,
    session,
    rows.map(({ author_id }) => author_id),
  );
  return {
    message: 'Connections',
    response: rows.flatMap((row) => {
      const viewer = relations.get(row.author_id);
      return viewer ? [toConnection(body.list, row, viewer)] : [];
    }),
    count: !words
      ? counts[source.name]
      : query === undefined
        ? 0
        : await countListed(db, listed(userId, source, query)),
    counts,
    ...(body.list === CONNECTED &&
      body.pageIndex === 1 &&
      !words && { suggestions: await mayKnow(context, session) }),
  };
}

async function pageOf(db: Db, userId: string, { list, sort, pageIndex }: Body, query?: string) {
  const source = sources[list];
  const offset = offsetOf(pageIndex);
  if (offset >= MOST_SKIPPED) return [];
  const isTie = list <= 2;
  const at = sql.ref(`row.${source.at}`);
  const newest = sql`
    select ${authorSelect}, ${at} as at,
      ${isTie ? sql`row.note, row.requested_at` : sql`null as note, null as requested_at`}
    ${listed(userId, source, query)} order by ${at} desc, ${sql.ref(`row.${source.other}`)}`;
  const { rows } = await (
    sort === BY_NAME
      ? sql<Found>`
        select * from (${newest} limit ${MOST_SORTED}) as newest
        order by lower(user_name collate "und-x-icu") collate "und-x-icu", author_id
        limit ${PAGE_SIZE} offset ${offset}`
      : sql<Found>`${newest} limit ${PAGE_SIZE} offset ${offset}`
  ).execute(db);
  return rows;
}

/** Counted to MOST_COUNTED: a brand with more followers reads the number that its row keeps. */
async function countListed(db: Db, rows: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${rows} limit ${MOST_COUNTED}) as bounded`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Requests that wait for the member, as the list RECEIVED counts them. */
export const countRequests = (db: Db, userId: string): Promise<number> =>
  countListed(db, listed(userId, sources[RECEIVED]));

async function countLists(db: Db, userId: string): Promise<Counts> {
  const columns = sql.join(
    Object.values(sources).map(
      (source) => sql`(
        select count(*)::int from (select 1 ${listed(userId, source)} limit ${MOST_COUNTED}) as bounded
      ) as ${sql.ref(source.name)}`,
    ),
  );
  const { rows } = await sql<
    Counts & Record<'connection_count' | 'following_count' | 'follower_count', number>
  >`
    select ${columns}, connection_count, following_count, follower_count
    from members as own where own.id = ${userId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return { connected: 0, received: 0, sent: 0, following: 0, followers: 0, blocked: 0, muted: 0 };
  const whole = (counted: number, kept: number) =>
    counted < MOST_COUNTED ? counted : Math.max(counted, kept);
  return {
    connected: whole(row.connected, row.connection_count),
    received: row.received,
    sent: row.sent,
    following: whole(row.following, row.following_count),
    followers: whole(row.followers, row.follower_count),
    blocked: row.blocked,
    muted: row.muted,
  };
}

/** `connectionId` is the other's id: in each list a member stands once. */
function toConnection(list: List, row: Found, viewer: Relation): Schemas['Connection'] {
  const at = row.at;
  return {
    connectionId: row.author_id,
    member: toAuthor(row),
    connectionStatus: viewer.connectionStatus,
    ...(viewer.requestDirection ? { direction: viewer.requestDirection } : {}),
    ...(row.note && list !== 0 ? { note: row.note } : {}),
    ...(row.requested_at ? { requestedAt: row.requested_at } : {}),
    ...(list === 0 ? { connectedAt: at } : {}),
    ...(list === 3 || list === 4 ? { followedAt: at } : {}),
    ...(list === 5 ? { blockedAt: at } : {}),
    ...(list === 6 ? { mutedAt: at } : {}),
    viewer,
  };
}
