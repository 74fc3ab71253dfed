import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { killRounds } from '../../bench/durability.ts';
import { addMember, type TestMember } from '../support/members.ts';
import { freePort, MainProcess } from '../support/process.ts';

test(
  'kill -9 in the middle of posting: nothing acknowledged is lost, nothing half-written',
  { timeout: 150_000 },
  async () => {
    const result = await killRounds(3);
    console.log(
      `kill -9: ${result.acknowledged} posts acknowledged, ${result.lost} lost, back in ${result.recoveryMs.map(Math.round).join(', ')} ms`,
    );
    expect(result.acknowledged).toBeGreaterThanOrEqual(30);
    expect(result).toMatchObject({ lost: 0, halfWritten: 0 });
  },
);

describe('one server process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecast-process-'));
  const lock = join(dataDir, 'pglite.lock');
  let server: MainProcess;
  let member: TestMember;

  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: dataDir });
    const database = await openDatabase(config);
    member = await addMember(database.db, new Date(), config, {});
    await database.close();
    server = new MainProcess(dataDir, await freePort());
    await server.answering();
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = () =>
    server.call(
      'managePost',
      {
        userId: member.userId,
        action: 0,
        feedType: 10,
        text: 'Still here',
        media: [],
        visibility: 0,
        commentPolicy: 0,
        clientId: crypto.randomUUID(),
      },
      member.token,
    );

  test('says where it is', () => {
    expect(server.output).toContain(`Rolecast is at http://localhost:${server.port} (pglite)`);
  });

  test('a second one on the same data is refused with a sentence', async () => {
    const second = new MainProcess(dataDir, await freePort());
    expect(await second.ended).toBe(1);
    expect(second.output).toMatch(
      /^The database in \S+ is in use by process \d+\. Stop that process first, or choose another DATA_DIR\.$/m,
    );
    expect(second.output).not.toContain(' at ');
    expect((await post())?.status).toBe(200);
  });

  test('a second one on the same port is refused with a sentence', async () => {
    const other = mkdtempSync(join(tmpdir(), 'rolecast-process-'));
    const second = new MainProcess(other, server.port);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain('The port is in use. Stop the other server, or choose another PORT.');
    expect(existsSync(join(other, 'pglite.lock'))).toBe(false);
    rmSync(other, { recursive: true, force: true });
  });

  test('told to end, it answers what is running, takes nothing new, gives its lock back and ends with 0', async () => {
    // An idle connection must not hold it up.
    const idle = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const running = Array.from({ length: 12 }, post);
    await sleep(5);
    const from = performance.now();
    const code = server.kill('SIGTERM');
    const answers = await Promise.all(running);
    expect(await code).toBe(0);
    expect(performance.now() - from).toBeLessThan(5000);
    for (const answer of answers.filter((one) => one !== undefined))
      expect([200, 503]).toContain(answer.status);
    expect(await post()).toBeUndefined();
    expect(existsSync(lock)).toBe(false);
    idle.destroy();

    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
    const there = await database.db.selectFrom('posts').select('id').execute();
    await database.close();
    const acknowledged = answers.filter((answer) => answer?.status === 200).length + 1;
    expect(there.length).toBeGreaterThanOrEqual(acknowledged);
  });
});
