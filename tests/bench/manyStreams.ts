import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../server/config.ts';
import { newToken } from '../../server/ids.ts';
import type { News } from '../../server/stream/references.ts';
import { startPostgres, withDatabase } from '../api/support/postgres.ts';
import { freePort } from '../api/support/process.ts';
import { median, type Measure } from './measure.ts';
import { makeStreamCommunity, type Member, type StreamCommunity } from './streamCommunity.ts';
import { StreamListener } from './streamListener.ts';
import { alone } from './ticketServers.ts';
import { usageModule, usageOf } from './usageOf.ts';

export interface Plan {
  streams: number;
  /** How often all of them are told something. */
  rounds: number;
  /** What one of them has missed. */
  missed: number;
}

const plan: Plan = { streams: 5000, rounds: 10, missed: 1000 };
/** Open before it is measured, so that the code is compiled and the database's connections are there. */
const WARM = 100;
/** Opened at once, and published at once. */
const AT_ONCE = 100;
const PATIENCE_MS = 60_000;

/** One open stream of a member, and what it heard since it was last asked. */
interface Ear {
  member: Member;
  stream: StreamListener;
  heard: { id: number | undefined; at: number }[];
}

class Crowd {
  readonly ears: Ear[] = [];
  readonly #port: number;
  readonly #key: string;

  constructor(port: number, key: string) {
    this.#port = port;
    this.#key = key;
  }

  async #open(member: Member, lastId?: number): Promise<Ear> {
    const heard: Ear['heard'] = [];
    const place = { port: this.#port, member, key: this.#key, ...(lastId === undefined ? {} : { lastId }) };
    const stream = await StreamListener.open(place, ({ id, at }) => void heard.push({ id, at }));
    return { member, stream, heard };
  }

  async open(members: readonly Member[]): Promise<void> {
    for (let at = 0; at < members.length; at += AT_ONCE)
      this.ears.push(
        ...(await Promise.all(members.slice(at, at + AT_ONCE).map((member) => this.#open(member)))),
      );
  }

  /** One comes back to where it was; how often it had to ask is once. */
  again = ({ member, stream }: Ear): Promise<Ear> => this.#open(member, stream.lastId);

  close() {
    for (const { stream } of this.ears) stream.close();
  }
}

/** Resolves when it holds, or when nobody can expect it any more. */
async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!holds() && performance.now() < deadline) await sleep(5);
}

async function publish(server: ChildProcess, news: News[]): Promise<void> {
  const published = once(server, 'message');
  server.send({ news });
  await published;
}

/** Tells everybody of something, again and again. */
async function tellAll(server: ChildProcess, { ears }: Crowd, channelName: string, rounds: number) {
  const event = { type: 'live.like', channelName } as const;
  const news = ears.map(({ member }) => ({ memberId: member.userId, event }));
  const [times, whole, cpu]: [number[], number[], number[]] = [[], [], []];
  let wrong = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { heard } of ears) heard.length = 0;
    const { cpuMs } = await usageOf(server);
    const from = performance.now();
    await publish(server, news);
    await until(() => ears.every(({ heard }) => heard.length > 0));
    const all = ears.flatMap(({ heard }) => heard.map(({ at }) => at - from));
    times.push(...all);
    whole.push(Math.max(...all));
    cpu.push((await usageOf(server)).cpuMs - cpuMs);
    wrong += ears.filter(({ heard }) => heard.length !== 1).length;
  }
  return { times: times.toSorted((a, b) => a - b), whole, cpu, wrong };
}

/** One goes, misses much, and comes back while everybody else is there. */
async function catchUp(server: ChildProcess, crowd: Crowd, missed: number) {
  const [ear] = crowd.ears;
  if (!ear) throw new Error('nobody is there');
  ear.stream.close();
  const { userId } = ear.member;
  for (let at = 0; at < missed; at += AT_ONCE)
    await publish(
      server,
      Array.from({ length: Math.min(AT_ONCE, missed - at) }, (_, n) => ({
        memberId: userId,
        event: { type: 'notification.read', notificationId: `n${at + n}` },
      })),
    );
  const from = performance.now();
  const { heard, stream } = await crowd.again(ear);
  await until(() => heard.length >= missed);
  const ms = performance.now() - from;
  stream.close();
  const ids = heard.map(({ id }) => id ?? 0);
  const inOrder = [...new Set(ids)].toSorted((a, b) => a - b);
  return { ms, wrong: Math.abs(missed - heard.length) + ids.filter((id, at) => id !== inOrder[at]).length };
}

async function measure(
  server: ChildProcess,
  crowd: Crowd,
  made: StreamCommunity,
  how: Plan,
): Promise<Measure[]> {
  const { members, channelName } = made;
  await crowd.open(members.slice(0, WARM));
  await tellAll(server, crowd, channelName, 2);
  const before = await usageOf(server);
  const from = performance.now();
  await crowd.open(members.slice(WARM));
  const openedSec = (performance.now() - from) / 1000;
  const after = await usageOf(server);
  const each = (of: 'heldBytes' | 'rssBytes') => (after[of] - before[of]) / 1024 / (members.length - WARM);
  const told = await tellAll(server, crowd, channelName, how.rounds);
  const caught = await catchUp(server, crowd, how.missed);
  const name = `${members.length} streams on one process`;
  return [
    { name: `${name}: until all were open`, value: openedSec, unit: 's' },
    { name: `${name}: memory held for each`, value: each('heldBytes'), unit: 'KiB', bound: { max: 32 } },
    { name: `${name}: resident memory for each`, value: each('rssBytes'), unit: 'KiB' },
    {
      name: `${name}: one event to all, until the last has it, median`,
      value: median(told.whole),
      unit: 'ms',
    },
    {
      name: `${name}: one event to all, 95 of 100`,
      value: told.times[Math.floor(told.times.length * 0.95)] ?? NaN,
      unit: 'ms',
    },
    { name: `${name}: computing of one event to all, median`, value: median(told.cpu), unit: 'ms' },
    { name: `${name}: not heard, or heard twice`, value: told.wrong, unit: '', bound: { max: 0 } },
    {
      name: `${how.missed} missed, caught up in one request: lost, doubled, out of order`,
      value: caught.wrong,
      unit: '',
      bound: { max: 0 },
    },
    { name: `${how.missed} missed: until all were there`, value: caught.ms, unit: 'ms' },
  ];
}

/**
 * Thousands of open streams on one process and PostgreSQL: what each of them holds there, how long one event takes to all of them
 * (somebody likes a live room that everybody is in), and somebody who comes back after a thousand events.
 */
export async function manyStreams(how: Plan = plan): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-streams-'));
  const postgres = await startPostgres();
  const url = withDatabase(postgres.url, 'postgres');
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url });
  const [port, key] = [await freePort(), newToken()];
  let server: ChildProcess | undefined;
  const crowd = new Crowd(port, key);
  try {
    const made = await alone(config, ({ db }) => makeStreamCommunity(db, how.streams));
    server = fork(join(import.meta.dirname, 'servers/streams.ts'), [String(port), key, url, folder], {
      execArgv: ['--import', usageModule],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { PATH: process.env.PATH },
    });
    await once(server, 'message');
    return await measure(server, crowd, made, how);
  } finally {
    crowd.close();
    if (server) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
