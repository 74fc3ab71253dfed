import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { notHidden } from '../../../server/db/visible.ts';
import { diskStorage } from '../../../server/media/storage.ts';
import { addTask, startTasks, type TaskContext, type TaskKind } from '../../../server/tasks.ts';
import { learnTables } from '../../../server/upkeep.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { withDatabase } from '../support/postgres.ts';
import { purposes } from '../../../server/purposes.ts';

describe.each(databases())('database on %s', (kind) => {
  const api = useApi(kind);

  test('values come back the same', async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as big, 12.5::numeric as exact, date '2026-02-28' as day,
        timestamptz '2026-02-28 12:00:00.123+02' as at, '{"a":[1,"ü"]}'::jsonb as document, array['a','b'] as list,
        true as yes, null as nothing, 'é日本😀' as text`.execute(api.db);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        exact: 12.5,
        day: '2026-02-28',
        at: '2026-02-28T10:00:00.123Z',
        document: { a: [1, 'ü'] },
        list: ['a', 'b'],
        yes: true,
        nothing: null,
        text: 'é日本😀',
      },
    ]);
  });

  test('counts of changed rows and SQLSTATEs come back the same', async () => {
    const as = await api.member();
    const changed = await api.db
      .updateTable('members')
      .set({ headline: 'x' })
      .where('id', '=', as.userId)
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
    await expect(sql`select * from nothing`.execute(api.db)).rejects.toMatchObject({ code: '42P01' });
    const orphan = api.db
      .insertInto('follows')
      .values({ member_id: as.userId, followed_id: crypto.randomUUID(), created_at: api.now() });
    await expect(orphan.execute()).rejects.toMatchObject({
      code: '23503',
      constraint: 'follows_followed_id_fkey',
    });
  });

  test('the same phone may hold an account in each role, and one only', async () => {
    const phone = '1700000001';
    for (const role of [1, 2, 3, 4] as const) await api.member({ role, phone });
    await expect(api.member({ role: 2, phone })).rejects.toMatchObject({ code: '23505' });
  });

  test('a block hides both ways', async () => {
    const [ana, ben, cem] = [await api.member(), await api.member(), await api.member()];
    await api.db
      .insertInto('blocks')
      .values({ member_id: ana.userId, blocked_id: ben.userId, created_at: api.now() })
      .execute();
    const seenBy = async (member: typeof ana) => {
      const ids = [ana, ben, cem].map(({ userId }) => userId);
      const rows = await api.db
        .selectFrom('members')
        .select('id')
        .where('id', 'in', ids)
        .where(notHidden(member.userId, 'members.id'))
        .execute();
      return new Set(rows.map(({ id }) => id));
    };
    expect(await seenBy(ana)).toEqual(new Set([ana.userId, cem.userId]));
    expect(await seenBy(ben)).toEqual(new Set([ben.userId, cem.userId]));
    expect(await seenBy(cem)).toEqual(new Set([ana.userId, ben.userId, cem.userId]));
  });
});

test('the embedded database gives back the room of rows that are gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-vacuum-'));
  const { db, close } = await openDatabase({
    dataDir: folder,
    databaseUrl: undefined,
    databasePool: 1,
    syncLog: false,
  });
  try {
    await sql`create table notes as select repeat('word ', 50) as text from generate_series(1, 5000)`.execute(
      db,
    );
    await sql`delete from notes`.execute(db);
    const size = async () =>
      (await sql<{ bytes: number }>`select pg_relation_size('notes') as bytes`.execute(db)).rows[0]?.bytes;
    expect(await size()).toBeGreaterThan(1_000_000);
    // It needs the database and which one it is alone.
    await learnTables.run({ db, config: {} } as never, {});
    expect(await size()).toBe(0);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.each(databases())('tasks on %s', (kind) => {
  const api = useApi(kind);
  const context = (): TaskContext => ({
    db: api.db,
    config: api.config,
    storage: diskStorage(api.folder),
    payments: undefined,
    purposes,
    push: undefined,
    mediaServer: undefined,
    log: api.app.http.log,
    now: api.now,
  });
  const runner = (kinds: Record<string, TaskKind>) => startTasks(context(), kinds);

  test('200 tasks and two runners: each runs once', async () => {
    const ran: unknown[] = [];
    const kinds = {
      once: { run: async (_context: TaskContext, { n }: Record<string, unknown>) => void ran.push(n) },
    };
    for (let n = 0; n < 200; n++) await addTask(api.db, { kind: 'once', data: { n }, runAt: api.now() });
    const runners = [runner(kinds), runner(kinds)];
    for (let rounds = 0; rounds < 12; rounds++) await Promise.all(runners.map((one) => one.settle()));
    for (const one of runners) await one.stop();
    expect(ran.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  test('a failing task is tried again later and later, then given up', async () => {
    let tries = 0;
    const given: unknown[] = [];
    const failing: TaskKind = {
      run: async () => {
        tries += 1;
        throw new Error('gateway down');
      },
      gaveUp: async (_context, data, error) => void given.push({ data, error }),
    };
    const one = runner({ failing });
    await addTask(api.db, { kind: 'failing', data: { a: 1 }, runAt: api.now() });
    await one.settle();
    await one.settle();
    expect(tries).toBe(1);
    for (const seconds of [5, 30, 120, 600, 3600]) {
      api.advance(seconds * 1000 + 1);
      await one.settle();
    }
    await one.stop();
    expect(tries).toBe(6);
    expect(given).toEqual([{ data: { a: 1 }, error: 'gateway down' }]);
    expect(await api.db.selectFrom('tasks').select('id').where('kind', '=', 'failing').execute()).toEqual([]);
  });

  test('the task of a dead node is taken over, one with a key waits once, a recurring one comes back', async () => {
    let ran = 0;
    const counting: TaskKind = { run: async () => void (ran += 1) };
    for (let i = 0; i < 3; i++)
      await addTask(api.db, { kind: 'counting', key: 'same', data: {}, runAt: api.now() });
    await sql`update tasks set locked_until = ${new Date(api.now().getTime() + 60_000).toISOString()} where key = 'same'`.execute(
      api.db,
    );
    const one = runner({ counting, beat: { ...counting, everySec: 60 } });
    await one.settle();
    expect(ran, 'the beat alone').toBe(1);
    api.advance(60_001);
    await one.settle();
    expect(ran, 'the beat again and the one taken over').toBe(3);
    await one.stop();
  });

  test('a recurring task is due again its time after it began, and not after it ended', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let ran = 0;
    const pulse: TaskKind = {
      everySec: 60,
      async run() {
        ran += 1;
        await held;
      },
    };
    const one = runner({ pulse });
    const settled = one.settle();
    await expect.poll(() => ran).toBe(1);
    api.advance(60_001);
    release();
    await settled;
    await one.settle();
    await one.stop();
    expect(ran).toBe(2);
  });
});

describe('PostgreSQL', () => {
  test('five nodes that start at once migrate an empty database once', async () => {
    const name = `rolecast_${randomBytes(6).toString('hex')}`;
    const client = new pg.Client(inject('postgresUrl'));
    await client.connect();
    await client.query(`create database ${name}`);
    const folder = mkdtempSync(join(tmpdir(), 'rolecast-nodes-'));
    const url = withDatabase(inject('postgresUrl'), name);
    const start = () => openDatabase({ databaseUrl: url, databasePool: 2, dataDir: folder, syncLog: false });
    const nodes = await Promise.all(Array.from({ length: 5 }, start));
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(nodes[0]!.db);
    const files = readdirSync(resolve(import.meta.dirname, '../../../server/db/migrations'));
    expect(rows.map(({ name: one }) => `${one}.ts`).sort()).toEqual(files.sort());
    await Promise.all(nodes.map((node) => node.close()));
    await client.query(`drop database ${name} with (force)`);
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });
});
