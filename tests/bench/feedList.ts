import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { RequestBody } from '#openapi/contract.ts';
import { readConfig } from '../../server/config.ts';
import type { Context, Db } from '../../server/context.ts';
import { openDatabase } from '../../server/db/open.ts';
import { getFeedList } from '../../server/modules/feed/list.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { median, type Measure } from './measure.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const AUTHORS = 500;
const FOLLOWED = 100;
const CALLS = 41;

/** Adds posts up to this number, spread over the authors, each a second later than the one before. */
async function fill(db: Db, from: number, to: number) {
  await sql`
    insert into posts (id, feed_type, author_id, text, created_at, updated_at)
    select lpad(to_hex(n), 32, '0')::uuid, 10, authors.id, 'Post ' || n,
      timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
    from generate_series(${from}::int + 1, ${to}::int) as n
    join (select id, row_number() over (order by id) - 1 as place from members limit ${AUTHORS}) as authors
      on authors.place = n % ${AUTHORS}`.execute(db);
  await sql`analyze posts`.execute(db);
}

async function timeOf(
  db: Db,
  reader: TestMember,
  body: Pick<RequestBody<'getFeedList'>, 'filter' | 'pageIndex'>,
) {
  const { userId, role } = reader;
  // The handler reads nothing else of its context.
  const context = {
    db,
    now: () => new Date('2027-01-01T00:00:00Z'),
    session: { userId, role, tokenHash: '', premium: false, deviceToken: '' },
  } as unknown as Context;
  const times: number[] = [];
  for (let i = 0; i < CALLS; i++) {
    const from = performance.now();
    const { response } = await getFeedList({ userId, ...body }, context);
    times.push(performance.now() - from);
    if (response.length !== 10) throw new Error(`page ${body.pageIndex} has ${response.length} posts`);
  }
  return median(times);
}

const pages = [
  { name: 'everybody, first page', filter: 0, pageIndex: 1 },
  { name: 'everybody, page 500', filter: 0, pageIndex: 500 },
  { name: 'following, first page', filter: 1, pageIndex: 1 },
] as const;

/** `getfeedlist` with a hundred times the posts: a member must not feel how large the community is. */
export async function feedList(many = MANY): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecast-feed-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase(config);
  try {
    const members: TestMember[] = [];
    for (let i = 0; i < AUTHORS; i++) members.push(await addMember(db, new Date(), config, {}));
    const [reader, ...others] = members;
    if (!reader) throw new Error('no members');
    await db
      .insertInto('follows')
      .values(
        others.slice(0, FOLLOWED).map(({ userId }) => ({
          member_id: reader.userId,
          followed_id: userId,
          created_at: new Date(),
        })),
      )
      .execute();
    const measures: Measure[] = [];
    await fill(db, 0, FEW);
    const before = new Map<string, number>();
    for (const { name, ...page } of pages) before.set(name, await timeOf(db, reader, page));
    await fill(db, FEW, many);
    for (const { name, ...page } of pages) {
      const few = before.get(name) ?? Number.NaN;
      const much = await timeOf(db, reader, page);
      measures.push(
        { name: `getfeedlist, ${name}, ${FEW} posts`, value: few, unit: 'ms' },
        { name: `getfeedlist, ${name}, ${many} posts`, value: much, unit: 'ms' },
        { name: `getfeedlist, ${name}, times as long`, value: much / few, unit: 'x', bound: { max: 1.5 } },
      );
    }
    return measures;
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
