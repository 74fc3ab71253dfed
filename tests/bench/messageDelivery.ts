import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig, type Config } from '../../server/config.ts';
import type { Db } from '../../server/context.ts';
import { newToken } from '../../server/ids.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { startPostgres, withDatabase } from '../api/support/postgres.ts';
import type { MainProcess } from '../api/support/process.ts';
import type { Measure } from './measure.ts';
import { Listener, type Heard } from './messageListener.ts';
import { startRedisServer } from './redisServer.ts';
import { alone, Servers } from './ticketServers.ts';

export interface Plan {
  /** Of a member who writes and one who listens. A member may write 60 times a minute. */
  pairs: number;
  perSec: number;
  /** Before it is measured, so that the code is compiled and the connections are open. */
  warmSec: number;
  seconds: number;
}

const plan: Plan = { pairs: 240, perSec: 200, warmSec: 5, seconds: 20 };
/** For what is still under way when the last one was sent. */
const PATIENCE_MS = 15_000;
const MOST_MS = 250;

interface Pair {
  writer: TestMember;
  reader: TestMember;
}

async function makePairs(db: Db, config: Config, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let n = 0; n < count; n++) {
    const [writer, reader] = [
      await addMember(db, new Date(), config, {}),
      await addMember(db, new Date(), config, {}),
    ];
    pairs.push({ writer, reader });
  }
  const [writers, readers] = [
    pairs.map((pair) => pair.writer.userId),
    pairs.map((pair) => pair.reader.userId),
  ];
  await sql`
    insert into connections (member_id, other_id, status, direction, requested_at, connected_at)
    select pair.a, pair.b, 1, pair.direction, now(), now() from (
      select a, b, 'out' as direction from unnest(${writers}::uuid[], ${readers}::uuid[]) as one (a, b)
      union all select b, a, 'in' from unnest(${writers}::uuid[], ${readers}::uuid[]) as other (a, b)) as pair`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  return pairs;
}

/** What was sent, by its text: when, and whether it was acknowledged. */
type Sent = Map<string, { at: number; isAcknowledged: boolean }>;

/** Sends at an even pace, whether the earlier ones are answered or not: half of the writers on each server. */
async function sendAll(
  servers: readonly MainProcess[],
  pairs: readonly Pair[],
  { perSec, seconds, name }: { perSec: number; seconds: number; name: string },
): Promise<Sent> {
  const sent: Sent = new Map();
  const sendOne = async (at: number) => {
    const { writer, reader } = pairs[at % pairs.length]!; // within the list
    const one = { at: performance.now(), isAcknowledged: false };
    const message = `${name} ${at}`;
    sent.set(message, one);
    const body = { action: 0, messageType: 0, message, clientId: crypto.randomUUID() } as const;
    const answer = await servers[at % servers.length]?.call(
      'sendMessage',
      { userId: writer.userId, friendId: reader.userId, ...body },
      writer.token,
    );
    one.isAcknowledged = answer?.status === 200;
  };
  const from = performance.now();
  const under: Promise<void>[] = [];
  for (let at = 0; at < perSec * seconds; at++) {
    const early = from + (at * 1000) / perSec - performance.now();
    if (early > 1) await sleep(early);
    under.push(sendOne(at));
  }
  await Promise.all(under);
  return sent;
}

/** Until every acknowledged one was heard, or nobody can expect it any more. */
async function heardOf(listeners: readonly Listener[], sent: Sent): Promise<Heard[][]> {
  const deadline = performance.now() + PATIENCE_MS;
  const acknowledged = [...sent].filter(([, one]) => one.isAcknowledged).map(([text]) => text);
  for (;;) {
    const heard = listeners.map((one) => one.heard.filter(({ text }) => sent.has(text)));
    const texts = new Set(heard.flat().map(({ text }) => text));
    if (acknowledged.every((text) => texts.has(text)) || performance.now() > deadline) return heard;
    await sleep(100);
  }
}

function reckon(name: string, sent: Sent, heard: readonly Heard[][]): Measure[] {
  const all = heard.flat();
  const first = new Map(all.toReversed().map((one) => [one.text, one]));
  const acknowledged = [...sent].filter(([, one]) => one.isAcknowledged);
  const disordered = heard.flatMap((ofOne) =>
    ofOne.filter((one, at) => {
      const before = ofOne[at - 1];
      return before && (before.id >= one.id || before.messageId > one.messageId);
    }),
  );
  const times = [...sent].flatMap(([text, { at }]) => (first.get(text)?.at ?? Number.NaN) - at);
  const known = times.filter((time) => !Number.isNaN(time)).sort((a, b) => a - b);
  const part = (share: number) => known[Math.floor(known.length * share)] ?? Number.NaN;
  const lost = acknowledged.filter(([text]) => !first.has(text)).length;
  return [
    { name: `${name}: sent`, value: sent.size, unit: 'messages' },
    {
      name: `${name}: refused`,
      value: sent.size - acknowledged.length,
      unit: 'messages',
      bound: { max: 0 },
    },
    { name: `${name}: acknowledged and lost`, value: lost, unit: 'messages', bound: { max: 0 } },
    { name: `${name}: doubled`, value: all.length - first.size, unit: 'messages', bound: { max: 0 } },
    { name: `${name}: out of order`, value: disordered.length, unit: 'messages', bound: { max: 0 } },
    { name: `${name}: sent until heard, median`, value: part(0.5), unit: 'ms' },
    { name: `${name}: sent until heard, 95 of 100`, value: part(0.95), unit: 'ms', bound: { max: MOST_MS } },
    { name: `${name}: sent until heard, 99 of 100`, value: part(0.99), unit: 'ms' },
  ];
}

/** As it runs in earnest: secrets of its own, nothing validated that was answered, everything on the disk. */
const production = (databaseUrl: string) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: databaseUrl,
  API_SIGNING_KEY: newToken(),
  SERVER_SECRET: newToken(),
  LINK_SECRET: newToken(),
  TICKET_KEY: newToken(),
});

async function deliver(name: string, how: Plan, redisUrl?: string): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-messages-'));
  const postgres = await startPostgres({ durable: true });
  const env = {
    ...production(withDatabase(postgres.url, 'postgres')),
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
  };
  const config = readConfig({ DATA_DIR: folder, ...env });
  const servers = new Servers(config, env);
  try {
    const pairs = await alone(config, ({ db }) => makePairs(db, config, how.pairs));
    await servers.start(2);
    // Two and two, so that half of the messages go to the other server.
    const portOf = (at: number) => servers.running[Math.floor(at / 2) % 2]?.port ?? 0;
    const listeners = await Promise.all(
      pairs.map(({ reader: member }, at) =>
        Listener.open({ port: portOf(at), member, key: env.API_SIGNING_KEY }),
      ),
    );
    const { perSec, warmSec, seconds } = how;
    const warm = await sendAll(servers.running, pairs, { perSec, seconds: warmSec, name: 'warm' });
    await heardOf(listeners, warm);
    const sent = await sendAll(servers.running, pairs, { perSec, seconds, name: 'measured' });
    const heard = await heardOf(listeners, sent);
    for (const listener of listeners) listener.close();
    return reckon(name, sent, heard);
  } finally {
    await servers.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * 200 messages a second to two servers on a durable PostgreSQL, from the moment of sending to the moment at which the friend's stream
 * brings them (product G2); once with PostgreSQL's own notifications between the servers, once with Redis.
 */
export async function messageDelivery(how: Plan = plan): Promise<Measure[]> {
  const measures = await deliver('PostgreSQL, two servers', how);
  const redis = await startRedisServer();
  if (!redis) {
    console.error('redis-server is not installed: not measured with Redis');
    return measures;
  }
  try {
    return [...measures, ...(await deliver('with Redis, two servers', how, redis.url))];
  } finally {
    await redis.stop();
  }
}
