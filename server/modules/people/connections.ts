import { sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { limit } from '../../rateLimit.ts';
import { oneLine } from '../../text.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../../shared/authors.ts';
import { MOST_COUNTED, MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../shared/paging.ts';
import { nameQuery } from '../../shared/nameQuery.ts';
import { mayKnow } from './mayKnow.ts';
import { relationsOf, type Relation } from './relation.ts';
import { countListed, listed, sources, type Counts, type List } from '../../shared/memberLists.ts';

type Body = RequestBody<'getMyConnections'>;
/** By name the newest so many are sorted: the cost of the longest lists stays flat. */
const MOST_SORTED = 2000;
const BY_NAME = 1;
const CONNECTED = 0;
interface Found extends AuthorRow {
  at: string;
  note: string | null;
  requested_at: string | null;
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
