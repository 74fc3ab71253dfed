import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig, type Config } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/open.ts';
import { startPostgres } from '../api/support/postgres.ts';
import type { TestMember } from '../api/support/members.ts';

/** A database filled to a size, and a context in which a member calls handlers there. */
export interface Opened {
  size: number;
  database: OpenDatabase;
  context: Context;
  reader: TestMember;
}

type Fill = (database: OpenDatabase, config: Config, size: number) => Promise<TestMember>;

/** Each call is two minutes after the one before, so that no rate limit is ever met. */
function contextOf({ db }: OpenDatabase, { userId, role }: TestMember): Context {
  let calls = 0;
  // Lists and searches read nothing else of their context.
  return {
    db,
    now: () => new Date(Date.UTC(2027, 0, 1) + ++calls * 120_000),
    session: { userId, role, tokenHash: '', premium: false, deviceToken: '' },
  } as unknown as Context;
}

async function opened(config: Config, size: number, fill: Fill): Promise<Opened> {
  const database = await openDatabase(config);
  const reader = await fill(database, config, size);
  return { size, database, reader, context: contextOf(database, reader) };
}

/** Runs a comparison of databases of these sizes, on PGlite and then on PostgreSQL; removes both. */
export async function withSizes<R>(
  sizes: readonly number[],
  fill: Fill,
  compare: (kind: string, of: Opened[]) => Promise<R[]>,
): Promise<R[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-bench-'));
  const postgres = await startPostgres();
  try {
    const client = new pg.Client(postgres.url);
    await client.connect();
    for (const size of sizes) await client.query(`create database bench_${size}`);
    await client.end();
    const urlOf = (size: number) => {
      const url = new URL(postgres.url);
      url.pathname = `/bench_${size}`;
      return url.href;
    };
    const kinds: [string, (size: number) => Config][] = [
      ['PGlite', (size) => readConfig({ DATA_DIR: join(folder, String(size)) })],
      ['PostgreSQL', (size) => readConfig({ DATA_DIR: folder, DATABASE_URL: urlOf(size) })],
    ];
    const results: R[] = [];
    for (const [kind, configOf] of kinds) {
      const all: Opened[] = [];
      try {
        for (const size of sizes) all.push(await opened(configOf(size), size, fill));
        results.push(...(await compare(kind, all)));
      } finally {
        for (const { database } of all) await database.close();
      }
    }
    return results;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
