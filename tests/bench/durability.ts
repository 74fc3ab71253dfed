import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestBody } from '#openapi/contract.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/open.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { freePort, MainProcess } from '../api/support/process.ts';
import { median, type Measure } from './measure.ts';

const LANES = 8;
/** The API lets a member post 30 times an hour. */
const POSTS_EACH = 30;
/** The moment of the kill is drawn: once this many posts of the round were acknowledged, and a little later. */
const POSTS_BEFORE_KILL = [10, 120] as const;
const PATIENCE_MS = 20_000;

export interface KillResult {
  rounds: number;
  acknowledged: number;
  /** Acknowledged and not there afterwards. */
  lost: number;
  /** Rows that do not fit together: a post without its count, a retry mark without its post. */
  halfWritten: number;
  recoveryMs: number[];
}

/** Posts to the real server as fast as it takes them, kills it with signal 9 at a random moment, starts it again, and counts. */
export async function killRounds(rounds: number): Promise<KillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolecast-durability-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const members: TestMember[] = [];
  const prepared = await openDatabase(config);
  const needed = rounds * (LANES + Math.ceil((2 * POSTS_BEFORE_KILL[1]) / POSTS_EACH));
  for (let i = 0; i < needed; i++) members.push(await addMember(prepared.db, new Date(), config, {}));
  await prepared.close();

  const acknowledged = new Set<string>();
  const recoveryMs: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const server = new MainProcess(dataDir, await freePort());
      const from = performance.now();
      await server.answering();
      if (round > 0) recoveryMs.push(performance.now() - from);
      const lanes = Array.from({ length: LANES }, () => post(server, members, acknowledged));
      const [least, most] = POSTS_BEFORE_KILL;
      const enough = acknowledged.size + least + Math.random() * (most - least);
      const deadline = Date.now() + PATIENCE_MS;
      while (acknowledged.size < enough && Date.now() < deadline) await sleep(1);
      await sleep(Math.random() * 20);
      await server.kill('SIGKILL');
      await Promise.all(lanes);
    }
    const database = await openDatabase(config);
    const counted = await count(database, acknowledged);
    await database.close();
    return { rounds, acknowledged: acknowledged.size, ...counted, recoveryMs };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function post(server: MainProcess, members: TestMember[], acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const member = members.pop();
    if (!member) return;
    for (let i = 0; i < POSTS_EACH; i++) {
      const payload = {
        userId: member.userId,
        action: 0,
        feedType: 10,
        text: `Post ${i} of ${member.userId}`,
        media: [],
        visibility: 0,
        commentPolicy: 0,
        clientId: crypto.randomUUID(),
      } satisfies RequestBody<'managePost'>;
      const answer = await server.call('managePost', payload, member.token);
      if (!answer) return;
      if (answer.status !== 200) throw new Error(`a post was refused: ${JSON.stringify(answer.body)}`);
      acknowledged.add((answer.body as { response: { feedId: string } }).response.feedId);
    }
  }
}

async function count({ db }: OpenDatabase, acknowledged: Set<string>) {
  const posts = await db.selectFrom('posts').select(['id', 'author_id']).execute();
  const marks = await db.selectFrom('idempotency').select(['member_id', 'response']).execute();
  const members = await db.selectFrom('members').select(['id', 'post_count']).execute();
  const there = new Set(posts.map(({ id }) => id));
  const byAuthor = new Map<string, number>();
  for (const { author_id } of posts) byAuthor.set(author_id, (byAuthor.get(author_id) ?? 0) + 1);
  const marked = marks.filter(({ response }) =>
    there.has((response as { feedId: string } | null)?.feedId ?? ''),
  );
  return {
    lost: [...acknowledged].filter((id) => !there.has(id)).length,
    halfWritten:
      members.filter(({ id, post_count }) => post_count !== (byAuthor.get(id) ?? 0)).length +
      Math.abs(posts.length - marked.length) +
      (marks.length - marked.length),
  };
}

/** 20 kills, as the project promises: no acknowledged post lost, nothing half-written. */
export async function durability(): Promise<Measure[]> {
  const result = await killRounds(20);
  return [
    {
      name: `posts acknowledged before ${result.rounds} kill -9`,
      value: result.acknowledged,
      unit: 'posts',
      bound: { min: result.rounds },
    },
    { name: 'of them lost', value: result.lost, unit: 'posts', bound: { max: 0 } },
    { name: 'half-written', value: result.halfWritten, unit: 'rows', bound: { max: 0 } },
    {
      name: 'from start to the first answer after a kill, median',
      value: median(result.recoveryMs),
      unit: 'ms',
    },
  ];
}
