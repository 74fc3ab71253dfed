import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPglite, type PgliteThread } from '../../../server/db/pglite.ts';

let folder = '';
let thread: PgliteThread;
let db: Kysely<{ numbers: { n: number } }>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rolecast-pglite-'));
  thread = await startPglite({ dataDir: folder, syncLog: true, idleMaxMs: 400 });
  db = new Kysely({ dialect: thread.dialect });
  await sql`create table numbers (n integer primary key)`.execute(db);
}, 30_000);
afterAll(async () => {
  await thread.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (n: number) => db.insertInto('numbers').values({ n }).execute();
const has = async (n: number) =>
  (await db.selectFrom('numbers').select('n').where('n', '=', n).execute()).length === 1;

describe('PGlite in its thread', () => {
  test('many writers at once share flushes and lose nothing', async () => {
    const many = Array.from({ length: 500 }, (_, i) => 1000 + i);
    await Promise.all(many.map(add));
    const { count } = await db
      .selectFrom('numbers')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('n', '>=', 1000)
      .executeTakeFirstOrThrow();
    expect(count).toBe(500);
  });

  test('transactions take turns and others do not see into them', async () => {
    const order: string[] = [];
    const inside = Promise.withResolvers<void>();
    const first = db.transaction().execute(async (trx) => {
      await trx.insertInto('numbers').values({ n: 1 }).execute();
      inside.resolve();
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('first');
      throw new Error('undo');
    });
    await inside.promise;
    const second = db.transaction().execute(async (trx) => {
      order.push('second');
      return trx.selectFrom('numbers').select('n').where('n', '=', 1).execute();
    });
    await expect(first).rejects.toThrow('undo');
    expect(await second).toEqual([]);
    expect(order).toEqual(['first', 'second']);
  });

  test('a failed statement fails its transaction alone', async () => {
    await add(2);
    const twice = db.transaction().execute(async (trx) => {
      await trx.insertInto('numbers').values({ n: 3 }).execute();
      await trx.insertInto('numbers').values({ n: 2 }).execute();
    });
    await expect(twice).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      constraint: 'numbers_pkey',
    });
    expect([await has(2), await has(3)]).toEqual([true, false]);
  });

  test('a statement outside waits for the transaction; one that hangs is rolled back and lets the others on', async () => {
    const hanging = db.transaction().execute(async (trx) => {
      await trx.insertInto('numbers').values({ n: 4 }).execute();
      // A mistake that PostgreSQL would forgive: the only connection is held by the transaction itself.
      await add(5);
      await trx.insertInto('numbers').values({ n: 6 }).execute();
    });
    await expect(hanging).rejects.toThrow('this transaction did nothing for 400 ms and was rolled back');
    expect([await has(4), await has(5), await has(6)]).toEqual([false, true, false]);
  });

  test('computing in the database does not stop this thread', async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const from = performance.now();
    await sql`select count(*) from generate_series(1, 3000000)`.execute(db);
    const took = performance.now() - from;
    clearInterval(timer);
    expect(took).toBeGreaterThan(100);
    expect(longest).toBeLessThan(took / 2);
  });

  test('a thread that dies is told, and nothing waits for it', async () => {
    const other = await startPglite({ dataDir: 'memory://', syncLog: false, idleMaxMs: 1000 });
    const otherDb = new Kysely({ dialect: other.dialect });
    await other.close();
    await expect(sql`select 1`.execute(otherDb)).rejects.toThrow('the database is closed');
  }, 30_000);
});
