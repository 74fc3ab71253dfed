import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import { addMember, type TestMember } from '../api/support/members.ts';

const AUTHORS = 500;
const FOLLOWED = 100;
const CONNECTED = 20;
const BLOCKED = 10;
/** The reader's own posts, and those that the reader saved: as many in a small community as in a large one. */
const OWN = 200;
const ownEvery = 10_000 / OWN;

/** More than are counted, and ten times the fewest. */
export const commentsOf = (posts: number) => Math.min(posts, 100_000);

/** A community of so many posts, one of them with very many comments, and somebody who reads there. */
export interface Community {
  reader: TestMember;
  /** The post with the comments, which is the reader's own. */
  discussed: string;
}

/** Id of the nth post or comment, from 1; they sort by it. */
export const idOf = (n: number) =>
  `018f0000-${Math.floor(n / 65_536)
    .toString(16)
    .padStart(4, '0')}-7000-8000-${(n % 65_536).toString(16).padStart(12, '0')}`;

const id = (n: string) =>
  sql.raw<string>(
    `('018f0000-' || lpad(to_hex(${n} / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(${n} % 65536), 12, '0'))::uuid`,
  );

/** Writes them row by row in the database itself: a million through the API would take the day. */
export async function makeCommunity(db: Db, config: Config, size: number): Promise<Community> {
  const members: TestMember[] = [];
  for (let i = 0; i < AUTHORS; i++) members.push(await addMember(db, new Date(), config, {}));
  const [reader, ...others] = members;
  if (!reader) throw new Error('no members');
  await befriend(db, reader, others);
  // The first is the reader.
  const author = sql`(${members.map(({ userId }) => userId)}::uuid[])[2 + n % ${AUTHORS - 1}::int]`;
  await db.transaction().execute(async (trx) => {
    // The rows refer to nothing that is not there; asking for each would be most of the time.
    await sql`set local session_replication_role = replica`.execute(trx);
    // Every fifth post is for connections. Those of one author are of one type.
    await sql`
      insert into posts (id, feed_type, author_id, text, visibility, created_at, updated_at)
      select ${id('n')}, case n % ${AUTHORS - 1} % 4 when 0 then 10 when 1 then 11 when 2 then 4 else 8 end, ${author},
        'Post ' || n || repeat(' and a line of text that wraps,', n % 6), case when n % 5 = 0 then 1 else 0 end,
        timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
      from generate_series(1, ${size}::int) as n`.execute(trx);
    await sql`
      update posts set author_id = ${reader.userId}::uuid, feed_type = 10, visibility = 0
      from generate_series(1, ${OWN}::int) as n where posts.id = ${id(`(n * ${ownEvery})`)}`.execute(trx);
    await sql`
      insert into saved (member_id, feed_id, feed_type, created_at)
      select ${reader.userId}::uuid, ${id(`(n * ${ownEvery} - 1)`)}, 10, timestamptz '2026-06-01' + n * interval '1 second'
      from generate_series(1, ${OWN}::int) as n`.execute(trx);
    // Nine of ten answer one of the comments before them.
    await sql`
      insert into comments (id, feed_id, feed_type, parent_id, author_id, text, created_at)
      select ${id('n')}, ${idOf(ownEvery)}::uuid, 10, case when n % 10 = 0 then null else ${id('(n / 1000 * 1000)')} end,
        ${author}, 'Comment ' || n, timestamptz '2026-06-01' + n * interval '1 second'
      from generate_series(1000, ${commentsOf(size)}::int + 1000) as n`.execute(trx);
  });
  // As upkeep does every hour, and PostgreSQL by itself.
  await sql`analyze`.execute(db);
  return { reader, discussed: idOf(ownEvery) };
}

async function befriend(db: Db, reader: TestMember, others: readonly TestMember[]): Promise<void> {
  const at = new Date();
  const [followed, connected, blocked] = [
    others.slice(0, FOLLOWED),
    others.slice(FOLLOWED, FOLLOWED + CONNECTED),
    others.slice(-BLOCKED),
  ];
  const pair = { member_id: reader.userId, created_at: at };
  await db
    .insertInto('follows')
    .values(followed.map(({ userId }) => ({ ...pair, followed_id: userId })))
    .execute();
  await db
    .insertInto('blocks')
    .values(blocked.map(({ userId }) => ({ ...pair, blocked_id: userId })))
    .execute();
  await db
    .insertInto('connections')
    .values(
      connected.map(({ userId }) => ({
        member_id: reader.userId,
        other_id: userId,
        status: 1 as const,
        direction: 'out' as const,
        requested_at: at,
        connected_at: at,
      })),
    )
    .execute();
}
