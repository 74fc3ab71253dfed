import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../server/context.ts';
import { readConfig } from '../../../server/config.ts';
import { publish } from '../../../server/stream/publish.ts';
import { freshDatabase, type TestDatabase } from '../support/databases.ts';
import { addMember, type TestMember } from '../support/members.ts';
import { freePort, MainProcess } from '../support/process.ts';
import { startRedis } from '../support/redisStandIn.ts';
import { openStream, type StreamReader } from '../support/streams.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecast-nodes-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase('postgres', folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const member = (role: 1 | 2 = 1): Promise<TestMember> =>
  addMember(database.db, new Date(), readConfig({ DATA_DIR: folder }), { role });

async function startNode(env: Record<string, string> = {}): Promise<MainProcess> {
  const node = new MainProcess(folder, await freePort(), { DATABASE_URL: database.url ?? '', ...env });
  await node.answering();
  return node;
}

const say = (db: Db, { userId }: TestMember, notificationId: string) =>
  publish(db, [{ memberId: userId, event: { type: 'notification.read', notificationId } }]);

const namesOf = (stream: StreamReader) =>
  stream.events.map((event) => ('notificationId' in event ? event.notificationId : undefined));

const readAll = (node: MainProcess, { userId, token }: TestMember) =>
  node.call('updateNotification', { userId, all: true }, token);

const follow = (node: MainProcess, as: TestMember, other: TestMember) =>
  node.call('followUser', { userId: as.userId, otherUserId: other.userId, action: 1 }, as.token);

// Starting a process takes its time where many run.
describe('streams of several processes', { timeout: 150_000 }, () => {
  test('[G2] an id stands for everything before it, also where a transaction began earlier and ends later', async () => {
    const node = await startNode();
    const as = await member();
    const address = { port: node.port, token: as.token };
    const first = await openStream(address);
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.db.transaction().execute(async (trx) => {
      await say(trx, as, 'slow');
      begun.resolve();
      await go.promise;
    });
    await begun.promise;
    await say(database.db, as, 'quick');
    await first.until('quick', () => namesOf(first).includes('quick'));
    first.close();
    go.resolve();
    await slow;
    const second = await openStream({ ...address, lastId: first.lastId });
    await second.until('slow', () => second.events.length > 0);
    expect([namesOf(first), namesOf(second)]).toEqual([['quick'], ['slow']]);
    await node.kill('SIGTERM');
  });

  test('[G2] what happens on one is told on the other at once, and survives the kill of either', async () => {
    const [one, two] = await Promise.all([startNode(), startNode()]);
    const hr = await member(2);
    const fans = await Promise.all(Array.from({ length: 5 }, () => member()));
    const stream = await openStream({ port: two.port, token: hr.token });
    for (const [n, fan] of fans.entries()) {
      await follow(one, fan, hr);
      await readAll(one, hr);
      await stream.first('notification.read', n);
    }
    const ids = stream.received.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);

    // The browser's own process dies, and the other one goes on after the last id.
    const missed = await member();
    await two.kill('SIGKILL');
    await stream.closed();
    await follow(one, missed, hr);
    await readAll(one, hr);
    const again = await openStream({ port: one.port, token: hr.token, lastId: stream.lastId });
    await again.until('the missed one', () => again.events.length > 0);
    // What a process left behind without an id is found by the others.
    await say(database.db, hr, 'leftBehind');
    await again.until('leftBehind', () => namesOf(again).includes('leftBehind'));
    const all = [...ids, ...again.received.map(({ id }) => id)];
    expect(all).toEqual([...new Set(all)]);

    // Logged out on one process, cut off on another.
    const three = await startNode();
    const elsewhere = await openStream({ port: three.port, token: hr.token });
    expect((await one.call('logout', { userId: hr.userId }, hr.token))?.status).toBe(200);
    const from = performance.now();
    await Promise.all([elsewhere.closed(), again.closed()]);
    expect(performance.now() - from).toBeLessThan(1000);
    await Promise.all([one.kill('SIGTERM'), three.kill('SIGTERM')]);
  });

  test('[G2] Redis tells them where there is one; while it is away they find what happened by themselves', async () => {
    const redis = await startRedis();
    const env = { REDIS_URL: redis.url };
    const [one, two] = await Promise.all([startNode(env), startNode(env)]);
    const hr = await member(2);
    const stream = await openStream({ port: two.port, token: hr.token });
    // Its connections may take longer than the start; meanwhile it is the poll that finds what happened.
    for (let n = 0; redis.published() === 0 && n < 20; n++) {
      await follow(one, await member(), hr);
      await readAll(one, hr);
      await stream.first('notification.read', n);
    }
    expect(redis.published()).toBeGreaterThan(0);

    await redis.stop();
    const before = namesOf(stream).filter((name) => name === 'notification.read').length;
    await follow(one, await member(), hr);
    await readAll(one, hr);
    await stream.first('notification.read', before);
    expect(stream.ended).toBe(false);
    expect(await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')])).toEqual([0, 0]);
  });
});
