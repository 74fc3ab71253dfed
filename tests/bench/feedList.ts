import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig, type Config } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/open.ts';
import { commentDetails } from '../../server/modules/feed/comments/commentDetails.ts';
import { getFeedList } from '../../server/modules/feed/posts/list.ts';
import { cursorOf } from '../../server/shared/paging.ts';
import { dashboardDetails } from '../../server/modules/site/dashboard.ts';
import { startPostgres } from '../api/support/postgres.ts';
import { commentsOf, idOf, makeCommunity, type Community } from './community.ts';
import { median, type Measure } from './measure.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 41;

interface Opened extends Community {
  size: number;
  database: OpenDatabase;
  context: Context;
}

/** Reads a list once; answers how many rows it got. */
type Read = (of: Opened) => Promise<number>;

const page =
  (
    filter: 0 | 1 | 2 | 3,
    more: { pageIndex?: number; feedType?: 4; after?: 'half'; searchText?: string } = {},
  ): Read =>
  async ({ reader, context, size }) => {
    const { after, ...body } = more;
    const cursor = after ? { cursor: cursorOf({ count: 1, after: [idOf(size / 2)] }) } : {};
    const payload = { userId: reader.userId, pageIndex: 1, filter, ...body, ...cursor };
    return (await getFeedList(payload, context)).response.length;
  };

const thread =
  (sort: 0 | 1, after?: 'half'): Read =>
  async ({ reader, context, size, discussed }) => {
    const cursor = after ? { cursor: cursorOf({ count: 1, after: [idOf(commentsOf(size) / 2)] }) } : {};
    const at = { userId: reader.userId, feedId: discussed, feedType: 10 as const };
    return (await commentDetails({ ...at, sort, pageIndex: 1, ...cursor }, context)).response.length;
  };

const reads: Record<string, Read> = {
  'everybody, first page': page(0),
  'everybody, page 500 by number': page(0, { pageIndex: 500 }),
  'everybody, half way by cursor': page(0, { after: 'half' }),
  'one type of post': page(0, { feedType: 4 }),
  'following, first page': page(1),
  'following, page 50 by number': page(1, { pageIndex: 50 }),
  'following, half way by cursor': page(1, { after: 'half' }),
  saved: page(2),
  'my posts': page(3),
  'my posts with a word': page(3, { searchText: 'post' }),
  'comments, newest': thread(0),
  'comments, oldest': thread(1),
  'comments, half way by cursor': thread(0, 'half'),
  async dashboard({ reader, context }) {
    const { response } = await dashboardDetails({ userId: reader.userId }, context);
    return response.suggestions.length + 10;
  },
};

async function open(config: Config, size: number): Promise<Opened> {
  const database = await openDatabase(config);
  const community = await makeCommunity(database.db, config, size);
  const { userId, role } = community.reader;
  // The handlers read nothing else of their context.
  const context = {
    db: database.db,
    now: () => new Date('2027-01-01T00:00:00Z'),
    session: { userId, role, tokenHash: '', premium: false, deviceToken: '' },
  } as unknown as Context;
  return { ...community, size, database, context };
}

async function timeOf(name: string, read: Read, of: Opened): Promise<number> {
  const from = performance.now();
  const rows = await read(of);
  const time = performance.now() - from;
  if (rows < 10) throw new Error(`${name} of ${of.size} has ${rows} rows`);
  return time;
}

/** In turns, so that what else the machine does slows both alike. */
async function compare(kind: string, few: Opened, many: Opened): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < CALLS; i++) {
      times[0].push(await timeOf(name, read, few));
      times[1].push(await timeOf(name, read, many));
    }
    const [before, after] = [median(times[0]), median(times[1])];
    measures.push(
      { name: `${kind}, ${name}: ${FEW} posts`, value: before, unit: 'ms' },
      { name: `${kind}, ${name}: ${many.size} posts`, value: after, unit: 'ms' },
      {
        name: `${kind}, ${name}: times as long`,
        value: after / before,
        unit: 'x',
        ...(told.has(name) ? {} : { bound: { max: 1.5 } }),
      },
    );
  }
  return measures;
}

async function onBoth(kind: string, configOf: (size: number) => Config, size: number): Promise<Measure[]> {
  const opened: Opened[] = [];
  try {
    for (const posts of [FEW, size]) opened.push(await open(configOf(posts), posts));
    const [few, many] = opened;
    return few && many ? await compare(kind, few, many) : [];
  } finally {
    for (const { database } of opened) await database.close();
  }
}

/** Nobody is led there: pages after the first are asked for by cursor. */
const told = new Set(['following, page 50 by number']);

/** Lists with a hundred times the posts and comments: a member must not feel how large the community is. */
export async function feedList(many = MANY): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-feed-'));
  const postgres = await startPostgres();
  try {
    const client = new pg.Client(postgres.url);
    await client.connect();
    for (const size of [FEW, many]) await client.query(`create database bench_${size}`);
    await client.end();
    const databaseOf = (size: number) => {
      const url = new URL(postgres.url);
      url.pathname = `/bench_${size}`;
      return { DATA_DIR: folder, DATABASE_URL: url.href };
    };
    return [
      ...(await onBoth('PGlite', (size) => readConfig({ DATA_DIR: join(folder, String(size)) }), many)),
      ...(await onBoth('PostgreSQL', (size) => readConfig(databaseOf(size)), many)),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
